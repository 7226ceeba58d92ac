/** The payments that are shown, as a table for a spreadsheet. */
import { methodName } from '#shared/brands'
import type { UserDetails } from '#shared/contract/userDetails'
import type { Payment } from '#shared/contract/payments'
import { dollarsIn, type Cell } from '#shared/csv'
import { amountWithFee, feeTaken } from '#shared/charged'
import { dayOfMoment, dayText } from '../../../ui/look/days'
import { channelLabels, statusLabels } from '#shared/paymentLabels'
import { appliedTo } from './appliedTo'
import * as paymentTexts from '#shared/texts/payments'

const titles = [
  'Date',
  'Status',
  'Method',
  'Channel',
  paymentTexts.appliedTo,
  paymentTexts.confirmationNo,
  'Amount',
  'Fee',
  paymentTexts.totalWithFee,
]

export const paymentRows = (
  payments: readonly Payment[],
  { timeZone, user }: { timeZone: string; user: UserDetails },
): Cell[][] => [
  titles,
  ...payments.map((payment) => [
    dayText(dayOfMoment(payment.created_date, timeZone)),
    statusLabels[payment.status],
    methodName(payment.method_type, payment.method_last4),
    channelLabels[payment.channel],
    appliedTo(user, payment.crm_billing_account_number),
    payment.confirmation_number,
    dollarsIn(payment.amount),
    dollarsIn(feeTaken(payment)),
    dollarsIn(amountWithFee(payment)),
  ]),
]
