/** Scheduled payments in the database: each is taken once, ended once, and claimed by one process at a time. */
import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import type { ScheduledPayment, ScheduledPaymentStatus } from '#shared/contract/scheduledPayments'
import { feeOf } from '#shared/paymentTypes'
import type { Database, Executor } from '../../db/database'
import { billingAccounts, customers } from '../../db/schema/accounts'
import { scheduledPayments } from '../../db/schema/billing'
import { roles, userCustomers, users } from '../../db/schema/people'
import { refuseOther } from '../../http/fingerprint'
import { audit, within, type Reach } from '../../http/ownership'

export type ScheduledRow = typeof scheduledPayments.$inferSelect
export type NewScheduled = Omit<typeof scheduledPayments.$inferInsert, 'id' | 'status'>

/** Who did it, for the audit trail; nobody where a round did. */
export interface By {
  userId: string | null
  customerNumber: string
  address: string
}

export const toScheduledPayment = (row: ScheduledRow): ScheduledPayment => ({
  scheduled_payment_id: row.id,
  status: row.status,
  pay_on: row.payOn,
  amount: row.amount,
  fee: feeOf(row.category, row.amount),
  payment_token: row.token,
  method_type: row.methodType,
  method_last4: row.methodLast4,
  created_date: row.createdAt.toISOString(),
  crm_billing_account_number: row.billingAccountNumber,
  service_type_code: row.serviceType,
})

/** What an earlier try under the same key was answered with; null where there was none. */
export async function findFirstTry(
  db: Executor,
  wish: Pick<NewScheduled, 'userId' | 'idempotencyKey' | 'requestHash'>,
) {
  if (!wish.idempotencyKey) return null
  const [row] = await db
    .select()
    .from(scheduledPayments)
    .where(and(eq(scheduledPayments.userId, wish.userId), eq(scheduledPayments.idempotencyKey, wish.idempotencyKey)))
  if (row) refuseOther(row, wish)
  return row ?? null
}

/** Null when the same payment is scheduled for that day already. */
export async function takeScheduled(
  db: Database,
  wish: NewScheduled,
  by: By,
): Promise<{ row: ScheduledRow; isNew: boolean } | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(scheduledPayments)
      .values({ ...wish, status: 'scheduled' })
      .onConflictDoNothing()
      .returning()
    if (!row) {
      const first = await findFirstTry(tx, wish)
      return first && { row: first, isNew: false }
    }
    await record(tx, row, by)
    return { row, isNew: true }
  })
}

const isOpen = inArray(scheduledPayments.status, ['scheduled', 'paying'])

/** Those of a customer that are still to be made. */
export const findOpenScheduled = (db: Executor, customerNumber: string): Promise<ScheduledRow[]> =>
  db
    .select({ row: scheduledPayments })
    .from(scheduledPayments)
    .innerJoin(billingAccounts, eq(billingAccounts.number, scheduledPayments.billingAccountNumber))
    .where(and(eq(billingAccounts.customerNumber, customerNumber), isOpen))
    .orderBy(asc(scheduledPayments.payOn), asc(scheduledPayments.createdAt), asc(scheduledPayments.id))
    .then((rows) => rows.map(({ row }) => row))

/** A scheduled payment of whatever state, and whose it is. */
export async function findScheduled(db: Executor, reach: Reach, id: string) {
  const [found] = await db
    .select({ row: scheduledPayments, customerNumber: billingAccounts.customerNumber })
    .from(scheduledPayments)
    .innerJoin(billingAccounts, eq(billingAccounts.number, scheduledPayments.billingAccountNumber))
    .where(and(eq(scheduledPayments.id, id), within(reach, billingAccounts.customerNumber)))
  return found ?? null
}

/** Cancels one before its day. Null when its day has come, or it has ended otherwise. */
export async function cancelScheduled(
  db: Database,
  id: string,
  { by, now, today }: { by: By; now: Date; today: string },
): Promise<ScheduledRow | null> {
  const [row] = await cancelWhere(db, and(eq(scheduledPayments.id, id), gt(scheduledPayments.payOn, today)), {
    by,
    now,
  })
  return row ?? null
}

/** Cancels all that hang on a method which is gone; what a process has begun to pay is left to it. */
export async function cancelScheduledWith(
  db: Database,
  { customerNumber, token }: { customerNumber: string; token: string },
  change: { by: By; now: Date },
): Promise<ScheduledRow[]> {
  const accounts = db
    .select({ number: billingAccounts.number })
    .from(billingAccounts)
    .where(eq(billingAccounts.customerNumber, customerNumber))
  const ofMethod = and(eq(scheduledPayments.token, token), inArray(scheduledPayments.billingAccountNumber, accounts))
  return cancelWhere(db, ofMethod, change)
}

const cancelWhere = (db: Database, condition: SQL | undefined, { by, now }: { by: By; now: Date }) =>
  db.transaction(async (tx) => {
    const rows = await tx
      .update(scheduledPayments)
      .set({ status: 'cancelled', endedAt: now })
      .where(and(condition, eq(scheduledPayments.status, 'scheduled')))
      .returning()
    for (const row of rows) await record(tx, row, by)
    return rows
  })

const isFree = (now: Date) =>
  or(
    eq(scheduledPayments.status, 'scheduled'),
    and(eq(scheduledPayments.status, 'paying'), lt(scheduledPayments.leaseEndsAt, now)),
  )

/** Those whose day has come and that no process is at work on. */
export const findDueScheduled = (db: Executor, today: string, now: Date): Promise<{ id: string }[]> =>
  db
    .select({ id: scheduledPayments.id })
    .from(scheduledPayments)
    .where(and(lte(scheduledPayments.payOn, today), isFree(now)))
    .orderBy(asc(scheduledPayments.payOn), asc(scheduledPayments.createdAt))

/** Claims one for this process: whoever updates the row first has it, the others find it taken. With whose it is. */
export async function claimScheduled(
  db: Executor,
  id: string,
  { today, now, leaseEndsAt }: { today: string; now: Date; leaseEndsAt: Date },
) {
  const [row] = await db
    .update(scheduledPayments)
    .set({ status: 'paying', leaseEndsAt })
    .where(and(eq(scheduledPayments.id, id), lte(scheduledPayments.payOn, today), isFree(now)))
    .returning()
  if (!row) return null
  const [account] = await db
    .select({ customerNumber: billingAccounts.customerNumber })
    .from(billingAccounts)
    .where(eq(billingAccounts.number, row.billingAccountNumber))
  if (!account) throw new Error(`Billing account ${row.billingAccountNumber} is not on the books`)
  return { ...row, ...account }
}

/** A claim as it was taken: whoever took a later one has another end of the lease. */
export interface Claim {
  id: string
  leaseEndsAt: Date | null
}

const isHeld = ({ id, leaseEndsAt }: Claim) =>
  and(
    eq(scheduledPayments.id, id),
    eq(scheduledPayments.status, 'paying'),
    leaseEndsAt ? eq(scheduledPayments.leaseEndsAt, leaseEndsAt) : sql`false`,
  )

/**
 * Takes the claim anew right before money moves. Null when it ran out meanwhile and another process has it; otherwise
 * what is owed now, and whether whoever scheduled it may still pay for this customer.
 */
export async function renewClaim(db: Executor, claim: Claim & { userId: string }, leaseEndsAt: Date) {
  const [row] = await db.update(scheduledPayments).set({ leaseEndsAt }).where(isHeld(claim)).returning()
  if (!row) return null
  const [account] = await db
    .select({ balance: billingAccounts.balance, mayPay: mayPay(claim.userId) })
    .from(billingAccounts)
    .innerJoin(customers, eq(customers.number, billingAccounts.customerNumber))
    .where(eq(billingAccounts.number, row.billingAccountNumber))
  return account ? { ...account, leaseEndsAt } : null
}

/** As things are now: a role may have changed, and access may have been taken back. */
const mayPay = (userId: string) => sql<boolean>`exists (
  select 1 from ${users} join ${roles} on ${roles.id} = ${users.roleId}
  where ${users.id} = ${userId} and ${users.status} = 'active' and ${roles.rights} @> array['MANAGEPAYMENT.write']
    and (${users.userType} = 'CENTRIC' or exists (
      select 1 from ${userCustomers} left join ${roles} granted on granted.id = ${userCustomers.roleId}
      where ${userCustomers.userId} = ${users.id} and ${userCustomers.customerNumber} = ${customers.number}
        and (granted.id is null or granted.rights @> array['MANAGEPAYMENT.write']))))`

/** Gives a claim back, unless it has run out: the next round tries again. */
export async function releaseScheduled(db: Executor, claim: Claim): Promise<void> {
  await db.update(scheduledPayments).set({ status: 'scheduled', leaseEndsAt: null }).where(isHeld(claim))
}

export interface Ending {
  status: Extract<ScheduledPaymentStatus, 'paid' | 'failed' | 'not_needed'>
  reason: string
  paymentId: string | null
}

/** Ends one that is still claimed. Null when the claim has run out: then it is for another process to end. */
export async function endScheduled(
  db: Database,
  claim: Claim,
  { by, now, ...ending }: Ending & { by: By; now: Date },
): Promise<ScheduledRow | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(scheduledPayments)
      .set({ ...ending, endedAt: now, leaseEndsAt: null })
      .where(isHeld(claim))
      .returning()
    if (row) await record(tx, row, by)
    return row ?? null
  })
}

/** Those that did not end as their owner expects, and of which nobody has been told yet. */
export const findUntold = (db: Executor, endedBefore: Date) =>
  db
    .select({ row: scheduledPayments, customerNumber: billingAccounts.customerNumber })
    .from(scheduledPayments)
    .innerJoin(billingAccounts, eq(billingAccounts.number, scheduledPayments.billingAccountNumber))
    .where(
      and(
        inArray(scheduledPayments.status, ['failed', 'not_needed']),
        isNull(scheduledPayments.toldAt),
        lt(scheduledPayments.endedAt, endedBefore),
      ),
    )
    .orderBy(asc(scheduledPayments.endedAt))
    .limit(100)

export async function markTold(db: Executor, id: string, now: Date): Promise<void> {
  await db.update(scheduledPayments).set({ toldAt: now }).where(eq(scheduledPayments.id, id))
}

/** `scheduledPayment.cancelled` and the like. */
const record = (tx: Executor, row: ScheduledRow, by: By): Promise<void> =>
  audit(tx, {
    ...by,
    action: `scheduledPayment.${row.status}`,
    details: { scheduledPayment: row.id, amount: row.amount, payOn: row.payOn },
  })
