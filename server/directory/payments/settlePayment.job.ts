/** Settles payments that any process has left pending. */
import { z } from 'zod/mini'
import { defineJob, type Job } from '../../jobs/job'
import { enqueueLater, enqueueMissing } from '../../jobs/jobs.queries'
import { defineScheduledJob } from '../../jobs/schedule'
import { findAbandonedPayments, requirePayment } from './payments.ledger'
import { leaseMs } from './rules'
import { settlePayment } from './settlePayment'
import { settlingJob } from './settlingJob'

/**
 * Is enqueued with each payment, removed with its outcome, and otherwise runs when the process that accepted the payment
 * should have finished. Two processes may settle the same payment at once without harm. It is in no account queue: the
 * outcome is the provider's, whatever the order, and a charge that waits for the bank must not delay that answer.
 */
export const settlePaymentJob: Job<{ paymentId: string }> = defineJob({
  ...settlingJob,
  payload: z.object({ paymentId: z.uuid() }),
  async run(services, { paymentId }) {
    const payment = await requirePayment(services.db, paymentId)
    if (payment.status !== 'pending') return
    const settled = await settlePayment(services, payment, 'job')
    if (settled.status === 'pending') {
      await enqueueLater(services.db, settlePaymentJob, { payload: { paymentId }, delayMs: leaseMs })
    } else {
      services.log.info({ paymentId, status: settled.status }, 'an abandoned payment was settled')
    }
  },
})

/** Finds payments whose job has ended without an outcome. */
export const abandonedPaymentsJob = defineScheduledJob('find abandoned payments', async ({ db, clock }) => {
  const payloads = await findAbandonedPayments(db, clock.now())
  await enqueueMissing(db, settlePaymentJob, payloads)
})
