/** Refunds as a ledger: deciding one holds its money, sending ends it once, and both move the books in the same transaction. */
import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { isHeld } from '#shared/deposits'
import { addDays } from '#shared/dates'
import { sendDay, staleAfterDays } from '#shared/refunds'
import type { Database, Executor } from '../../../db/database'
import { billingAccounts } from '../../../db/schema/accounts'
import { deposits, depositTransactions, refunds } from '../../../db/schema/deposits'
import { audit } from '../../../http/ownership'
import * as depositTexts from '#shared/texts/deposits'

export type RefundRow = typeof refunds.$inferSelect

/** An account, held until the transaction ends: what is asked back of it is asked one after the other. */
export async function holdAccount(tx: Executor, number: string): Promise<void> {
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

export async function holdRefund(tx: Executor, id: string): Promise<RefundRow | null> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
  return row ?? null
}

interface Decision {
  userId: string
  address: string
  at: Date
  today: string
}

export async function decline(
  tx: Executor,
  refund: RefundRow,
  { userId, address, at, reason }: Decision & { reason: string },
): Promise<void> {
  await tx
    .update(refunds)
    .set({ status: 'declined', decidedBy: userId, decidedAt: at, problem: reason })
    .where(eq(refunds.id, refund.id))
  await record(tx, refund, { userId, address, action: 'declined', reason })
}

/** Approves a refund and takes its money in hand, so that nothing else uses it meanwhile. Answers why it cannot be. */
export async function approve(tx: Executor, refund: RefundRow, decision: Decision): Promise<string | null> {
  const { userId, address, at, today } = decision
  const isThere = refund.depositId === null ? await takeCredit(tx, refund) : await isDepositHeld(tx, refund.depositId)
  if (!isThere) return depositTexts.refundChanged
  await tx
    .update(refunds)
    .set({ status: 'approved', decidedBy: userId, decidedAt: at, sendOn: sendDay(refund.way, today) })
    .where(eq(refunds.id, refund.id))
  await record(tx, refund, { userId, address, action: 'approved' })
  if (refund.way === 'credit') await giveAsCredit(tx, refund, decision)
  return null
}

/** What stands on the account is taken off it; false when it is not there any more. */
async function takeCredit(tx: Executor, { billingAccountNumber, amount }: RefundRow): Promise<boolean> {
  const taken = await tx
    .update(billingAccounts)
    .set({ balance: sql`${billingAccounts.balance} + ${amount}` })
    .where(and(eq(billingAccounts.number, billingAccountNumber), lte(billingAccounts.balance, -amount)))
    .returning({ number: billingAccounts.number })
  return taken.length > 0
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

async function giveAsCredit(tx: Executor, refund: RefundRow, { userId, address, today }: Decision): Promise<void> {
  await lowerBalance(tx, refund)
  await tx.update(refunds).set({ status: 'sent', sentOn: today }).where(eq(refunds.id, refund.id))
  await returnDeposit(tx, refund, today)
  await record(tx, refund, { userId, address, action: 'sent' })
}

/** The movements with which a deposit goes back: its interest, and itself. */
async function returnDeposit(tx: Executor, { depositId, amount, way }: RefundRow, today: string): Promise<void> {
  if (depositId === null) return
  const [deposit] = await tx
    .update(deposits)
    .set({ status: 'refunded', reviewOn: null })
    .where(eq(deposits.id, depositId))
    .returning({ amount: deposits.amount })
  if (!deposit) throw new Error(`Deposit ${depositId} is not on the books`)
  const interest = amount - deposit.amount
  const posted = { depositId, postedOn: today }
  if (interest > 0) await tx.insert(depositTransactions).values({ ...posted, code: 'DEPX', amount: interest })
  await tx.insert(depositTransactions).values({
    ...posted,
    code: way === 'credit' ? 'DEPC' : 'DEPK',
    amount: deposit.amount,
    note: way === 'credit' ? 'Credited to the account' : 'Check to the mailing address',
  })
}

export interface Claim {
  refund: RefundRow
  /** Whether nobody can have asked the provider under this reference before. */
  isFirst: boolean
}

/** Approved refunds whose day has come and that nobody is at. */
export async function findToSend(db: Executor, { now, today, most }: { now: Date; today: string; most: number }) {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.status, 'approved'), lte(refunds.sendOn, today), isFree(now)))
    .orderBy(asc(refunds.sendOn), asc(refunds.id))
    .limit(most)
  return rows.map(({ id }) => id)
}

const isFree = (now: Date) => or(isNull(refunds.leaseEndsAt), lt(refunds.leaseEndsAt, now))

/** Takes a refund before the provider hears of it: whoever finds it so later looks it up. Null when another process has it. */
export async function claim(
  db: Database,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<Claim | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(refunds)
      .where(and(eq(refunds.id, id), eq(refunds.status, 'approved'), isFree(now)))
      .for('update', { skipLocked: true })
    if (!row) return null
    const change = { leaseEndsAt: until, askedAt: row.askedAt ?? now }
    await tx.update(refunds).set(change).where(eq(refunds.id, id))
    return { refund: { ...row, ...change }, isFirst: row.askedAt === null }
  })
}

/** What became of one try. A late answer of an earlier one changes nothing. */
const isSameTry = ({ id, attempt }: RefundRow) =>
  and(eq(refunds.id, id), eq(refunds.status, 'approved'), eq(refunds.attempt, attempt))

const systemAddress = 'refunds'

export async function endSent(
  db: Database,
  refund: RefundRow,
  { payoutId, checkNumber, today }: { payoutId: string; checkNumber: string; today: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(refunds)
      .set({ status: 'sent', sentOn: today, checkNumber, providerPayoutId: payoutId, leaseEndsAt: null })
      .where(isSameTry(refund))
      .returning({ id: refunds.id })
    if (ended.length === 0) return
    await returnDeposit(tx, refund, today)
    await record(tx, refund, { userId: refund.decidedBy, address: systemAddress, action: 'sent' })
  })
}

/** Nothing was sent, and nothing will be: what stood on the account stands there again. */
export async function endFailed(db: Database, refund: RefundRow, reason: string): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(refunds)
      .set({ status: 'failed', problem: reason, leaseEndsAt: null })
      .where(isSameTry(refund))
      .returning({ id: refunds.id })
    if (ended.length === 0) return
    if (refund.depositId === null) await lowerBalance(tx, refund)
    await record(tx, refund, { userId: refund.decidedBy, address: systemAddress, action: 'failed', reason })
  })
}

/** The provider has closed the reference unpaid: the next try has another one. */
export async function tryAnew(db: Executor, refund: RefundRow): Promise<void> {
  await db
    .update(refunds)
    .set({ attempt: refund.attempt + 1, askedAt: null, leaseEndsAt: null })
    .where(isSameTry(refund))
}

/** The provider was not reached: the reference is as good as new, once the lease has run out. */
export async function waitForProvider(db: Executor, refund: RefundRow): Promise<void> {
  await db
    .update(refunds)
    .set({ askedAt: null })
    .where(and(isSameTry(refund), eq(refunds.leaseEndsAt, refund.leaseEndsAt ?? new Date(0))))
}

/** Checks that nobody has cashed for so long. */
export async function markStale(db: Database, today: string): Promise<void> {
  await db.transaction(async (tx) => {
    const stale = await tx
      .update(refunds)
      .set({ status: 'stale' })
      .where(
        and(eq(refunds.status, 'sent'), eq(refunds.way, 'check'), lte(refunds.sentOn, addDays(today, -staleAfterDays))),
      )
      .returning()
    for (const refund of stale) await record(tx, refund, { userId: null, address: systemAddress, action: 'stale' })
  })
}

interface Step {
  userId: string | null
  address: string
  action: 'requested' | 'approved' | 'declined' | 'sent' | 'failed' | 'stale'
  reason?: string
}

export async function record(
  tx: Executor,
  refund: Pick<RefundRow, 'id' | 'billingAccountNumber' | 'amount' | 'way'>,
  { userId, address, action, reason }: Step,
): Promise<void> {
  const [account] = await tx
    .select({ customerNumber: billingAccounts.customerNumber })
    .from(billingAccounts)
    .where(eq(billingAccounts.number, refund.billingAccountNumber))
  await audit(tx, {
    userId,
    action: `refund.${action}`,
    customerNumber: account?.customerNumber,
    address,
    details: {
      refund: refund.id,
      account: refund.billingAccountNumber,
      amount: refund.amount,
      way: refund.way,
      ...(reason === undefined ? {} : { reason }),
    },
  })
}
