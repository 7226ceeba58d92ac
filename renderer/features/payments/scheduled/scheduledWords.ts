/** How a scheduled payment is named, and where the list of them is. */
import type { ScheduledPayment } from '#shared/contract/scheduledPayments'
import { dayText } from '../../../ui/look/days'
import { amountText } from '../../../ui/look/amounts'
import * as paymentTexts from '#shared/texts/payments'

export const scheduledHeadingId = 'scheduled-payments'

/** "$50.00 on 04/01/2026" */
export const whatOf = ({ amount, pay_on }: Pick<ScheduledPayment, 'amount' | 'pay_on'>): string =>
  paymentTexts.on(amountText(amount), dayText(pay_on))
