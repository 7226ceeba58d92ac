/** What a row of the payment history says. The list and the document's script both use it, so it must not need React. */
import type { UserDetails } from '#shared/contract/customers/userDetails'
import type { Payment } from '#shared/contract/payments/payments'
import { methodName } from '#shared/payments/brands'
import { amountWithFee, chargedFee } from '#shared/payments/paymentCharges'
import * as paymentTexts from '#shared/texts/payments/payments'
import type { RowFormats } from '../../ui/format/rowFormats'
import type { TagColor } from '../../ui/Tag'
import { billText } from './appliedTo'

export const paymentStatusColors: Record<Payment['status'], TagColor> = {
  pending: 'processing',
  posted: 'success',
  declined: 'error',
  failed: 'error',
  returned: 'error',
  refunded: 'default',
}

export interface PaymentRow {
  id: string
  moment: string
  day: string
  status: string
  color: TagColor
  /** Empty unless the payment didn't go through. */
  reason: string
  method: string
  channel: string
  appliedTo: string
  confirmation: string
  /** The amount charged. */
  amount: string
  /** How much of it was the fee. Empty without one. */
  fee: string
}

export type ListedPayment = Pick<
  Payment,
  | 'payment_id'
  | 'created_date'
  | 'status'
  | 'reason'
  | 'method_type'
  | 'method_last4'
  | 'channel'
  | 'crm_billing_account_number'
  | 'confirmation_number'
  | 'amount'
  | 'fee'
>

export function paymentRow(
  payment: ListedPayment,
  user: Pick<UserDetails, 'user_accounts'>,
  { amount, dayOf }: RowFormats,
): PaymentRow {
  const fee = chargedFee(payment)
  return {
    id: payment.payment_id,
    moment: payment.created_date,
    day: dayOf(payment.created_date),
    status: paymentTexts.statusLabels[payment.status],
    color: paymentStatusColors[payment.status],
    reason: payment.reason,
    method: methodName(payment.method_type, payment.method_last4),
    channel: paymentTexts.channelLabels[payment.channel],
    appliedTo: billText(user, payment.crm_billing_account_number),
    confirmation: payment.confirmation_number,
    amount: amount(amountWithFee(payment)),
    fee: fee > 0 ? paymentTexts.includesFee(amount(fee)) : '',
  }
}
