/** Texts about scheduled payments, displayed next to a balance. */
import type { Cents } from '#shared/format/money'
import { isCancellable } from '#shared/payments/scheduledPayments'
import * as scheduledPaymentTexts from '#shared/texts/payments/scheduledPayments'
import { amountText } from '../../ui/format/amounts'
import { dayText } from '../../ui/format/days'

interface ScheduledAmount {
  amount: Cents
  pay_on: string
}

/** Returns "$84.20 is to be paid on 12/03/2026." On the payment day the bank is already processing it. */
export const scheduledPaymentText = ({ amount, pay_on }: ScheduledAmount, today: string): string =>
  isCancellable(pay_on, today)
    ? scheduledPaymentTexts.isScheduledFor(amountText(amount), dayText(pay_on))
    : scheduledPaymentTexts.dueTodayNotice(amountText(amount))

/** Returns a warning for the form of another payment. */
export const alreadyScheduledText = ({ amount, pay_on }: ScheduledAmount, today: string): string =>
  isCancellable(pay_on, today)
    ? scheduledPaymentTexts.alreadyScheduled(amountText(amount), dayText(pay_on))
    : scheduledPaymentTexts.alreadyProcessing(amountText(amount))

/** Returns a warning for the form of a payment today. A payment that is scheduled for later is skipped if nothing is owed. */
export const beforePayingText = (
  scheduled: ScheduledAmount,
  { owed, amount, today }: { owed: Cents | null; amount: Cents | null; today: string },
): string =>
  isCancellable(scheduled.pay_on, today) && owed !== null && owed > 0 && (amount ?? owed) >= owed
    ? scheduledPaymentTexts.skippedIfPaid(amountText(scheduled.amount), dayText(scheduled.pay_on))
    : alreadyScheduledText(scheduled, today)
