/** Notifies of the outcome of a payment, in the transaction that stores it. */
import type { Executor } from '../../db/database'
import { notify } from '../notifications/notify'
import type { PaymentRow } from './payments.ledger'
import { outcomeOf } from './rules'

/** A scheduled payment has a separate notification, which says what becomes of the schedule. */
export async function notifyOfOutcome(
  tx: Executor,
  payment: Pick<PaymentRow, 'id' | 'status' | 'channel'>,
): Promise<void> {
  const outcome = outcomeOf(payment.status)
  if (outcome === 'ACCEPTED') await notify(tx, { kind: 'payment_posted', paymentId: payment.id })
  if (outcome !== 'DECLINED' || payment.channel === 'scheduled') return
  await notify(tx, {
    kind: payment.channel === 'autopay' ? 'autopay_declined' : 'payment_declined',
    paymentId: payment.id,
  })
}
