/** Accepts each payment once, before anyone is charged, and closes keys for which none may be accepted anymore. */
import { and, eq, getTableColumns, lte, sql } from 'drizzle-orm'
import { duplicatePaymentWindowMs } from '#shared/http/limits'
import { takeLock, transactionLock } from '../../db/advisoryLock'
import { builtStatement } from '../../db/builtStatement'
import type { Database, Executor } from '../../db/database'
import { billingAccounts } from '../../db/schema/customers/accounts'
import { closedPaymentKeys, paymentGuards, payments } from '../../db/schema/payments/payments'
import { enqueueLater, removeJob } from '../../jobs/jobs.queries'
import { findPaymentByKey, type PaymentRow } from './payments.ledger'
import { leaseMs } from './rules'
import { settlingJob } from './settlingJob'

/** What is known of a payment before anyone is charged. */
export type NewPayment = Pick<
  PaymentRow,
  | 'id'
  | 'confirmationNumber'
  | 'billingAccountNumber'
  | 'serviceType'
  | 'userId'
  | 'amount'
  | 'fee'
  | 'methodType'
  | 'methodLast4'
  | 'channel'
  | 'createdAt'
> & {
  category: NonNullable<PaymentRow['category']>
  idempotencyKey: string
  requestHash: Buffer
  leaseEndsAt: Date
}

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
  const original = await findPaymentByKey(db, userId, idempotencyKey)
  if (!original) throw new Error('A payment conflicts with a row that has another key')
  return original
}

const insertStatement = builtStatement(
  'insert_payment',
  [
    'id',
    'confirmationNumber',
    'billingAccountNumber',
    'serviceType',
    'userId',
    'amount',
    'fee',
    'category',
    'methodType',
    'methodLast4',
    'channel',
    'idempotencyKey',
    'requestHash',
    'createdAt',
    'leaseEndsAt',
    'lockName',
  ],
  (db, { lockName, ...columns }) =>
    db
      .insert(payments)
      .values({ ...columns, status: 'pending' })
      .onConflictDoNothing()
      .returning({ ...getTableColumns(payments), lock: transactionLock(lockName) }),
)

async function insertAndLockKey(tx: Executor, payment: NewPayment): Promise<PaymentRow | null> {
  const lockName = keyLockName(payment.userId, payment.idempotencyKey)
  const [inserted] = await insertStatement(tx, { ...payment, lockName })
  if (!inserted) return null
  const { lock: _, ...row } = inserted
  return row
}

/** Inserting a payment holds this lock until its transaction ends, so that closing the key can wait for the outcome. */
const keyLockName = (userId: string | null, key: string): string => `payment key ${userId ?? ''} ${key}`

const guardStatement = builtStatement(
  'pass_payment_guard',
  ['key', 'at', 'lastBefore'],
  (db, { key, at, lastBefore }) =>
    db
      .insert(paymentGuards)
      .values({ key, lastAt: at })
      .onConflictDoUpdate({
        target: paymentGuards.key,
        set: { lastAt: sql`excluded.last_at` },
        setWhere: lte(paymentGuards.lastAt, lastBefore),
      })
      .returning({ key: paymentGuards.key }),
)

/**
 * Returns true for one caller per window and payload: the row lock makes the others wait and then see the new time. It
 * compares the earliest possible arrival of this request with the latest possible start of the previous payment, so
 * neither a request that a busy process reads late nor one that follows closely counts as a separate click.
 */
async function passGuard(tx: Executor, { requestHash: key, createdAt: at }: NewPayment, arrivedAt: Date) {
  const lastBefore = new Date(arrivedAt.getTime() - duplicatePaymentWindowMs).toISOString()
  const passed = await guardStatement(tx, { key, at, lastBefore })
  return passed.length === 1
}

const obstaclesStatement = builtStatement(
  'find_payment_obstacles',
  ['id', 'userId', 'idempotencyKey', 'billingAccountNumber', 'requestHash'],
  (db, { id, userId, idempotencyKey, billingAccountNumber, requestHash }) =>
    db
      .select({
        isClosed: sql<boolean>`exists (
          select from ${closedPaymentKeys}
          where ${closedPaymentKeys.userId} = ${userId} and ${closedPaymentKeys.idempotencyKey} = ${idempotencyKey}
        )`,
        isUnderWay: sql<boolean>`exists (
          select from ${payments}
          where ${payments.billingAccountNumber} = ${billingAccountNumber} and ${payments.requestHash} = ${requestHash}
          and ${payments.status} = 'pending' and ${payments.id} <> ${id}
        )`,
      })
      .from(sql`(select) one_row`),
)

/**
 * Returns what prevents a recorded payment: its key was closed in the meantime, or an equal payment is still pending,
 * however long ago it started.
 */
async function findObstacles(tx: Executor, payment: NewPayment) {
  const { id, userId, idempotencyKey, billingAccountNumber, requestHash } = payment
  const [obstacles] = await obstaclesStatement(tx, { id, userId, idempotencyKey, billingAccountNumber, requestHash })
  if (!obstacles) throw new Error('A query without a table returned no row')
  return obstacles
}

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
    await takeLock(tx, keyLockName(userId, key))
    return findPaymentByKey(tx, userId, key)
  })
}
