/**
 * Sends each approved refund once. Before the provider is called, this is recorded in the refund's row. A
 * process that finds such an abandoned row asks the provider for the outcome. Asking closes a reference that was never
 * paid, so that no late payout can follow.
 */

import { z } from 'zod/mini'
import * as refundTexts from '#shared/texts/billing/refunds'
import type { PayoutOutcome, SettledPayout } from '../../adapters/cards/cardProvider'
import { enqueueDue } from '../../jobs/dueJobs'
import { growingDelay } from '../../jobs/growingDelay'
import { defineJob, type Job } from '../../jobs/job'
import { enqueueLater, removeReplacedJobs } from '../../jobs/jobs.queries'
import { defineScheduledJob } from '../../jobs/schedule'
import type { Services } from '../../services'
import {
  claimRefund,
  findRefundsToSend,
  isApproved,
  markFailed,
  markSent,
  markStale,
  type RefundRow,
  releaseReference,
  startNextAttempt,
} from './refunds.ledger'
import { findPayee } from './refunds.queries'

/** The time that sending a refund is expected to take at most. */
const leaseMs = 20_000
const maxAttempts = 5
const maxJobAttempts = 25

const Payload = z.object({
  id: z.uuid(),
  /** How many times its outcome was still unknown. */
  waits: z.optional(z.int()),
})

/**
 * Any number of processes may run it for the same refund: the first to claim it sends it, or asks for the outcome. It
 * needs no account queue, because the approval has reserved the money, and its outcome depends on no other job.
 */
export const refundJob: Job<z.infer<typeof Payload>> = defineJob({
  name: 'send refund',
  payload: Payload,
  maxAttempts: maxJobAttempts,
  keyOf: ({ id }) => id,
  async run(services, { id, waits = 0 }) {
    await sendRefund(services, id)
    // Its outcome is not known yet, or another process is sending it.
    if (await isApproved(services.db, id)) {
      const payload = { id, waits: waits + 1 }
      await enqueueLater(services.db, refundJob, { payload, delayMs: growingDelay(leaseMs, waits) })
    }
  },
})

export const dueRefundsJob = defineScheduledJob('find due refunds', async ({ db, clock }) => {
  await markStale(db, clock.today())
  await removeReplacedJobs(db, refundJob.name)
  await enqueueDue(db, refundJob, await findRefundsToSend(db, { now: clock.now(), today: clock.today() }))
})

async function sendRefund(services: Services, id: string): Promise<void> {
  const { db, clock, cards, log } = services
  const now = clock.now()
  const refundClaim = await claimRefund(db, id, { now, until: new Date(now.getTime() + leaseMs) })
  if (!refundClaim) return
  const { refund, isFirst } = refundClaim
  const reference = `${refund.id}.${refund.attempt}`
  let outcome = isFirst ? await payOut(services, refund, reference) : await cards.settlePayout(reference)
  if (outcome.kind === 'unknown' && isFirst) {
    log.warn({ refundId: id, cause: outcome.cause }, 'the outcome of a refund is not known')
    outcome = await cards.settlePayout(reference)
  }
  await storeOutcome(services, refund, outcome)
}

async function payOut({ db, cards }: Services, refund: RefundRow, reference: string): Promise<PayoutOutcome> {
  const { customerNumber, name, address } = await findPayee(db, refund.billingAccountNumber)
  const request = { reference, customerNumber, amount: refund.amount }
  if (refund.refundMethod === 'method') {
    return refund.token === null
      ? { kind: 'rejected', reason: refundTexts.unknownMethod }
      : cards.payOut({ ...request, to: { kind: 'method', token: refund.token } })
  }
  return address === null
    ? { kind: 'rejected', reason: refundTexts.noAddress }
    : cards.payOut({ ...request, to: { kind: 'check', payee: name, address } })
}

async function storeOutcome({ db, clock, log }: Services, refund: RefundRow, outcome: PayoutOutcome | SettledPayout) {
  switch (outcome.kind) {
    case 'paid':
      return markSent(db, refund, { ...outcome, now: clock.now(), today: clock.today() })
    case 'rejected':
      return markFailed(db, refund, { reason: outcome.reason, now: clock.now() })
    case 'never_paid':
      return refund.attempt < maxAttempts
        ? startNextAttempt(db, refund)
        : markFailed(db, refund, { reason: refundTexts.tooManyTries, now: clock.now() })
    case 'not_sent':
      return releaseReference(db, refund)
    case 'unknown':
      log.warn({ refundId: refund.id, cause: outcome.cause }, 'the outcome of a refund is not known yet')
  }
}
