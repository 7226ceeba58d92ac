/** Makes due scheduled payments, each exactly once, through the same ledger as every other payment. */

import { z } from 'zod/mini'
import type { AuditJob } from '#shared/access/auditJobs'
import * as paymentEmailTexts from '#shared/texts/payments/paymentEmails'
import { type PaymentAttempt, payOnceWith } from '../../directory/payments/pay'
import { findPaymentByKey, type PaymentRow } from '../../directory/payments/payments.ledger'
import { outcomeOf } from '../../directory/payments/rules'
import { enqueueScheduledPaymentEmail } from '../../directory/payments/scheduledPaymentEmails'
import { storeFailedPayment } from '../../directory/payments/storeFailedPayment'
import { AppError } from '../../http/appError'
import { accountQueue } from '../../jobs/accountQueue'
import { enqueueDue } from '../../jobs/dueJobs'
import { defineJob } from '../../jobs/job'
import { defineScheduledJob } from '../../jobs/schedule'
import type { Services } from '../../services'
import { isTooLate, leaseMs, paymentKeyOf } from './rules'
import {
  claimScheduled,
  findDueScheduled,
  finishScheduled,
  releaseScheduled,
  renewClaim,
  type ScheduledOutcome,
} from './scheduledPayments.queries'

const maxAttempts = 25

type DuePayment = NonNullable<Awaited<ReturnType<typeof claimScheduled>>>

/**
 * Any number of processes may run it for the same payment, and any may crash: a claim expires, the key doesn't. A
 * payment that must wait, for the bank or for an equal payment, is found again later.
 */
export const scheduledPaymentJob = defineJob({
  name: 'make scheduled payment',
  payload: z.object({ id: z.uuid(), billingAccountNumber: z.string() }),
  maxAttempts,
  keyOf: ({ id }) => id,
  queueOf: ({ billingAccountNumber }) => accountQueue(billingAccountNumber),
  run: (services, { id }) => payScheduledPayment(services, id),
})

export const dueScheduledJob = defineScheduledJob('find due scheduled payments', async ({ db, clock }) => {
  const payloads = await findDueScheduled(db, clock.today(), clock.now())
  await enqueueDue(db, scheduledPaymentJob, payloads)
})

async function payScheduledPayment(services: Services, id: string): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  const leaseEndsAt = new Date(now.getTime() + leaseMs)
  const due = await claimScheduled(db, id, { today: clock.today(), now, leaseEndsAt })
  if (!due) return
  const attempt = attemptOf(due, now)
  // A process that crashed may have started the payment; then only its outcome counts.
  const existing = await findPaymentByKey(db, due.userId, attempt.idempotencyKey)
  if (existing) return continuePayment(services, { due, attempt, existing })
  const claim = await renewClaim(db, due, new Date(clock.now().getTime() + leaseMs))
  if (!claim) return
  const renewedPayment = { ...due, leaseEndsAt: claim.leaseEndsAt }
  if (claim.balance <= 0) {
    await finishAndNotify(services, renewedPayment, { status: 'not_needed', reason: '', paymentId: null })
  } else if (!claim.canPay) {
    await finishAndNotify(services, renewedPayment, {
      status: 'failed',
      reason: paymentEmailTexts.scheduledNotAllowed,
      paymentId: null,
    })
  } else {
    await continuePayment(services, { due: renewedPayment, attempt, existing: null })
  }
}

async function continuePayment(services: Services, started: StartedPayment): Promise<void> {
  const { due } = started
  const payment = await executePayment(services, started)
  // A payment whose key was released was never charged, and is made again.
  if (!payment || payment.idempotencyKey === null) return releaseScheduled(services.db, due)
  const outcome = outcomeOf(payment.status)
  // Until the bank has responded, the claim stays until it expires.
  if (outcome === 'PENDING') return
  const status = outcome === 'ACCEPTED' ? 'paid' : 'failed'
  await finishAndNotify(services, due, { status, reason: payment.reason, paymentId: payment.id })
}

interface StartedPayment {
  due: DuePayment
  attempt: PaymentAttempt
  existing: PaymentRow | null
}

/** Returns the payment in its current status, or null when it must wait because an equal payment is in progress. */
async function executePayment(
  services: Services,
  { due, attempt, existing }: StartedPayment,
): Promise<PaymentRow | null> {
  if (existing && existing.status !== 'pending') return existing
  if (!existing && isTooLate(due.payOn, services.clock.today()))
    return failPayment(services, { due, attempt }, paymentEmailTexts.scheduledTooLate)
  try {
    return await payOnceWith(services, attempt)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.code === 'duplicate_payment' ? null : failPayment(services, { due, attempt }, error.message)
  }
}

const jobName: AuditJob = 'scheduled payments'

const attemptOf = (due: DuePayment, now: Date): PaymentAttempt => ({
  userId: due.userId,
  billingAccountNumber: due.billingAccountNumber,
  customerNumber: due.customerNumber,
  serviceAccountNumber: due.serviceAccountNumber,
  serviceType: due.serviceType,
  token: due.token,
  amount: due.amount,
  channel: 'scheduled',
  idempotencyKey: paymentKeyOf(due.id),
  arrivedAt: now,
  source: jobName,
})

/** A missing or expired method is stored as a payment that was not charged, so that it appears in the history. */
async function failPayment(
  services: Services,
  { due, attempt }: Pick<StartedPayment, 'due' | 'attempt'>,
  reason: string,
): Promise<PaymentRow | null> {
  const { category, methodType, methodLast4 } = due
  const stored = await storeFailedPayment(services, attempt, { method: { category, methodType, methodLast4 }, reason })
  return stored ?? findPaymentByKey(services.db, due.userId, attempt.idempotencyKey)
}

async function finishAndNotify(services: Services, due: DuePayment, outcome: ScheduledOutcome): Promise<void> {
  const author = { userId: null, customerNumber: due.customerNumber, source: jobName }
  await services.db.transaction(async (tx) => {
    const finished = await finishScheduled(tx, due, { ...outcome, author, now: services.clock.now() })
    if (!finished) return
    await enqueueScheduledPaymentEmail(services, tx, { customerNumber: due.customerNumber, row: finished })
    services.log.info({ scheduledPaymentId: due.id, status: finished.status }, 'a scheduled payment has ended')
  })
}
