/** What is said beside a balance about payments that are still to be made of it. */
import type { Cents } from '#shared/money'
import { isCancellable } from '#shared/scheduledPayments'
import { dayText } from '../look/days'
import { amountText } from '../look/amounts'

interface Planned {
  amount: Cents
  pay_on: string
}

/** "$84.20 is to be paid on 12/03/2026." On its day the bank is being asked already. */
export const plannedText = ({ amount, pay_on }: Planned, today: string): string =>
  isCancellable(pay_on, today)
    ? `${amountText(amount)} is to be paid on ${dayText(pay_on)}.`
    : `${amountText(amount)} is being paid today.`

/** Said before another payment is made. */
export const onTopText = ({ amount, pay_on }: Planned, today: string): string =>
  isCancellable(pay_on, today)
    ? `A payment of ${amountText(amount)} is already planned for ${dayText(pay_on)}; this one comes on top.`
    : `A payment of ${amountText(amount)} is already being made today; this one comes on top.`
