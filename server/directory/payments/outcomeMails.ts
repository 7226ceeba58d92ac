/** Emails about the outcome of a payment, enqueued in the transaction that stores it. */
import type { Executor } from '../../db/database'
import { enqueue } from '../../jobs/jobs.queries'
import type { Services } from '../../services'
import { autopayDeclinedJob } from './autopayDeclined.job'
import type { PaymentRow } from './payments.ledger'
import { receiptJob } from './receipt.job'
import { outcomeOf } from './rules'

/** A payer sees on the screen that a payment was declined. Only autopay has no one at a screen. */
export async function enqueueOutcomeMail(
  { notifier }: Pick<Services, 'notifier'>,
  tx: Executor,
  { payment, customerNumber }: { payment: PaymentRow; customerNumber: string },
): Promise<void> {
  if (!notifier.channels.email) return
  const outcome = outcomeOf(payment.status)
  if (outcome === 'ACCEPTED') await enqueue(tx, receiptJob, { paymentId: payment.id, customerNumber })
  if (outcome === 'DECLINED' && payment.channel === 'autopay') {
    await enqueue(tx, autopayDeclinedJob, { paymentId: payment.id, customerNumber })
  }
}
