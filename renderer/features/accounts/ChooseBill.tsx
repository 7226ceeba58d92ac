import { Checkbox } from 'antd'
import type { BillChoice } from './useChosenBills'

/** Ticks a bill, to be paid together with others. */
export const ChooseBill = ({ number, choice }: { number: string; choice: BillChoice | null }) =>
  choice && <Checkbox aria-label={`Choose ${number} to be paid`} checked={choice.isChosen} onChange={choice.toggle} />
