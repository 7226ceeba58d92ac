/** Shown to a person without services: why the page is empty, and whom to contact. */
import { supportNumber, telephoneLink } from '#shared/desks/contactNumbers'
import * as commonTexts from '#shared/texts/common'
import { EmptyPanel } from '../panels/Panel'
import { Rich } from '../Rich'

interface Props {
  isStaff: boolean
  /** The missing data as it reads in "…, so there is …". */
  missingItem: string
}

export const NoAccount = ({ isStaff, missingItem }: Props) =>
  isStaff ? (
    <EmptyPanel>{commonTexts.chooseCustomerFirst}</EmptyPanel>
  ) : (
    <EmptyPanel>
      <p>
        <Rich
          text={commonTexts.noService(missingItem)}
          parts={{ link: <a href={telephoneLink(supportNumber)}>{supportNumber}</a> }}
        />
      </p>
    </EmptyPanel>
  )
