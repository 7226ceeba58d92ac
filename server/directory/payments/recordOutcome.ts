/** Tells other systems the outcome of a payment, in the transaction that stores it. */
import type { Executor } from '../../db/database'
import { recordEvent } from '../outboundEvents/recordEvent'
import type { PaymentRow } from './payments.ledger'

type EndedPayment = Pick<
  PaymentRow,
  'id' | 'confirmationNumber' | 'billingAccountNumber' | 'amount' | 'fee' | 'channel' | 'status'
>

export async function recordOutcome(
  tx: Executor,
  payment: EndedPayment,
  { customerNumber, at }: { customerNumber: string; at: Date },
): Promise<void> {
  const data = {
    payment_id: payment.id,
    confirmation_number: payment.confirmationNumber,
    crm_billing_account_number: payment.billingAccountNumber,
    amount: payment.amount,
    fee: payment.fee,
    channel: payment.channel,
  }
  const { status } = payment
  if (status === 'posted') await recordEvent(tx, { type: 'payment.posted', customerNumber, at, data })
  if (status !== 'declined' && status !== 'failed') return
  await recordEvent(tx, { type: 'payment.failed', customerNumber, at, data: { ...data, outcome: status } })
}
