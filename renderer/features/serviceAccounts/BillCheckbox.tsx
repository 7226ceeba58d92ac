import * as serviceAccountTexts from '#shared/texts/services/serviceAccounts'
import { Checkbox } from '../../ui/Checkbox'
import type { BillChoice } from './useSelectedBills'

interface Props {
  number: string
  choice: BillChoice | null
  /** False in a table, in which the label would be repeated in every row. */
  isLabeled?: boolean
}

/** Selects a bill to pay together with others. */
export const BillCheckbox = ({ number, choice, isLabeled = false }: Props) =>
  choice && (
    <Checkbox
      aria-label={serviceAccountTexts.selectNumberToPay(number)}
      checked={choice.isSelected}
      onChange={choice.toggle}
    >
      {isLabeled ? serviceAccountTexts.selectToPay : undefined}
    </Checkbox>
  )
