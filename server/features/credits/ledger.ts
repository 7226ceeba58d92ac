/** Credits as a ledger: an entry, the balance it lowers and the row it ends are written in one transaction, or not at all. */
import { and, asc, eq, sql } from 'drizzle-orm'
import { sumOf, type CreditReason } from '#shared/credits'
import type { Database, Executor } from '../../db/database'
import { billingAccounts } from '../../db/schema/accounts'
import { creditRunRows, creditRuns, credits } from '../../db/schema/credits'
import { audit } from '../../http/ownership'
import type { Step } from '../../runs'
import { accountProblem } from './rules'
import * as creditTexts from '#shared/texts/credits'

export type CreditRow = typeof credits.$inferSelect
export type RunRecord = typeof creditRuns.$inferSelect

interface Entry {
  billingAccountNumber: string
  amount: number
  reasonCode: CreditReason
  comments: string
  runId: string | null
  userId: string
  idempotencyKey?: string | undefined
  requestHash?: Buffer
  at: Date
  /** From where: the caller's network address, or who works on runs. */
  address: string
}

/** Credits an account within the caller's transaction; the answer is why it cannot be, or what was written. */
export async function writeCredit(
  tx: Executor,
  { at, address, ...entry }: Entry,
): Promise<{ problem: string } | { credit: CreditRow }> {
  const [account] = await tx
    .select({ status: billingAccounts.status, customerNumber: billingAccounts.customerNumber })
    .from(billingAccounts)
    .where(eq(billingAccounts.number, entry.billingAccountNumber))
    .for('update')
  const problem = accountProblem(account)
  if (problem !== null || !account) return { problem: problem ?? creditTexts.unknownAccount }
  const [moved] = await tx
    .update(billingAccounts)
    .set({ balance: sql`${billingAccounts.balance} - ${entry.amount}` })
    .where(eq(billingAccounts.number, entry.billingAccountNumber))
    .returning({ balance: billingAccounts.balance })
  if (!moved) throw new Error(`Billing account ${entry.billingAccountNumber} went missing while it was held`)
  const [credit] = await tx
    .insert(credits)
    .values({ ...entry, createdAt: at, balanceAfter: moved.balance })
    .returning()
  if (!credit) throw new Error('The credit was not written')
  await audit(tx, {
    userId: entry.userId,
    action: 'credit.issued',
    customerNumber: account.customerNumber,
    address,
    details: {
      account: entry.billingAccountNumber,
      amount: entry.amount,
      reason: entry.reasonCode,
      ...(entry.runId === null ? {} : { run: entry.runId }),
    },
  })
  return { credit }
}

/** The credit that somebody gave under a key. */
export async function findCreditByKey(db: Executor, userId: string, key: string): Promise<CreditRow | null> {
  const [credit] = await db
    .select()
    .from(credits)
    .where(and(eq(credits.userId, userId), eq(credits.idempotencyKey, key)))
  return credit ?? null
}

export async function findRunByKey(db: Executor, userId: string, key: string): Promise<RunRecord | null> {
  const [run] = await db
    .select()
    .from(creditRuns)
    .where(and(eq(creditRuns.begunBy, userId), eq(creditRuns.idempotencyKey, key)))
  return run ?? null
}

/** What one person gives is given one after the other, so that two requests at once do not share what is left of a ceiling. */
export async function holdGiver(tx: Executor, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`credits ${userId}`}, 0))`)
}

/** As many rows as PostgreSQL takes parameters for. */
const rowsAtOnce = 1000

export async function storeRun(
  tx: Executor,
  run: typeof creditRuns.$inferInsert,
  rows: readonly { accountNumber: string; amount: number }[],
): Promise<string> {
  const [stored] = await tx.insert(creditRuns).values(run).returning({ id: creditRuns.id })
  if (!stored) throw new Error('The run was not written')
  const all = rows.map((row, index) => ({ ...row, runId: stored.id, position: index + 1 }))
  for (let from = 0; from < all.length; from += rowsAtOnce) {
    await tx.insert(creditRunRows).values(all.slice(from, from + rowsAtOnce))
  }
  return stored.id
}

/** A run, held until the transaction ends. */
export async function holdRun(tx: Executor, id: string): Promise<RunRecord | null> {
  const [run] = await tx.select().from(creditRuns).where(eq(creditRuns.id, id)).for('update')
  return run ?? null
}

export async function updateRun(tx: Executor, id: string, change: Partial<RunRecord>): Promise<void> {
  await tx.update(creditRuns).set(change).where(eq(creditRuns.id, id))
}

/** Puts the failed rows of a run back to their beginning; answers whose they are. */
export async function reopenFailedRows(tx: Executor, id: string): Promise<string[]> {
  const reopened = await tx
    .update(creditRunRows)
    .set({ status: 'not_initiated', message: '', endedAt: null })
    .where(and(eq(creditRunRows.runId, id), eq(creditRunRows.status, 'error')))
    .returning({ account: creditRunRows.accountNumber })
  return reopened.map(({ account }) => account)
}

/** Ends the rows of a run that are not credited yet; answers how many there were, and of how much. */
export async function cancelOpenRows(
  tx: Executor,
  id: string,
  at: Date,
): Promise<{ accounts: number; amount: number }> {
  const cancelled = await tx
    .update(creditRunRows)
    .set({ status: 'cancelled', endedAt: at })
    .where(and(eq(creditRunRows.runId, id), eq(creditRunRows.status, 'not_initiated')))
    .returning({ amount: creditRunRows.amount })
  return { accounts: cancelled.length, amount: sumOf(cancelled.map(({ amount }) => amount)) }
}

/** Runs that are to be worked on, the oldest first. */
export async function findRunningIds(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ id: creditRuns.id })
    .from(creditRuns)
    .where(eq(creditRuns.status, 'running'))
    .orderBy(asc(creditRuns.begunAt), asc(creditRuns.id))
  return rows.map(({ id }) => id)
}

interface Now {
  at: Date
  address: string
}

/**
 * Credits the next row of a run. The run is locked for as long as that takes, and the lock goes with the connection: a
 * process that dies leaves the row as it was, or credited and marked so, and the run free for the next one.
 */
export async function creditNextRow(db: Database, runId: string, now: Now): Promise<Step> {
  let position: number | null = null
  try {
    return await db.transaction(async (tx): Promise<Step> => {
      const run = await takeRun(tx, runId)
      if (!run) return 'elsewhere'
      const row = await findNextRow(tx, runId)
      if (!row) {
        await finishRun(tx, run, now)
        return 'finished'
      }
      position = row.position
      await creditRow(tx, { run, row }, now)
      return 'done'
    })
  } catch (error) {
    if (position === null) throw error
    await failRow(db, runId, { position, at: now.at })
    throw error
  }
}

/** A run that nobody else is at. Waiting for it would be no use: whoever has it does the row. */
async function takeRun(tx: Executor, id: string): Promise<RunRecord | null> {
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

async function creditRow(tx: Executor, { run, row }: { run: RunRecord; row: RunRowRecord }, { at, address }: Now) {
  const written = await writeCredit(tx, {
    billingAccountNumber: row.accountNumber,
    amount: row.amount,
    reasonCode: run.reasonCode,
    comments: run.comments,
    runId: run.id,
    userId: run.begunBy,
    at,
    address,
  })
  const ending =
    'problem' in written
      ? ({ status: 'error', message: written.problem } as const)
      : ({ status: 'success', message: '' } as const)
  await tx
    .update(creditRunRows)
    .set({ ...ending, endedAt: at })
    .where(and(eq(creditRunRows.runId, run.id), eq(creditRunRows.position, row.position)))
}

async function finishRun(tx: Executor, run: RunRecord, { at, address }: Now): Promise<void> {
  await updateRun(tx, run.id, { status: 'finished', finishedAt: at })
  await audit(tx, { userId: run.begunBy, action: 'credit.runFinished', address, details: { run: run.id } })
}

/** Says that a row could not be written. One whose commit was not heard of is credited, and stays so. */
async function failRow(db: Database, runId: string, { position, at }: { position: number; at: Date }): Promise<void> {
  await db.transaction(async (tx) => {
    await holdRun(tx, runId)
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
        credit ? { status: 'success', endedAt: at } : { status: 'error', message: creditTexts.rowFailed, endedAt: at },
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
