import { Checkbox } from 'antd'
import type { BillChoice } from './useSelectedBills'
import * as serviceAccountTexts from '#shared/texts/serviceAccounts'

/** Selects a bill to pay together with others. */
export const BillCheckbox = ({ number, choice }: { number: string; choice: BillChoice | null }) =>
  choice && (
    <Checkbox
      aria-label={serviceAccountTexts.selectToPay(number)}
      checked={choice.isSelected}
      onChange={choice.toggle}
    />
  )
