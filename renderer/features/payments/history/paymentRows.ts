/** Returns the listed payments as rows of a CSV file. */

import type { UserDetails } from '#shared/contract/customers/userDetails'
import type { Payment } from '#shared/contract/payments/payments'
import { type CsvCell, toCsvDollars } from '#shared/format/csv'
import { methodName } from '#shared/payments/brands'
import { amountWithFee, chargedFee } from '#shared/payments/paymentCharges'
import * as paymentExportTexts from '#shared/texts/payments/paymentExport'
import * as paymentTexts from '#shared/texts/payments/payments'
import { appliedTo } from '../../../domain/payments/appliedTo'
import { dayOfMoment, dayText } from '../../../ui/format/days'

export const paymentRows = (
  payments: readonly Payment[],
  { timeZone, user }: { timeZone: string; user: UserDetails },
): CsvCell[][] => [
  paymentExportTexts.exportHead,
  ...payments.map((payment) => [
    dayText(dayOfMoment(payment.created_date, timeZone)),
    paymentTexts.statusLabels[payment.status],
    methodName(payment.method_type, payment.method_last4),
    paymentTexts.channelLabels[payment.channel],
    appliedTo(user, payment.crm_billing_account_number),
    payment.confirmation_number,
    toCsvDollars(payment.amount),
    toCsvDollars(chargedFee(payment)),
    toCsvDollars(amountWithFee(payment)),
  ]),
]
