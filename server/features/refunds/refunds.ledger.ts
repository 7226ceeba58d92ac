/** Writes refunds: approval reserves the money, sending ends it once, and each moves the books in one transaction. */

import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { AuditJob } from '#shared/access/auditJobs'
import { isHeld } from '#shared/billing/deposits'
import { sendDay, staleCheckDays } from '#shared/billing/refunds'
import { addDays } from '#shared/format/dates'
import * as refundTexts from '#shared/texts/billing/refunds'
import type { Database, Executor } from '../../db/database'
import { deposits, depositTransactions } from '../../db/schema/billing/deposits'
import { refunds } from '../../db/schema/billing/refunds'
import { billingAccounts } from '../../db/schema/customers/accounts'
import { notify } from '../../directory/notifications/notify'
import { recordEvent } from '../../directory/outboundEvents/recordEvent'
import { audit } from '../../http/customerScope'

export type RefundRow = typeof refunds.$inferSelect

/** Locks the account until the transaction ends, so that refund requests run one after the other. */
export async function lockAccount(tx: Executor, number: string): Promise<void> {
  await tx
    .select({ number: billingAccounts.number })
    .from(billingAccounts)
    .where(eq(billingAccounts.number, number))
    .for('update')
}

export async function insertRefund(tx: Executor, refund: typeof refunds.$inferInsert): Promise<string> {
  const [row] = await tx.insert(refunds).values(refund).returning({ id: refunds.id })
  if (!row) throw new Error('The refund was not written')
  return row.id
}

export async function lockRefund(tx: Executor, id: string): Promise<RefundRow | null> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
  return row ?? null
}

interface RefundDecision {
  userId: string
  source: string
  at: Date
  today: string
}

export async function declineRefund(
  tx: Executor,
  refund: RefundRow,
  { userId, source, at, reason }: RefundDecision & { reason: string },
): Promise<void> {
  await tx
    .update(refunds)
    .set({ status: 'declined', decidedBy: userId, decidedAt: at, problem: reason })
    .where(eq(refunds.id, refund.id))
  await auditRefund(tx, refund, { userId, source, action: 'declined', reason })
}

/** Approves a refund and reserves its money, so that nothing else can use it. Returns why it can't; null on success. */
export async function approveRefund(tx: Executor, refund: RefundRow, decision: RefundDecision): Promise<string | null> {
  const { userId, source, at, today } = decision
  const isAvailable =
    refund.depositId === null ? await withdrawCredit(tx, refund) : await isDepositHeld(tx, refund.depositId)
  if (!isAvailable) return refundTexts.changed
  await tx
    .update(refunds)
    .set({ status: 'approved', decidedBy: userId, decidedAt: at, sendOn: sendDay(refund.refundMethod, today) })
    .where(eq(refunds.id, refund.id))
  await auditRefund(tx, refund, { userId, source, action: 'approved' })
  if (refund.refundMethod === 'credit') await applyAsCredit(tx, refund, decision)
  return null
}

/** Takes the amount off the account's credit; false when the credit is no longer sufficient. */
async function withdrawCredit(tx: Executor, { billingAccountNumber, amount }: RefundRow): Promise<boolean> {
  const updated = await tx
    .update(billingAccounts)
    .set({ balance: sql`${billingAccounts.balance} + ${amount}` })
    .where(and(eq(billingAccounts.number, billingAccountNumber), lte(billingAccounts.balance, -amount)))
    .returning({ number: billingAccounts.number })
  return updated.length > 0
}

const lowerBalance = (tx: Executor, { billingAccountNumber, amount }: RefundRow) =>
  tx
    .update(billingAccounts)
    .set({ balance: sql`${billingAccounts.balance} - ${amount}` })
    .where(eq(billingAccounts.number, billingAccountNumber))

async function isDepositHeld(tx: Executor, id: string): Promise<boolean> {
  const [deposit] = await tx.select({ status: deposits.status }).from(deposits).where(eq(deposits.id, id)).for('update')
  return deposit !== undefined && isHeld(deposit.status)
}

async function applyAsCredit(
  tx: Executor,
  refund: RefundRow,
  { userId, source, at, today }: RefundDecision,
): Promise<void> {
  await lowerBalance(tx, refund)
  await tx.update(refunds).set({ status: 'sent', sentOn: today }).where(eq(refunds.id, refund.id))
  await returnDeposit(tx, refund, today)
  await auditRefund(tx, refund, { userId, source, action: 'sent' })
  await recordSent(tx, refund, at)
  await notify(tx, { kind: 'refund_sent', refundId: refund.id })
}

async function recordSent(tx: Executor, refund: RefundRow, at: Date): Promise<void> {
  const { billingAccountNumber } = refund
  await recordEvent(tx, {
    type: 'refund.sent',
    customerNumber: await customerOf(tx, billingAccountNumber),
    at,
    data: {
      refund_id: refund.id,
      crm_billing_account_number: billingAccountNumber,
      amount: refund.amount,
      reason: refund.reason,
      refund_method: refund.refundMethod,
      check_number: refund.checkNumber,
    },
  })
}

/** Posts the transactions that return a deposit: its interest and the deposit itself. */
async function returnDeposit(
  tx: Executor,
  { depositId, amount, refundMethod }: RefundRow,
  today: string,
): Promise<void> {
  if (depositId === null) return
  const [deposit] = await tx
    .update(deposits)
    .set({ status: 'refunded', reviewOn: null })
    .where(eq(deposits.id, depositId))
    .returning({ amount: deposits.amount })
  if (!deposit) throw new Error(`Deposit ${depositId} does not exist`)
  const interest = amount - deposit.amount
  const transaction = { depositId, postedOn: today }
  if (interest > 0) await tx.insert(depositTransactions).values({ ...transaction, code: 'DEPX', amount: interest })
  await tx.insert(depositTransactions).values({
    ...transaction,
    code: refundMethod === 'credit' ? 'DEPC' : 'DEPK',
    amount: deposit.amount,
    note: refundMethod === 'credit' ? refundTexts.creditNote : refundTexts.checkNote,
  })
}

interface RefundClaim {
  refund: RefundRow
  /** True when no request with this reference can have reached the provider before. */
  isFirst: boolean
}

/** Returns approved refunds that are due and that no process has claimed. */
export const findRefundsToSend = (db: Executor, { now, today }: { now: Date; today: string }) =>
  db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.status, 'approved'), lte(refunds.sendOn, today), isUnclaimed(now)))
    .orderBy(asc(refunds.sendOn), asc(refunds.id))

export async function isApproved(db: Executor, id: string): Promise<boolean> {
  const [refund] = await db.select({ status: refunds.status }).from(refunds).where(eq(refunds.id, id))
  return refund?.status === 'approved'
}

const isUnclaimed = (now: Date) => or(isNull(refunds.leaseEndsAt), lt(refunds.leaseEndsAt, now))

/**
 * Claims a refund before the provider is called, so that a later process looks up the outcome. Null when it is taken.
 */
export async function claimRefund(
  db: Database,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<RefundClaim | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(refunds)
      .where(and(eq(refunds.id, id), eq(refunds.status, 'approved'), isUnclaimed(now)))
      .for('update', { skipLocked: true })
    if (!row) return null
    const change = { leaseEndsAt: until, submittedAt: row.submittedAt ?? now }
    await tx.update(refunds).set(change).where(eq(refunds.id, id))
    return { refund: { ...row, ...change }, isFirst: row.submittedAt === null }
  })
}

/** Matches only this attempt, so that a late answer to an earlier one changes nothing. */
const isSameAttempt = ({ id, attempt }: RefundRow) =>
  and(eq(refunds.id, id), eq(refunds.status, 'approved'), eq(refunds.attempt, attempt))

const jobName: AuditJob = 'refunds'

export async function markSent(
  db: Database,
  refund: RefundRow,
  { payoutId, checkNumber, now, today }: { payoutId: string; checkNumber: string; now: Date; today: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const updated = await tx
      .update(refunds)
      .set({ status: 'sent', sentOn: today, checkNumber, providerPayoutId: payoutId, leaseEndsAt: null })
      .where(isSameAttempt(refund))
      .returning({ id: refunds.id })
    if (updated.length === 0) return
    await returnDeposit(tx, refund, today)
    await auditRefund(tx, refund, { userId: refund.decidedBy, source: jobName, action: 'sent' })
    await recordSent(tx, { ...refund, checkNumber }, now)
    await notify(tx, { kind: 'refund_sent', refundId: refund.id })
  })
}

/** Nothing was sent and nothing will be, so the amount goes back to the account. */
export async function markFailed(
  db: Database,
  refund: RefundRow,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const updated = await tx
      .update(refunds)
      .set({ status: 'failed', failedAt: now, problem: reason, leaseEndsAt: null })
      .where(isSameAttempt(refund))
      .returning({ id: refunds.id })
    if (updated.length === 0) return
    if (refund.depositId === null) await lowerBalance(tx, refund)
    await auditRefund(tx, refund, { userId: refund.decidedBy, source: jobName, action: 'failed', reason })
  })
}

/** The provider has closed the reference unpaid, so the next attempt uses a new one. */
export async function startNextAttempt(db: Executor, refund: RefundRow): Promise<void> {
  await db
    .update(refunds)
    .set({ attempt: refund.attempt + 1, submittedAt: null, leaseEndsAt: null })
    .where(isSameAttempt(refund))
}

/** The provider was not reached, so the same reference can be used again once the lease has ended. */
export async function releaseReference(db: Executor, refund: RefundRow): Promise<void> {
  await db
    .update(refunds)
    .set({ submittedAt: null })
    .where(and(isSameAttempt(refund), eq(refunds.leaseEndsAt, refund.leaseEndsAt ?? new Date(0))))
}

/** Marks checks that were not cashed in time. */
export async function markStale(db: Database, today: string): Promise<void> {
  await db.transaction(async (tx) => {
    const stale = await tx
      .update(refunds)
      .set({ status: 'stale' })
      .where(
        and(
          eq(refunds.status, 'sent'),
          eq(refunds.refundMethod, 'check'),
          lte(refunds.sentOn, addDays(today, -staleCheckDays)),
        ),
      )
      .returning()
    for (const refund of stale) await auditRefund(tx, refund, { userId: null, source: jobName, action: 'stale' })
  })
}

interface RefundAuditEntry {
  userId: string | null
  source: string
  action: 'requested' | 'approved' | 'declined' | 'sent' | 'failed' | 'stale'
  reason?: string
}

export async function auditRefund(
  tx: Executor,
  refund: Pick<RefundRow, 'id' | 'billingAccountNumber' | 'amount' | 'refundMethod'>,
  { userId, source, action, reason }: RefundAuditEntry,
): Promise<void> {
  await audit(tx, {
    userId,
    action: `refund.${action}`,
    customerNumber: await customerOf(tx, refund.billingAccountNumber),
    source,
    details: {
      refund: refund.id,
      account: refund.billingAccountNumber,
      amount: refund.amount,
      refund_method: refund.refundMethod,
      ...(reason === undefined ? {} : { reason }),
    },
  })
}

async function customerOf(tx: Executor, accountNumber: string): Promise<string> {
  const [account] = await tx
    .select({ customerNumber: billingAccounts.customerNumber })
    .from(billingAccounts)
    .where(eq(billingAccounts.number, accountNumber))
  if (!account) throw new Error(`Billing account ${accountNumber} does not exist`)
  return account.customerNumber
}
