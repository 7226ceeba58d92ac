/** What is said beside a balance about payments that are still to be made of it. */
import type { Cents } from '#shared/money'
import { isCancellable } from '#shared/scheduledPayments'
import { dayText } from '../look/days'
import { amountText } from '../look/amounts'
import * as paymentTexts from '#shared/texts/payments'

interface Planned {
  amount: Cents
  pay_on: string
}

/** "$84.20 is to be paid on 12/03/2026." On its day the bank is being asked already. */
export const plannedText = ({ amount, pay_on }: Planned, today: string): string =>
  isCancellable(pay_on, today)
    ? paymentTexts.isScheduledFor(amountText(amount), dayText(pay_on))
    : paymentTexts.isBeingPaidToday(amountText(amount))

/** Said before another payment is made. */
export const onTopText = ({ amount, pay_on }: Planned, today: string): string =>
  isCancellable(pay_on, today)
    ? paymentTexts.aPaymentIsAlreadyScheduled(amountText(amount), dayText(pay_on))
    : paymentTexts.aPaymentIsAlreadyBeing(amountText(amount))
