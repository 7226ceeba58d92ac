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
    ? `A ${amountText(amount)} payment is already scheduled for ${dayText(pay_on)}. This payment is in addition to it.`
    : `A ${amountText(amount)} payment is already being processed today. This payment is in addition to it.`
