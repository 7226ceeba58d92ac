/** The payments ledger: a payment is finished once, and posting moves the balance in the same transaction. */
import { and, eq, getTableColumns, gte, isNull, lt, sql } from 'drizzle-orm'
import { builtStatement } from '../../db/builtStatement'
import type { Executor } from '../../db/database'
import { billingAccounts } from '../../db/schema/customers/accounts'
import { payments } from '../../db/schema/payments/payments'
import { audit } from '../../http/customerScope'
import { removeJob } from '../../jobs/jobs.queries'
import { settlingJob } from './settlingJob'

export type PaymentRow = typeof payments.$inferSelect

const paymentOfUser = builtStatement('find_payment_of_user', ['userId', 'key'], (db, { userId, key }) =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.idempotencyKey, key))),
)

const paymentOfNoUser = builtStatement('find_payment_of_no_user', ['key'], (db, { key }) =>
  db
    .select()
    .from(payments)
    .where(and(isNull(payments.userId), eq(payments.idempotencyKey, key))),
)

export async function findPaymentByKey(db: Executor, userId: string | null, key: string): Promise<PaymentRow | null> {
  const [row] = await (userId ? paymentOfUser(db, { userId, key }) : paymentOfNoUser(db, { key }))
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

const lockStatement = builtStatement('lock_pending_payment', ['id', 'isPosted'], (db, { id, isPosted }) => {
  const pending = db.$with('pending').as(
    db
      .select(getTableColumns(payments))
      .from(payments)
      .where(and(eq(payments.id, id), eq(payments.status, 'pending')))
      .for('update'),
  )
  return db
    .with(pending)
    .update(billingAccounts)
    .set({
      balance: sql`${billingAccounts.balance} - case when ${isPosted}::boolean then ${pending.amount} else 0 end`,
    })
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
})

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
  const [row] = await lockStatement(tx, { id, isPosted: status === 'posted' })
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

const finishStatement = builtStatement(
  'finish_payment',
  ['id', 'status', 'reason', 'chargeId', 'postedAt', 'balanceAfter', 'isKeyReleased'],
  (db, { id, status, reason, chargeId, postedAt, balanceAfter, isKeyReleased }) =>
    db
      .update(payments)
      .set({
        status: sql`${status}`,
        reason: sql`${reason}`,
        providerChargeId: sql`${chargeId}`,
        postedAt: sql`${postedAt}`,
        balanceAfter: sql`${balanceAfter}`,
        leaseEndsAt: null,
        idempotencyKey: sql`case when ${isKeyReleased}::boolean then null else ${payments.idempotencyKey} end`,
      })
      .where(eq(payments.id, id))
      .returning(),
)

/** Finishes a payment in the transaction that locked it. A released key can be used by another payment. */
export async function finishPayment(
  tx: Executor,
  pending: PendingPayment,
  { isKeyReleased, ...outcome }: FinishedOutcome & { isKeyReleased: boolean },
): Promise<PaymentRow> {
  const { id, userId, customerNumber, confirmationNumber, amount, fee } = pending
  const isPosted = outcome.status === 'posted'
  const [[payment]] = await Promise.all([
    finishStatement(tx, {
      id,
      status: outcome.status,
      reason: outcome.status === 'posted' ? '' : outcome.reason,
      chargeId: outcome.status === 'failed' ? null : outcome.chargeId,
      postedAt: isPosted ? outcome.endedAt.toISOString() : null,
      balanceAfter: isPosted ? pending.balance : null,
      isKeyReleased,
    }),
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
