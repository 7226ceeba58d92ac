/**
 * The payments ledger: a payment is accepted once and finished once, and posting moves the balance in the same
 * transaction.
 */
import { and, eq, getTableColumns, gte, isNull, lt, lte, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { duplicatePaymentWindowMs } from '#shared/http/limits'
import { transactionLock } from '../../db/advisoryLock'
import type { Database, Executor } from '../../db/database'
import { billingAccounts } from '../../db/schema/customers/accounts'
import { closedPaymentKeys, paymentGuards, payments } from '../../db/schema/payments/payments'
import { audit } from '../../http/customerScope'
import { enqueueLater, removeJob } from '../../jobs/jobs.queries'
import { leaseMs } from './rules'
import { settlingJob } from './settlingJob'

export type PaymentRow = typeof payments.$inferSelect
type NewPayment = typeof payments.$inferInsert & { id: string; requestHash: Buffer; createdAt: Date }

type AcceptResult =
  | { kind: 'taken'; payment: PaymentRow }
  | { kind: 'retry'; payment: PaymentRow }
  | { kind: 'duplicate' }
  | { kind: 'closed' }

/**
 * Records a payment before anyone is charged. A second request with the same key is a retry; an equal payload within
 * the window, on any process, is a duplicate. So is an autopay payment of what is no longer owed, or is being paid. A
 * closed key accepts no payment.
 */
export async function acceptPayment(db: Database, payment: NewPayment, arrivedAt: Date): Promise<AcceptResult> {
  try {
    return await db.transaction((tx) => acceptInTransaction(tx, payment, arrivedAt))
  } catch (error) {
    if (error instanceof KeyClosedError) return { kind: 'closed' }
    if (error instanceof KeyUsedError) return { kind: 'retry', payment: await requireOriginal(db, payment) }
    throw error
  }
}

/**
 * Rolls back everything a rejected payment wrote, including its guard, so an equal one with another key may follow at
 * once.
 */
class KeyClosedError extends Error {}
class KeyUsedError extends Error {}

async function acceptInTransaction(tx: Executor, payment: NewPayment, arrivedAt: Date): Promise<AcceptResult> {
  if (payment.channel === 'autopay' && !(await isStillOwed(tx, payment))) return { kind: 'duplicate' }
  const payload = { paymentId: payment.id }
  // They are sent together. Each still sees everything that was committed before it began.
  const [row, isFirst, { isClosed, isUnderWay }] = await Promise.all([
    insertAndLockKey(tx, payment),
    passGuard(tx, payment, arrivedAt),
    findObstacles(tx, payment),
    enqueueLater(tx, settlingJob, { payload, delayMs: leaseMs }),
  ])
  if (!row) throw new KeyUsedError()
  if (isClosed) throw new KeyClosedError()
  if (isFirst && !isUnderWay) return { kind: 'taken', payment: row }
  await Promise.all([tx.delete(payments).where(eq(payments.id, row.id)), removeJob(tx, settlingJob, payload)])
  return { kind: 'duplicate' }
}

/**
 * Returns whether a bill is owed in full and no payment of it is in progress. Each payment that is being accepted has
 * locked the account's row through its foreign key, so the lock waits for it, and the second statement finds it.
 */
async function isStillOwed(tx: Executor, { billingAccountNumber, amount }: NewPayment): Promise<boolean> {
  const [account] = await tx
    .select({ balance: billingAccounts.balance })
    .from(billingAccounts)
    .where(eq(billingAccounts.number, billingAccountNumber))
    .for('update')
  if (account?.balance !== amount) return false
  const ofAccount = eq(payments.billingAccountNumber, billingAccountNumber)
  return (await tx.$count(payments, and(ofAccount, eq(payments.status, 'pending')))) === 0
}

async function requireOriginal(db: Database, { userId, idempotencyKey }: NewPayment): Promise<PaymentRow> {
  const original = await findPaymentByKey(db, userId ?? null, idempotencyKey ?? '')
  if (!original) throw new Error('A payment conflicts with a row that has another key')
  return original
}

async function insertAndLockKey(tx: Executor, payment: NewPayment): Promise<PaymentRow | null> {
  const lock = keyLock(payment.userId ?? '', payment.idempotencyKey ?? '')
  const [inserted] = await tx
    .insert(payments)
    .values(payment)
    .onConflictDoNothing()
    .returning({ ...getTableColumns(payments), lock })
  if (!inserted) return null
  const { lock: _, ...row } = inserted
  return row
}

/** Inserting a payment holds this lock until its transaction ends, so that closing the key can wait for the outcome. */
const keyLock = (userId: string, key: string) => transactionLock(`payment key ${userId} ${key}`)

/**
 * Finds the payment of a key, or closes the key so that no payment can arrive with it anymore. Closing is committed
 * first: a payment that did not see it already held the lock, and is found after the wait.
 */
export async function findOrCloseKey(
  db: Database,
  { userId, key, now }: { userId: string; key: string; now: Date },
): Promise<PaymentRow | null> {
  const existing = await findPaymentByKey(db, userId, key)
  if (existing) return existing
  await db.insert(closedPaymentKeys).values({ userId, idempotencyKey: key, closedAt: now }).onConflictDoNothing()
  return db.transaction(async (tx) => {
    await tx.execute(sql`select ${keyLock(userId, key)}`)
    return findPaymentByKey(tx, userId, key)
  })
}

/**
 * Returns true for one caller per window and payload: the row lock makes the others wait and then see the new time. It
 * compares the earliest possible arrival of this request with the latest possible start of the previous payment, so
 * neither a request that a busy process reads late nor one that follows closely counts as a separate click.
 */
async function passGuard(db: Executor, { requestHash: key, createdAt }: NewPayment, arrivedAt: Date): Promise<boolean> {
  const passed = await db
    .insert(paymentGuards)
    .values({ key, lastAt: createdAt })
    .onConflictDoUpdate({
      target: paymentGuards.key,
      set: { lastAt: createdAt },
      setWhere: lte(paymentGuards.lastAt, new Date(arrivedAt.getTime() - duplicatePaymentWindowMs)),
    })
    .returning({ key: paymentGuards.key })
  return passed.length === 1
}

const DuplicateChecks = z.tuple([z.object({ isClosed: z.boolean(), isUnderWay: z.boolean() })])

/**
 * Returns what prevents a recorded payment: its key was closed in the meantime, or an equal payment is still pending,
 * however long ago it started.
 */
async function findObstacles(db: Executor, payment: NewPayment) {
  const { id, userId, idempotencyKey, billingAccountNumber, requestHash } = payment
  const { rows } = await db.execute(sql`
    select
      exists (
        select from closed_payment_keys where user_id = ${userId} and idempotency_key = ${idempotencyKey}
      ) as "isClosed",
      exists (
        select from payments
        where billing_account_number = ${billingAccountNumber} and request_hash = ${requestHash}
        and status = 'pending' and id <> ${id}
      ) as "isUnderWay"
  `)
  return DuplicateChecks.parse(rows)[0]
}

export async function findPaymentByKey(
  db: Executor,
  userId: string | null,
  idempotencyKey: string,
): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(
      and(userId ? eq(payments.userId, userId) : isNull(payments.userId), eq(payments.idempotencyKey, idempotencyKey)),
    )
  return row ?? null
}

export async function findPayment(db: Executor, id: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  return row ?? null
}

export type PaymentOutcome =
  | { status: 'posted'; chargeId: string }
  | { status: 'declined'; chargeId: string; reason: string }
  | { status: 'failed'; reason: string; wasNeverCharged: boolean }

/** The columns of a payment and its billing account that are needed when it ends. */
type PendingPayment = Pick<
  PaymentRow,
  'id' | 'userId' | 'billingAccountNumber' | 'confirmationNumber' | 'amount' | 'fee' | 'channel'
> & {
  customerNumber: string
  balance: number
}

/**
 * Locks a pending payment, and subtracts it from the balance if it posts. Returns null when another caller has finished
 * it, so any number of processes may report the same outcome. No other transaction can change the returned balance
 * before the commit.
 */
export async function lockPendingPayment(
  tx: Executor,
  id: string,
  { status }: PaymentOutcome,
): Promise<PendingPayment | null> {
  const pending = tx.$with('pending').as(
    tx
      .select(getTableColumns(payments))
      .from(payments)
      .where(and(eq(payments.id, id), eq(payments.status, 'pending')))
      .for('update'),
  )
  const paid = status === 'posted' ? pending.amount : 0
  const [row] = await tx
    .with(pending)
    .update(billingAccounts)
    .set({ balance: sql`${billingAccounts.balance} - ${paid}` })
    .from(pending)
    .where(eq(billingAccounts.number, pending.billingAccountNumber))
    .returning({
      id: pending.id,
      userId: pending.userId,
      billingAccountNumber: pending.billingAccountNumber,
      confirmationNumber: pending.confirmationNumber,
      amount: pending.amount,
      fee: pending.fee,
      channel: pending.channel,
      customerNumber: billingAccounts.customerNumber,
      balance: billingAccounts.balance,
    })
  return row ?? null
}

/** Counts the payments of an account, since a moment, whose keys were released so that they are made again. */
export const countReleasedKeys = (
  db: Executor,
  { account, channel, since }: { account: string; channel: PaymentRow['channel']; since: Date },
): Promise<number> =>
  db.$count(
    payments,
    and(
      eq(payments.billingAccountNumber, account),
      eq(payments.channel, channel),
      eq(payments.status, 'failed'),
      isNull(payments.idempotencyKey),
      gte(payments.createdAt, since),
    ),
  )

type FinishedOutcome = PaymentOutcome & { endedAt: Date; source: string }

/** Finishes a payment in the transaction that locked it. A released key can be used by another payment. */
export async function finishPayment(
  tx: Executor,
  pending: PendingPayment,
  { isKeyReleased, ...outcome }: FinishedOutcome & { isKeyReleased: boolean },
): Promise<PaymentRow> {
  const { id, userId, customerNumber, confirmationNumber, amount, fee } = pending
  const isPosted = outcome.status === 'posted'
  const [[payment]] = await Promise.all([
    tx
      .update(payments)
      .set({
        status: outcome.status,
        reason: outcome.status === 'posted' ? '' : outcome.reason,
        providerChargeId: outcome.status === 'failed' ? null : outcome.chargeId,
        postedAt: isPosted ? outcome.endedAt : null,
        balanceAfter: isPosted ? pending.balance : null,
        leaseEndsAt: null,
        ...(isKeyReleased && { idempotencyKey: null }),
      })
      .where(eq(payments.id, id))
      .returning(),
    audit(tx, {
      userId,
      action: `payment.${outcome.status}`,
      customerNumber,
      source: outcome.source,
      details: { confirmationNumber, amount, fee },
    }),
    removeJob(tx, settlingJob, { paymentId: id }),
  ])
  if (!payment) throw new Error(`Payment ${id} disappeared while it was locked`)
  return payment
}

export async function requirePayment(db: Executor, id: string): Promise<PaymentRow> {
  const payment = await findPayment(db, id)
  if (!payment) throw new Error(`Payment ${id} does not exist`)
  return payment
}

/** Finds pending payments whose lease has expired: the process died, or the provider did not respond. */
export function findAbandonedPayments(db: Executor, now: Date): Promise<{ paymentId: string }[]> {
  return db
    .select({ paymentId: payments.id })
    .from(payments)
    .where(and(eq(payments.status, 'pending'), lt(payments.leaseEndsAt, now)))
    .orderBy(payments.leaseEndsAt)
}

/** Stores a payment that failed before anyone could be charged. Returns null when another process was first. */
export async function insertFailedPayment(
  db: Executor,
  payment: typeof payments.$inferInsert,
): Promise<PaymentRow | null> {
  const [row] = await db.insert(payments).values(payment).onConflictDoNothing().returning()
  return row ?? null
}
