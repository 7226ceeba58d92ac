import * as serviceAccountTexts from '#shared/texts/services/serviceAccounts'
import { Checkbox } from '../../ui/Checkbox'
import type { BillChoice } from './useSelectedBills'

/** Selects a bill to pay together with others. */
export const BillCheckbox = ({ number, choice }: { number: string; choice: BillChoice | null }) =>
  choice && (
    <Checkbox
      aria-label={serviceAccountTexts.selectToPay(number)}
      checked={choice.isSelected}
      onChange={choice.toggle}
    />
  )
