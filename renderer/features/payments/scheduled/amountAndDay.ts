/** The text that names a scheduled payment. */
import type { ScheduledPayment } from '#shared/contract/payments/scheduledPayments'
import * as scheduledPaymentTexts from '#shared/texts/payments/scheduledPayments'
import { amountText } from '../../../ui/format/amounts'
import { dayText } from '../../../ui/format/days'

/** "$50.00 on 04/01/2026" */
export const amountAndDayText = ({ amount, pay_on }: Pick<ScheduledPayment, 'amount' | 'pay_on'>): string =>
  scheduledPaymentTexts.on(amountText(amount), dayText(pay_on))
