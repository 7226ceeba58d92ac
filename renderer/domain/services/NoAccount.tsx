/** Shown to a person without services: why the page is empty, and whom to contact. */
import { phoneLink, supportNumber } from '#shared/desks/contactNumbers'
import * as commonTexts from '#shared/texts/common'
import { EmptyPanel } from '../../ui/panels/Panel'
import { Rich } from '../../ui/Rich'

export const NoAccount = ({ isStaff }: { isStaff: boolean }) =>
  isStaff ? (
    <EmptyPanel>{commonTexts.chooseCustomerFirst}</EmptyPanel>
  ) : (
    <EmptyPanel picture="house">
      <p>
        <Rich text={commonTexts.noService} parts={{ link: <a href={phoneLink(supportNumber)}>{supportNumber}</a> }} />
      </p>
    </EmptyPanel>
  )
