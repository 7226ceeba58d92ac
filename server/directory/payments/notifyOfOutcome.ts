/** Notifies of the outcome of a payment, in the transaction that stores it. */
import type { Executor } from '../../db/database'
import { notify } from '../notifications/notify'
import type { PaymentRow } from './payments.ledger'
import { outcomeOf } from './rules'

/** A payer sees on the screen that a payment was declined. Only autopay has no one at a screen. */
export async function notifyOfOutcome(tx: Executor, payment: PaymentRow): Promise<void> {
  const outcome = outcomeOf(payment.status)
  if (outcome === 'ACCEPTED') await notify(tx, { kind: 'payment_posted', paymentId: payment.id })
  if (outcome === 'DECLINED' && payment.channel === 'autopay') {
    await notify(tx, { kind: 'autopay_declined', paymentId: payment.id })
  }
}
