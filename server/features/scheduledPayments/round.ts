/** Makes the scheduled payments whose day has come, each exactly once, by the same way as every other payment. */
import { startRounds } from '../../background'
import { AppError } from '../../http/appError'
import type { Services } from '../../services'
import { findByKey, insertFailed, type PaymentRow } from '../payments/ledger'
import { payOnceWith, plannedPayment, type Attempt } from '../payments/pay'
import { outcomeOf } from '../payments/rules'
import { sendScheduleNotice } from './notices'
import {
  claimScheduled,
  endScheduled,
  findDueScheduled,
  findUntold,
  markTold,
  releaseScheduled,
  renewClaim,
  type Ending,
  type ScheduledRow,
} from './queries'
import { isTooLate, keyOf, leaseMs, mayNotText, tooLateText } from './rules'

const everyMs = 5 * 60_000

type Due = NonNullable<Awaited<ReturnType<typeof claimScheduled>>>

/** One round. Any number of processes may run it at once, and any of them may die: a claim runs out, the key does not. */
export async function payScheduled(services: Services, isStopping: () => boolean): Promise<void> {
  const { db, clock } = services
  await tellAgain(services)
  for (const { id } of await findDueScheduled(db, clock.today(), clock.now())) {
    if (isStopping()) return
    try {
      await payOne(services, id)
    } catch (error) {
      // The claim runs out, and a later round tries again under the same key.
      services.log.error({ err: error, scheduledPaymentId: id }, 'a scheduled payment could not be made')
    }
  }
}

async function payOne(services: Services, id: string): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  const leaseEndsAt = new Date(now.getTime() + leaseMs)
  const due = await claimScheduled(db, id, { today: clock.today(), now, leaseEndsAt })
  if (!due) return
  const attempt = attemptOf(due, now)
  // A process that died may have begun it: then only what became of that counts.
  const begun = await findByKey(db, due.userId, attempt.idempotencyKey)
  if (begun) return goOn(services, { due, attempt, begun })
  const held = await renewClaim(db, due, new Date(clock.now().getTime() + leaseMs))
  if (!held) return
  const renewed = { ...due, leaseEndsAt: held.leaseEndsAt }
  if (held.balance <= 0) {
    await end(services, renewed, { status: 'not_needed', reason: '', paymentId: null })
  } else if (!held.mayPay) {
    await end(services, renewed, { status: 'failed', reason: mayNotText, paymentId: null })
  } else {
    await goOn(services, { due: renewed, attempt, begun: null })
  }
}

async function goOn(services: Services, begin: Begun): Promise<void> {
  const { due } = begin
  const payment = await paymentOf(services, begin)
  if (!payment) return releaseScheduled(services.db, due)
  const outcome = outcomeOf(payment.status)
  // While the bank has not answered, the claim stays until it runs out.
  if (outcome === 'PENDING') return
  const status = outcome === 'ACCEPTED' ? 'paid' : 'failed'
  await end(services, due, { status, reason: payment.reason, paymentId: payment.id })
}

interface Begun {
  due: Due
  attempt: Attempt
  begun: PaymentRow | null
}

/** The payment as it stands; null when it has to wait, for an equal one is under way. */
async function paymentOf(services: Services, { due, attempt, begun }: Begun): Promise<PaymentRow | null> {
  if (begun && begun.status !== 'pending') return begun
  if (!begun && isTooLate(due.payOn, services.clock.today()))
    return bookRefusal(services, { due, attempt }, tooLateText)
  try {
    return await payOnceWith(services, attempt)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.code === 'duplicate_payment' ? null : bookRefusal(services, { due, attempt }, error.message)
  }
}

const attemptOf = (due: Due, now: Date): Attempt => ({
  userId: due.userId,
  billingAccountNumber: due.billingAccountNumber,
  customerNumber: due.customerNumber,
  serviceAccountNumber: due.serviceAccountNumber,
  serviceType: due.serviceType,
  token: due.token,
  amount: due.amount,
  channel: 'scheduled',
  idempotencyKey: keyOf(due.id),
  arrivedAt: now,
  address: 'scheduled payments',
})

/** A method that is gone or has expired: the payment is on the books as not charged, so that the history shows it. */
async function bookRefusal(
  { db, clock }: Services,
  { due, attempt }: Pick<Begun, 'due' | 'attempt'>,
  reason: string,
): Promise<PaymentRow | null> {
  const { category, methodType, methodLast4 } = due
  const planned = { ...plannedPayment(attempt, clock.now()), category, methodType, methodLast4 }
  const booked = await insertFailed(db, { ...planned, status: 'failed', reason })
  return booked ?? findByKey(db, due.userId, attempt.idempotencyKey)
}

async function end(services: Services, due: Due, ending: Ending): Promise<void> {
  const by = { userId: null, customerNumber: due.customerNumber, address: 'scheduled payments' }
  const ended = await endScheduled(services.db, due, { ...ending, by, now: services.clock.now() })
  if (!ended) return
  services.log.info({ scheduledPaymentId: due.id, status: ended.status }, 'a scheduled payment has ended')
  await tell(services, due.customerNumber, ended)
}

/** How it ended stands, whatever becomes of the mail: a later round sends it again. */
async function tell(services: Services, customerNumber: string, row: ScheduledRow): Promise<void> {
  try {
    await sendScheduleNotice(services, customerNumber, row)
    await markTold(services.db, row.id, services.clock.now())
  } catch (error) {
    services.log.error({ err: error, scheduledPaymentId: row.id }, 'the end of a scheduled payment could not be told')
  }
}

/** What is younger is being told by the process that ended it. */
async function tellAgain(services: Services): Promise<void> {
  const before = new Date(services.clock.now().getTime() - leaseMs)
  for (const { row, customerNumber } of await findUntold(services.db, before)) await tell(services, customerNumber, row)
}

/** Starts the rounds, the first at once; the answer stops them. */
export const startScheduledPayments = (services: Services): (() => void) =>
  startRounds(services.background, {
    name: 'scheduled payments',
    everyMs,
    run: (isStopping) => payScheduled(services, isStopping),
  })
