/** For a person without any service of their own: why there is nothing here, and where to go. */
import { supportNumber, telephoneLink } from '#shared/contactNumbers'
import { EmptyPanel } from '../panels/Panel'
import * as commonTexts from '#shared/texts/common'
import { Rich } from '../Rich'

interface Props {
  isStaff: boolean
  /** What is missing therefore, as it reads in "…, so there is …". */
  what: string
}

export const NoAccount = ({ isStaff, what }: Props) =>
  isStaff ? (
    <EmptyPanel>{commonTexts.thisPageShowsACustomers}</EmptyPanel>
  ) : (
    <EmptyPanel>
      <p>
        <Rich
          text={commonTexts.youDontHaveAnyService(what)}
          parts={{ link: <a href={telephoneLink(supportNumber)}>{supportNumber}</a> }}
        />
      </p>
    </EmptyPanel>
  )
