/** The payments table as a ledger: a payment is taken once, finished once, and moves the balance in the same transaction. */
import { and, eq, isNull, lt, lte, ne, sql } from 'drizzle-orm'
import { duplicatePaymentWindowMs } from '#shared/limits'
import type { Database, Executor } from '../../db/database'
import { billingAccounts } from '../../db/schema/accounts'
import { paymentGuards, payments } from '../../db/schema/billing'
import { audit } from '../../http/ownership'

export type PaymentRow = typeof payments.$inferSelect
export type NewPayment = typeof payments.$inferInsert & { requestHash: Buffer; createdAt: Date }

export type Taken =
  | { kind: 'taken'; payment: PaymentRow }
  | { kind: 'retry'; payment: PaymentRow }
  | { kind: 'duplicate' }

/**
 * Takes a payment on the books before anyone is charged. A second request under the same key is a retry of the first;
 * an equal payload within the window, on whichever process, is a duplicate.
 */
export async function takePayment(db: Database, payment: NewPayment, arrivedAt: Date): Promise<Taken> {
  return db.transaction(async (tx): Promise<Taken> => {
    const [row] = await tx.insert(payments).values(payment).onConflictDoNothing().returning()
    if (!row) {
      const first = await findByKey(tx, payment.userId ?? null, payment.idempotencyKey ?? '')
      if (!first) throw new Error('A payment collided with another one that is not its own first try')
      return { kind: 'retry', payment: first }
    }
    const isFirst = await passGuard(tx, payment, arrivedAt)
    if (isFirst && !(await isUnderWay(tx, row))) return { kind: 'taken', payment: row }
    await tx.delete(payments).where(eq(payments.id, row.id))
    return { kind: 'duplicate' }
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

/** An equal payment whose outcome is not known yet must not be joined by a second one, however long ago it began. */
async function isUnderWay(db: Executor, payment: PaymentRow): Promise<boolean> {
  const [other] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.billingAccountNumber, payment.billingAccountNumber),
        eq(payments.requestHash, payment.requestHash ?? Buffer.alloc(0)),
        eq(payments.status, 'pending'),
        ne(payments.id, payment.id),
      ),
    )
    .limit(1)
  return other !== undefined
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

/**
 * Ends a pending payment; posting moves the balance in the same transaction. Whoever comes second changes nothing and
 * reads what the first wrote, so it does not matter how many processes learn of the same outcome.
 */
export async function endPayment(
  db: Database,
  id: string,
  ending: Ending & { at: Date; address: string },
): Promise<PaymentRow> {
  return db.transaction(async (tx) => {
    const [ended] = await tx
      .update(payments)
      .set({
        status: ending.status,
        reason: ending.status === 'posted' ? '' : ending.reason,
        providerChargeId: ending.status === 'failed' ? null : ending.chargeId,
        postedAt: ending.status === 'posted' ? ending.at : null,
        leaseEndsAt: null,
      })
      .where(and(eq(payments.id, id), eq(payments.status, 'pending')))
      .returning()
    if (!ended) {
      const already = await findPayment(tx, id)
      if (!already) throw new Error(`Payment ${id} is not on the books`)
      return already
    }
    const [account] = await tx
      .update(billingAccounts)
      .set({
        balance:
          ending.status === 'posted' ? sql`${billingAccounts.balance} - ${ended.amount}` : billingAccounts.balance,
      })
      .where(eq(billingAccounts.number, ended.billingAccountNumber))
      .returning({ customerNumber: billingAccounts.customerNumber })
    await audit(tx, {
      userId: ended.userId,
      action: `payment.${ending.status}`,
      customerNumber: account?.customerNumber,
      address: ending.address,
      details: { confirmationNumber: ended.confirmationNumber, amount: ended.amount, fee: ended.fee },
    })
    return ended
  })
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

/** A guard that is older than any window has nothing left to guard. */
export async function deleteGuardsBefore(db: Executor, moment: Date): Promise<void> {
  await db.delete(paymentGuards).where(lt(paymentGuards.lastAt, moment))
}
