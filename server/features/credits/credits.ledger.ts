/** Writes credits: the entry, the balance it lowers and the row it ends are written in one transaction. */
import { and, asc, eq, sql } from 'drizzle-orm'
import { type CreditReason, sumOf } from '#shared/billing/credits'
import * as creditTexts from '#shared/texts/billing/credits'
import { takeLock } from '../../db/advisoryLock'
import type { Database, Executor } from '../../db/database'
import { creditRunRows, creditRuns, credits } from '../../db/schema/billing/credits'
import { billingAccounts } from '../../db/schema/customers/accounts'
import { recordEvent } from '../../directory/outboundEvents/recordEvent'
import { audit } from '../../http/customerScope'
import type { IdempotencyRecord } from '../../http/idempotency'
import { findFirstRequest } from '../../http/idempotency.queries'
import type { RowOutcome } from '../../jobs/runJob'
import { accountProblem } from './rules'

export type CreditRecord = typeof credits.$inferSelect
export type CreditRunRecord = typeof creditRuns.$inferSelect

interface CreditEntry {
  billingAccountNumber: string
  amount: number
  reasonCode: CreditReason
  comments: string
  runId: string | null
  userId: string
  /** Missing for a row of a run. */
  idempotencyRecord?: IdempotencyRecord
  now: Date
  /** The caller's IP address, or the name of the job. */
  source: string
}

/** Credits an account in the caller's transaction. Returns the credit, or why the account can't be credited. */
export async function writeCredit(
  tx: Executor,
  { now, source, idempotencyRecord, ...entry }: CreditEntry,
): Promise<{ problem: string } | { credit: CreditRecord }> {
  const [account] = await tx
    .select({ status: billingAccounts.status, customerNumber: billingAccounts.customerNumber })
    .from(billingAccounts)
    .where(eq(billingAccounts.number, entry.billingAccountNumber))
    .for('update')
  const problem = accountProblem(account)
  if (problem !== null || !account) return { problem: problem ?? creditTexts.unknownAccount }
  const [updated] = await tx
    .update(billingAccounts)
    .set({ balance: sql`${billingAccounts.balance} - ${entry.amount}` })
    .where(eq(billingAccounts.number, entry.billingAccountNumber))
    .returning({ balance: billingAccounts.balance })
  if (!updated) throw new Error(`Billing account ${entry.billingAccountNumber} disappeared while it was locked`)
  const [credit] = await tx
    .insert(credits)
    .values({ ...entry, ...idempotencyRecord, createdAt: now, balanceAfter: updated.balance })
    .returning()
  if (!credit) throw new Error('The credit was not written')
  await audit(tx, {
    userId: entry.userId,
    action: 'credit.issued',
    customerNumber: account.customerNumber,
    source,
    details: {
      account: entry.billingAccountNumber,
      amount: entry.amount,
      reason: entry.reasonCode,
      ...(entry.runId === null ? {} : { run: entry.runId }),
    },
  })
  const { customerNumber } = account
  const { id, billingAccountNumber, amount, reasonCode } = credit
  const data = { credit_id: id, crm_billing_account_number: billingAccountNumber, amount, reason_code: reasonCode }
  await recordEvent(tx, { type: 'credit.issued', customerNumber, at: now, data })
  return { credit }
}

export const findFirstCredit = (
  db: Executor,
  request: IdempotencyRecord & { userId: string },
): Promise<CreditRecord | null> =>
  findFirstRequest(request, { user: credits.userId, key: credits.idempotencyKey }, (isFirstRequest) =>
    db.select().from(credits).where(isFirstRequest),
  )

export const findFirstRun = (
  db: Executor,
  request: IdempotencyRecord & { userId: string },
): Promise<CreditRunRecord | null> =>
  findFirstRequest(request, { user: creditRuns.startedBy, key: creditRuns.idempotencyKey }, (isFirstRequest) =>
    db.select().from(creditRuns).where(isFirstRequest),
  )

/** Serializes the credits of one issuer, so that two requests at once can't both use what remains of a ceiling. */
export const lockIssuer = (tx: Executor, userId: string): Promise<void> => takeLock(tx, `credits ${userId}`)

/** PostgreSQL limits the number of parameters of a statement. */
const rowsPerInsert = 1000

export async function storeRun(
  tx: Executor,
  run: typeof creditRuns.$inferInsert,
  rows: readonly { accountNumber: string; amount: number }[],
): Promise<string> {
  const [stored] = await tx.insert(creditRuns).values(run).returning({ id: creditRuns.id })
  if (!stored) throw new Error('The run was not written')
  const all = rows.map((row, index) => ({ ...row, runId: stored.id, position: index + 1 }))
  for (let from = 0; from < all.length; from += rowsPerInsert) {
    await tx.insert(creditRunRows).values(all.slice(from, from + rowsPerInsert))
  }
  return stored.id
}

/** Locks a run until the transaction ends. */
export async function lockRun(tx: Executor, id: string): Promise<CreditRunRecord | null> {
  const [run] = await tx.select().from(creditRuns).where(eq(creditRuns.id, id)).for('update')
  return run ?? null
}

export async function updateRun(tx: Executor, id: string, change: Partial<CreditRunRecord>): Promise<void> {
  await tx.update(creditRuns).set(change).where(eq(creditRuns.id, id))
}

/** Puts the failed rows of a run back to their start and returns their accounts. */
export async function reopenFailedRows(tx: Executor, id: string): Promise<string[]> {
  const reopened = await tx
    .update(creditRunRows)
    .set({ status: 'not_initiated', message: '', endedAt: null })
    .where(and(eq(creditRunRows.runId, id), eq(creditRunRows.status, 'error')))
    .returning({ account: creditRunRows.accountNumber })
  return reopened.map(({ account }) => account)
}

/** Cancels the rows of a run that are not credited yet, and returns their number and total. */
export async function cancelOpenRows(
  tx: Executor,
  id: string,
  now: Date,
): Promise<{ accounts: number; amount: number }> {
  const cancelled = await tx
    .update(creditRunRows)
    .set({ status: 'cancelled', endedAt: now })
    .where(and(eq(creditRunRows.runId, id), eq(creditRunRows.status, 'not_initiated')))
    .returning({ amount: creditRunRows.amount })
  return { accounts: cancelled.length, amount: sumOf(cancelled.map(({ amount }) => amount)) }
}

/** Returns running runs, the oldest first. */
export async function findRunningRuns(db: Executor): Promise<string[]> {
  const running = await db.select({ id: creditRuns.id }).from(creditRuns).where(eq(creditRuns.status, 'running'))
  return running.map(({ id }) => id)
}

export async function isRunning(db: Executor, id: string): Promise<boolean> {
  const running = await db
    .select({ id: creditRuns.id })
    .from(creditRuns)
    .where(and(eq(creditRuns.id, id), eq(creditRuns.status, 'running')))
  return running.length > 0
}

interface JobContext {
  now: Date
  source: string
}

/**
 * Credits the next row of a run. The run stays locked during that time, and the lock ends with the connection: a
 * process that dies leaves the row either untouched or credited and marked so, and the run free for the next process.
 */
export async function creditNextRow(db: Database, runId: string, context: JobContext): Promise<RowOutcome> {
  let position: number | null = null
  try {
    return await db.transaction(async (tx): Promise<RowOutcome> => {
      const run = await lockFreeRun(tx, runId)
      if (!run) return 'elsewhere'
      const row = await findNextRow(tx, runId)
      if (!row) {
        await finishRun(tx, run, context)
        return 'finished'
      }
      position = row.position
      await creditRow(tx, { run, row }, context)
      return 'done'
    })
  } catch (error) {
    if (position === null) throw error
    await failRow(db, runId, { position, now: context.now })
    throw error
  }
}

/** Locks a run that no other process works on. Waiting would be useless, because that process does the row. */
async function lockFreeRun(tx: Executor, id: string): Promise<CreditRunRecord | null> {
  const [run] = await tx
    .select()
    .from(creditRuns)
    .where(and(eq(creditRuns.id, id), eq(creditRuns.status, 'running')))
    .for('update', { skipLocked: true })
  return run ?? null
}

type RunRowRecord = typeof creditRunRows.$inferSelect

async function findNextRow(tx: Executor, runId: string): Promise<RunRowRecord | null> {
  const [row] = await tx
    .select()
    .from(creditRunRows)
    .where(and(eq(creditRunRows.runId, runId), eq(creditRunRows.status, 'not_initiated')))
    .orderBy(asc(creditRunRows.position))
    .limit(1)
  return row ?? null
}

async function creditRow(
  tx: Executor,
  { run, row }: { run: CreditRunRecord; row: RunRowRecord },
  { now, source }: JobContext,
) {
  const outcome = await writeCredit(tx, {
    billingAccountNumber: row.accountNumber,
    amount: row.amount,
    reasonCode: run.reasonCode,
    comments: run.comments,
    runId: run.id,
    userId: run.startedBy,
    now,
    source,
  })
  const result =
    'problem' in outcome
      ? ({ status: 'error', message: outcome.problem } as const)
      : ({ status: 'success', message: '' } as const)
  await tx
    .update(creditRunRows)
    .set({ ...result, endedAt: now })
    .where(and(eq(creditRunRows.runId, run.id), eq(creditRunRows.position, row.position)))
}

async function finishRun(tx: Executor, run: CreditRunRecord, { now, source }: JobContext): Promise<void> {
  await updateRun(tx, run.id, { status: 'finished', finishedAt: now })
  await audit(tx, { userId: run.startedBy, action: 'credit.runFinished', source, details: { run: run.id } })
}

/** Marks a row as failed, unless its credit exists: the commit can succeed although its confirmation was lost. */
async function failRow(db: Database, runId: string, { position, now }: { position: number; now: Date }): Promise<void> {
  await db.transaction(async (tx) => {
    await lockRun(tx, runId)
    const [row] = await tx
      .select({ accountNumber: creditRunRows.accountNumber })
      .from(creditRunRows)
      .where(and(eq(creditRunRows.runId, runId), eq(creditRunRows.position, position)))
    const [credit] = await tx
      .select({ id: credits.id })
      .from(credits)
      .where(and(eq(credits.runId, runId), eq(credits.billingAccountNumber, row?.accountNumber ?? '')))
    await tx
      .update(creditRunRows)
      .set(
        credit
          ? { status: 'success', endedAt: now }
          : { status: 'error', message: creditTexts.rowFailed, endedAt: now },
      )
      .where(
        and(
          eq(creditRunRows.runId, runId),
          eq(creditRunRows.position, position),
          eq(creditRunRows.status, 'not_initiated'),
        ),
      )
  })
}
