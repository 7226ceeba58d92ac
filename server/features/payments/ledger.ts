/** The payments table as a ledger: a payment is taken once, finished once, and moves the balance in the same transaction. */
import { and, eq, getTableColumns, isNull, lt, lte, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { duplicatePaymentWindowMs } from '#shared/limits'
import type { Database, Executor } from '../../db/database'
import { billingAccounts } from '../../db/schema/accounts'
import { closedPaymentKeys, paymentGuards, payments } from '../../db/schema/billing'
import { audit } from '../../http/ownership'

export type PaymentRow = typeof payments.$inferSelect
export type NewPayment = typeof payments.$inferInsert & { requestHash: Buffer; createdAt: Date }

export type Taken =
  | { kind: 'taken'; payment: PaymentRow }
  | { kind: 'retry'; payment: PaymentRow }
  | { kind: 'duplicate' }
  | { kind: 'closed' }

/**
 * Takes a payment on the books before anyone is charged. A second request under the same key is a retry of the first;
 * an equal payload within the window, on whichever process, is a duplicate. Nothing is taken under a closed key.
 */
export async function takePayment(db: Database, payment: NewPayment, arrivedAt: Date): Promise<Taken> {
  try {
    return await db.transaction((tx) => takeWithin(tx, payment, arrivedAt))
  } catch (error) {
    if (error instanceof KeyClosed) return { kind: 'closed' }
    throw error
  }
}

/** Rolls back what a refused payment has written, its guard included: an equal one under another key may follow at once. */
class KeyClosed extends Error {}

async function takeWithin(tx: Executor, payment: NewPayment, arrivedAt: Date): Promise<Taken> {
  const row = await insertAndLockKey(tx, payment)
  if (!row) {
    const first = await findByKey(tx, payment.userId ?? null, payment.idempotencyKey ?? '')
    if (!first) throw new Error('A payment collided with another one that is not its own first try')
    return { kind: 'retry', payment: first }
  }
  const isFirst = await passGuard(tx, payment, arrivedAt)
  const { isClosed, isUnderWay } = await findObstacles(tx, row)
  if (isClosed) throw new KeyClosed()
  if (isFirst && !isUnderWay) return { kind: 'taken', payment: row }
  await tx.delete(payments).where(eq(payments.id, row.id))
  return { kind: 'duplicate' }
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

/** Taking a key holds this lock until its transaction ends, so that closing the key can wait for the outcome. */
const keyLock = (userId: string, key: string) =>
  sql`pg_advisory_xact_lock(hashtextextended(${`payment key ${userId} ${key}`}, 0))`

/**
 * Finds the payment under a key, or closes the key so that no payment can arrive under it anymore. The key is closed
 * first, in a commit of its own: a payment that did not see this has held the lock since before, and is found here.
 */
export async function findOrCloseKey(
  db: Database,
  { userId, key, now }: { userId: string; key: string; now: Date },
): Promise<PaymentRow | null> {
  const known = await findByKey(db, userId, key)
  if (known) return known
  await db.insert(closedPaymentKeys).values({ userId, idempotencyKey: key, closedAt: now }).onConflictDoNothing()
  return db.transaction(async (tx) => {
    await tx.execute(sql`select ${keyLock(userId, key)}`)
    return findByKey(tx, userId, key)
  })
}

/**
 * True for one caller per window and payload: the row's lock makes the others wait and then see the new time. The
 * earliest time at which a request may have come is held against the latest at which one was taken, so neither a
 * request that a busy process reads late nor one that follows it closely counts as a click of its own.
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

const Obstacles = z.tuple([z.object({ isClosed: z.boolean(), isUnderWay: z.boolean() })])

/**
 * What speaks against a payment that is on the books: its key was closed meanwhile, or the outcome of an equal payment
 * is not known yet, however long ago it began.
 */
async function findObstacles(db: Executor, payment: PaymentRow) {
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
  return Obstacles.parse(rows)[0]
}

export async function findByKey(
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

export type Ending =
  | { status: 'posted'; chargeId: string }
  | { status: 'declined'; chargeId: string; reason: string }
  | { status: 'failed'; reason: string }

export interface Ended {
  payment: PaymentRow
  /** Whose payment this call has ended; null when it had ended before. */
  customerNumber: string | null
}

/**
 * Ends a pending payment; posting moves the balance in the same transaction. Whoever comes second changes nothing and
 * reads what the first wrote, so it does not matter how many processes learn of the same outcome.
 */
export async function endPayment(
  db: Database,
  id: string,
  ending: Ending & { at: Date; address: string },
): Promise<Ended> {
  return db.transaction(async (tx) => {
    const [pending] = await tx
      .select({ billingAccountNumber: payments.billingAccountNumber, amount: payments.amount })
      .from(payments)
      .where(and(eq(payments.id, id), eq(payments.status, 'pending')))
      .for('update')
    if (!pending) return { payment: await existingPayment(tx, id), customerNumber: null }

    const isPosted = ending.status === 'posted'
    const account = await moveBalance(tx, pending.billingAccountNumber, isPosted ? pending.amount : 0)
    const [payment] = await tx
      .update(payments)
      .set({
        status: ending.status,
        reason: ending.status === 'posted' ? '' : ending.reason,
        providerChargeId: ending.status === 'failed' ? null : ending.chargeId,
        postedAt: isPosted ? ending.at : null,
        balanceAfter: isPosted ? account.balance : null,
        leaseEndsAt: null,
      })
      .where(eq(payments.id, id))
      .returning()
    if (!payment) throw new Error(`Payment ${id} went missing while it was held`)
    await audit(tx, {
      userId: payment.userId,
      action: `payment.${ending.status}`,
      customerNumber: account.customerNumber,
      address: ending.address,
      details: { confirmationNumber: payment.confirmationNumber, amount: payment.amount, fee: payment.fee },
    })
    return { payment, customerNumber: account.customerNumber }
  })
}

async function existingPayment(db: Executor, id: string): Promise<PaymentRow> {
  const payment = await findPayment(db, id)
  if (!payment) throw new Error(`Payment ${id} is not on the books`)
  return payment
}

/** Takes what was paid off the balance; answers the balance afterwards, which nobody else can change before the commit. */
async function moveBalance(db: Executor, billingAccountNumber: string, paid: number) {
  const [account] = await db
    .update(billingAccounts)
    .set({ balance: sql`${billingAccounts.balance} - ${paid}` })
    .where(eq(billingAccounts.number, billingAccountNumber))
    .returning({ customerNumber: billingAccounts.customerNumber, balance: billingAccounts.balance })
  if (!account) throw new Error(`Billing account ${billingAccountNumber} is not on the books`)
  return account
}

/** Where the receipt of a payment went. */
export async function recordReceipt(db: Executor, id: string, receiptEmail: string): Promise<void> {
  await db.update(payments).set({ receiptEmail }).where(eq(payments.id, id))
}

/** Pending payments whose process should have finished them by now: it died, or the provider did not answer it. */
export function findAbandoned(db: Executor, now: Date, most: number): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.status, 'pending'), lt(payments.leaseEndsAt, now)))
    .orderBy(payments.leaseEndsAt)
    .limit(most)
}

/** Books a payment that failed before anyone could be charged; null when another process was first. */
export async function insertFailed(db: Executor, payment: typeof payments.$inferInsert): Promise<PaymentRow | null> {
  const [row] = await db.insert(payments).values(payment).onConflictDoNothing().returning()
  return row ?? null
}

/** Lets the others come first the next time: nobody knows yet what became of this one. */
export async function extendLease(db: Executor, id: string, leaseEndsAt: Date): Promise<void> {
  await db
    .update(payments)
    .set({ leaseEndsAt })
    .where(and(eq(payments.id, id), eq(payments.status, 'pending')))
}

/** No request is under way for this long. */
export async function deleteClosedKeysBefore(db: Executor, moment: Date): Promise<void> {
  await db.delete(closedPaymentKeys).where(lt(closedPaymentKeys.closedAt, moment))
}

/** A guard that is older than any window has nothing left to guard. */
export async function deleteGuardsBefore(db: Executor, moment: Date): Promise<void> {
  await db.delete(paymentGuards).where(lt(paymentGuards.lastAt, moment))
}
