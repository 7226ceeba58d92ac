/** Queries scheduled payments: each is stored once, finished once, and claimed by one process at a time. */
import { and, asc, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm'
import type { ScheduledPayment, ScheduledPaymentStatus } from '#shared/contract/payments/scheduledPayments'
import { feeOf } from '#shared/payments/paymentTypes'
import type { Executor } from '../../db/database'
import { billingAccounts, customers } from '../../db/schema/customers/accounts'
import { scheduledPayments } from '../../db/schema/payments/scheduledPayments'
import { roles, userCustomers, users } from '../../db/schema/signIn/users'
import {
  auditScheduled,
  cancelWhere,
  type ScheduleAuthor,
  type ScheduledRow,
} from '../../directory/payments/scheduledPayments.ledger'
import { type CustomerScope, inScope } from '../../http/customerScope'
import type { IdempotencyRecord } from '../../http/idempotency'
import { findFirstRequest } from '../../http/idempotency.queries'

type NewScheduledPayment = Omit<typeof scheduledPayments.$inferInsert, 'id' | 'status'> & IdempotencyRecord

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

/** Finds the payment that an earlier request with the same key scheduled. */
export const findFirstScheduled = (
  db: Executor,
  request: IdempotencyRecord & { userId: string },
): Promise<ScheduledRow | null> =>
  findFirstRequest(
    request,
    { user: scheduledPayments.userId, key: scheduledPayments.idempotencyKey },
    (isFirstRequest) => db.select().from(scheduledPayments).where(isFirstRequest),
  )

/** Returns null when the same payment is already scheduled for that day. */
export async function storeScheduled(
  tx: Executor,
  input: NewScheduledPayment,
  author: ScheduleAuthor,
): Promise<{ row: ScheduledRow; isNew: boolean } | null> {
  const [row] = await tx
    .insert(scheduledPayments)
    .values({ ...input, status: 'scheduled' })
    .onConflictDoNothing()
    .returning()
  if (!row) {
    const original = await findFirstScheduled(tx, input)
    return original && { row: original, isNew: false }
  }
  await auditScheduled(tx, row, author)
  return { row, isNew: true }
}

const isOpen = inArray(scheduledPayments.status, ['scheduled', 'paying'])

/** Returns the customer's payments that are still to be made. */
export const findOpenScheduled = (db: Executor, customerNumber: string): Promise<ScheduledRow[]> =>
  db
    .select({ row: scheduledPayments })
    .from(scheduledPayments)
    .innerJoin(billingAccounts, eq(billingAccounts.number, scheduledPayments.billingAccountNumber))
    .where(and(eq(billingAccounts.customerNumber, customerNumber), isOpen))
    .orderBy(asc(scheduledPayments.payOn), asc(scheduledPayments.createdAt), asc(scheduledPayments.id))
    .then((rows) => rows.map(({ row }) => row))

/** Finds a scheduled payment in any status, with its customer. */
export async function findScheduled(db: Executor, scope: CustomerScope, id: string) {
  const [found] = await db
    .select({ row: scheduledPayments, customerNumber: billingAccounts.customerNumber })
    .from(scheduledPayments)
    .innerJoin(billingAccounts, eq(billingAccounts.number, scheduledPayments.billingAccountNumber))
    .where(and(eq(scheduledPayments.id, id), inScope(scope, billingAccounts.customerNumber)))
  return found ?? null
}

/** Cancels a payment before its day. Returns null when its day has come, or it has already finished. */
export async function cancelScheduled(
  tx: Executor,
  id: string,
  { author, now, today }: { author: ScheduleAuthor; now: Date; today: string },
): Promise<ScheduledRow | null> {
  const [row] = await cancelWhere(tx, and(eq(scheduledPayments.id, id), gt(scheduledPayments.payOn, today)), {
    author,
    now,
  })
  return row ?? null
}

const isUnclaimed = (now: Date) =>
  or(
    eq(scheduledPayments.status, 'scheduled'),
    and(eq(scheduledPayments.status, 'paying'), lt(scheduledPayments.leaseEndsAt, now)),
  )

/** Finds due payments that no process has claimed. */
export const findDueScheduled = (db: Executor, today: string, now: Date) =>
  db
    .select({ id: scheduledPayments.id, billingAccountNumber: scheduledPayments.billingAccountNumber })
    .from(scheduledPayments)
    .where(and(lte(scheduledPayments.payOn, today), isUnclaimed(now)))
    .orderBy(asc(scheduledPayments.payOn), asc(scheduledPayments.createdAt))

/** Claims a payment and returns it with its customer. The first process to update the row gets it. */
export async function claimScheduled(
  db: Executor,
  id: string,
  { today, now, leaseEndsAt }: { today: string; now: Date; leaseEndsAt: Date },
) {
  const [row] = await db
    .update(scheduledPayments)
    .set({ status: 'paying', leaseEndsAt })
    .where(and(eq(scheduledPayments.id, id), lte(scheduledPayments.payOn, today), isUnclaimed(now)))
    .returning()
  if (!row) return null
  const [account] = await db
    .select({ customerNumber: billingAccounts.customerNumber })
    .from(billingAccounts)
    .where(eq(billingAccounts.number, row.billingAccountNumber))
  if (!account) throw new Error(`Billing account ${row.billingAccountNumber} does not exist`)
  return { ...row, ...account }
}

/** Identifies a claim: a later claim has another end of its lease. */
interface PaymentClaim {
  id: string
  leaseEndsAt: Date | null
}

const isClaimedBy = ({ id, leaseEndsAt }: PaymentClaim) =>
  and(
    eq(scheduledPayments.id, id),
    eq(scheduledPayments.status, 'paying'),
    leaseEndsAt ? eq(scheduledPayments.leaseEndsAt, leaseEndsAt) : sql`false`,
  )

/**
 * Renews the claim right before money moves. Returns null when it expired and another process has it; otherwise the
 * current balance, and whether the user who scheduled the payment may still pay for this customer.
 */
export async function renewClaim(db: Executor, claim: PaymentClaim & { userId: string }, leaseEndsAt: Date) {
  const [row] = await db.update(scheduledPayments).set({ leaseEndsAt }).where(isClaimedBy(claim)).returning()
  if (!row) return null
  const [account] = await db
    .select({ balance: billingAccounts.balance, canPay: canPay(claim.userId) })
    .from(billingAccounts)
    .innerJoin(customers, eq(customers.number, billingAccounts.customerNumber))
    .where(eq(billingAccounts.number, row.billingAccountNumber))
  return account ? { ...account, leaseEndsAt } : null
}

/** This checks the current state, because the role may have changed and access may have been revoked. */
const canPay = (userId: string) => sql<boolean>`exists (
  select 1 from ${users} join ${roles} on ${roles.id} = ${users.roleId}
  where ${users.id} = ${userId} and ${users.status} = 'active' and ${roles.rights} @> array['MANAGEPAYMENT.write']
    and (${users.userType} = 'CENTRIC' or exists (
      select 1 from ${userCustomers} left join ${roles} granted on granted.id = ${userCustomers.roleId}
      where ${userCustomers.userId} = ${users.id} and ${userCustomers.customerNumber} = ${customers.number}
        and (granted.id is null or granted.rights @> array['MANAGEPAYMENT.write']))))`

/** Releases an unexpired claim, so that the next job run tries again. */
export async function releaseScheduled(db: Executor, claim: PaymentClaim): Promise<void> {
  await db.update(scheduledPayments).set({ status: 'scheduled', leaseEndsAt: null }).where(isClaimedBy(claim))
}

export interface ScheduledOutcome {
  status: Extract<ScheduledPaymentStatus, 'paid' | 'failed' | 'not_needed'>
  reason: string
  paymentId: string | null
}

/** Finishes a claimed payment. Returns null when the claim has expired: then another process finishes it. */
export async function finishScheduled(
  tx: Executor,
  claim: PaymentClaim,
  { author, now, ...outcome }: ScheduledOutcome & { author: ScheduleAuthor; now: Date },
): Promise<ScheduledRow | null> {
  const [row] = await tx
    .update(scheduledPayments)
    .set({ ...outcome, endedAt: now, leaseEndsAt: null })
    .where(isClaimedBy(claim))
    .returning()
  if (row) await auditScheduled(tx, row, author)
  return row ?? null
}
