/** Settles payments that any process has left pending. */
import { z } from 'zod/mini'
import type { AuditJob } from '#shared/access/auditJobs'
import { enqueueDue } from '../../jobs/dueJobs'
import { growingDelay } from '../../jobs/growingDelay'
import { defineJob, type Job } from '../../jobs/job'
import { enqueueLater, removeReplacedJobs } from '../../jobs/jobs.queries'
import { defineScheduledJob } from '../../jobs/schedule'
import { findAbandonedPayments, findPayment } from './payments.ledger'
import { leaseMs } from './rules'
import { settlePayment } from './settlePayment'
import { type SettlingPayload, settlingJob } from './settlingJob'

/**
 * Is enqueued with each payment, removed with its outcome, and otherwise runs when the process that accepted the payment
 * should have finished. Two processes may settle the same payment at once without harm. It is in no account queue: the
 * outcome is the provider's, whatever the order, and a charge that waits for the bank must not delay that answer.
 */
export const settlePaymentJob: Job<SettlingPayload> = defineJob({
  ...settlingJob,
  payload: z.object({ paymentId: z.uuid(), waits: z.optional(z.int()) }),
  async run(services, { paymentId, waits = 0 }) {
    const payment = await findPayment(services.db, paymentId)
    // A payment that was rejected as it was stored is gone.
    if (payment?.status !== 'pending') return
    const settled = await settlePayment(services, payment, 'payments' satisfies AuditJob)
    if (settled.status === 'pending') {
      const payload = { paymentId, waits: waits + 1 }
      await enqueueLater(services.db, settlePaymentJob, { payload, delayMs: growingDelay(leaseMs, waits) })
    } else {
      services.log.info({ paymentId, status: settled.status }, 'an abandoned payment was settled')
    }
  },
})

/** Finds payments whose job has ended without an outcome. */
export const abandonedPaymentsJob = defineScheduledJob('find abandoned payments', async ({ db, clock }) => {
  await removeReplacedJobs(db, settlePaymentJob.name)
  const payloads = await findAbandonedPayments(db, clock.now())
  await enqueueDue(db, settlePaymentJob, payloads)
})
