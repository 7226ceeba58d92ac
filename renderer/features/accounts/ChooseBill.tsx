import { Checkbox } from 'antd'
import type { BillChoice } from './useChosenBills'
import * as serviceAccountTexts from '#shared/texts/serviceAccounts'

/** Ticks a bill, to be paid together with others. */
export const ChooseBill = ({ number, choice }: { number: string; choice: BillChoice | null }) =>
  choice && (
    <Checkbox aria-label={serviceAccountTexts.selectToPay(number)} checked={choice.isChosen} onChange={choice.toggle} />
  )
