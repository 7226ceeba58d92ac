/** Runs of notices in the database: their rows, who has one in hand, and what became of it. */
import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { NoticeRow, NoticeRun } from '#shared/contract/connections'
import { type NoticeRowStatus } from '#shared/dunning'
import type { Database, Executor } from '../../../db/database'
import { pageOf, type Page } from '../../../db/paging'
import { billingAccounts, contacts, customers } from '../../../db/schema/accounts'
import { dunningNotices, noticeRunRows, noticeRuns } from '../../../db/schema/dunning'
import { users } from '../../../db/schema/people'
import { audit } from '../../../http/ownership'
import * as disconnectTexts from '#shared/texts/disconnects'

export type RunRecord = typeof noticeRuns.$inferSelect
export type RowRecord = typeof noticeRunRows.$inferSelect

export async function findRunByKey(db: Executor, userId: string, key: string): Promise<RunRecord | null> {
  const [run] = await db
    .select()
    .from(noticeRuns)
    .where(and(eq(noticeRuns.begunBy, userId), eq(noticeRuns.idempotencyKey, key)))
  return run ?? null
}

export interface Wanted {
  accounts: readonly string[]
  /** Those of them that get another notice. */
  again: readonly string[]
}

/** Null when another request under the same key was first. */
export async function storeRun(
  tx: Executor,
  run: typeof noticeRuns.$inferInsert,
  { accounts, again }: Wanted,
): Promise<string | null> {
  const [stored] = await tx.insert(noticeRuns).values(run).onConflictDoNothing().returning({ id: noticeRuns.id })
  if (!stored) return null
  const secondTime = new Set(again)
  await tx.insert(noticeRunRows).values(
    accounts.map((accountNumber, index) => ({
      runId: stored.id,
      position: index + 1,
      accountNumber,
      isAgain: secondTime.has(accountNumber),
    })),
  )
  return stored.id
}

const rowsIn = (status: NoticeRowStatus): SQL<number> => sql<number>`(select count(*)::int from ${noticeRunRows}
  where ${noticeRunRows.runId} = ${noticeRuns.id} and ${noticeRunRows.status} = ${status})`

const selectRuns = (db: Executor) =>
  db
    .select({
      run: noticeRuns,
      first: contacts.firstName,
      last: contacts.lastName,
      sent: rowsIn('sent'),
      failed: rowsIn('failed'),
      unknown: rowsIn('unknown'),
      skipped: rowsIn('skipped'),
    })
    .from(noticeRuns)
    .innerJoin(users, eq(users.id, noticeRuns.begunBy))
    .innerJoin(contacts, eq(contacts.id, users.contactId))

type RunFacts = Awaited<ReturnType<typeof selectRuns>>[number]

const toRun = ({ run, ...facts }: RunFacts): NoticeRun => ({
  run_id: run.id,
  status: run.status,
  begun_by: `${facts.first} ${facts.last}`,
  begun_at: run.begunAt.toISOString(),
  finished_at: run.finishedAt?.toISOString() ?? null,
  row_count: run.rowCount,
  sent_count: facts.sent,
  failed_count: facts.failed,
  unknown_count: facts.unknown,
  skipped_count: facts.skipped,
})

export async function findRun(db: Executor, id: string): Promise<NoticeRun | null> {
  const [row] = await selectRuns(db).where(eq(noticeRuns.id, id))
  return row ? toRun(row) : null
}

export async function findRuns(db: Executor, page: Page) {
  const { limit, offset } = pageOf(page)
  const [rows, [counted]] = await Promise.all([
    selectRuns(db).orderBy(desc(noticeRuns.begunAt), asc(noticeRuns.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(noticeRuns),
  ])
  return { runs: rows.map(toRun), total_count: counted?.total ?? 0 }
}

export async function findRows(
  db: Executor,
  id: string,
  { status, ...page }: Page & { status?: NoticeRowStatus | undefined },
) {
  const where = and(eq(noticeRunRows.runId, id), status ? eq(noticeRunRows.status, status) : undefined)
  const { limit, offset } = pageOf(page)
  const [rows, [counted]] = await Promise.all([
    db
      .select({ row: noticeRunRows, name: customers.name })
      .from(noticeRunRows)
      .leftJoin(billingAccounts, eq(billingAccounts.number, noticeRunRows.accountNumber))
      .leftJoin(customers, eq(customers.number, billingAccounts.customerNumber))
      .where(where)
      .orderBy(asc(noticeRunRows.position))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(noticeRunRows).where(where),
  ])
  return {
    rows: rows.map(
      ({ row, name }): NoticeRow => ({
        position: row.position,
        account_no: row.accountNumber,
        name: name ?? '',
        email: row.email,
        status: row.status,
        message: row.message,
        ended_at: row.endedAt?.toISOString() ?? null,
      }),
    ),
    total_count: counted?.total ?? 0,
  }
}

/** Puts rows back to their beginning; answers how many. The caller's transaction holds the run. */
export async function reopenRows(tx: Executor, runId: string, status: 'failed' | 'unknown'): Promise<number> {
  const reopened = await tx
    .update(noticeRunRows)
    .set({ status: 'waiting', message: '', endedAt: null })
    .where(and(eq(noticeRunRows.runId, runId), eq(noticeRunRows.status, status)))
    .returning({ position: noticeRunRows.position })
  return reopened.length
}

export async function goOn(tx: Executor, id: string): Promise<void> {
  await tx.update(noticeRuns).set({ status: 'running', finishedAt: null }).where(eq(noticeRuns.id, id))
}

export async function findRunningIds(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ id: noticeRuns.id })
    .from(noticeRuns)
    .where(eq(noticeRuns.status, 'running'))
    .orderBy(asc(noticeRuns.begunAt), asc(noticeRuns.id))
  return rows.map(({ id }) => id)
}

/** A run that nobody else is at. The lock lets what refers to the run be written beside it. */
export async function takeRun(tx: Executor, id: string): Promise<RunRecord | null> {
  const [run] = await tx
    .select()
    .from(noticeRuns)
    .where(and(eq(noticeRuns.id, id), eq(noticeRuns.status, 'running')))
    .for('no key update', { skipLocked: true })
  return run ?? null
}

/** The same, waiting for whoever has it; also one that has finished. */
export async function holdRun(tx: Executor, id: string): Promise<RunRecord | null> {
  const [run] = await tx.select().from(noticeRuns).where(eq(noticeRuns.id, id)).for('no key update')
  return run ?? null
}

/** Rows that a process had in hand when it died: nobody knows how far their mail came. */
export async function giveUpLost(db: Executor, runId: string, at: Date): Promise<void> {
  await db
    .update(noticeRunRows)
    .set({ status: 'unknown', message: disconnectTexts.unknown, endedAt: at })
    .where(and(eq(noticeRunRows.runId, runId), eq(noticeRunRows.status, 'sending')))
}

const nextPosition = (runId: string) => sql`(select min(${noticeRunRows.position}) from ${noticeRunRows}
  where ${noticeRunRows.runId} = ${runId} and ${noticeRunRows.status} = 'waiting')`

/** Whose turn it is; null when none is left. */
export async function findNextAccount(tx: Executor, runId: string): Promise<string | null> {
  const [row] = await tx
    .select({ accountNumber: noticeRunRows.accountNumber })
    .from(noticeRunRows)
    .where(and(eq(noticeRunRows.runId, runId), sql`${noticeRunRows.position} = ${nextPosition(runId)}`))
  return row?.accountNumber ?? null
}

/** Until the transaction ends nobody else sends this account a notice; false while somebody does. */
export async function holdAccount(tx: Executor, accountNumber: string): Promise<boolean> {
  const name = `notice ${accountNumber}`
  const { rows } = await tx.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as held`,
  )
  return rows[0]?.held === true
}

/** Takes the next row in hand, said before anything is sent; null when none is left. */
export async function claimNext(db: Executor, runId: string): Promise<RowRecord | null> {
  const [row] = await db
    .update(noticeRunRows)
    .set({ status: 'sending', attempt: sql`${noticeRunRows.attempt} + 1` })
    .where(and(eq(noticeRunRows.runId, runId), sql`${noticeRunRows.position} = ${nextPosition(runId)}`))
    .returning()
  return row ?? null
}

/** Only for the try that was made: a row that was given up, and then tried again, is another's. */
const isInHand = ({ runId, position, attempt }: RowRecord): SQL | undefined =>
  and(
    eq(noticeRunRows.runId, runId),
    eq(noticeRunRows.position, position),
    eq(noticeRunRows.attempt, attempt),
    inArray(noticeRunRows.status, ['sending', 'unknown']),
  )

export async function endRow(
  db: Executor,
  row: RowRecord,
  ending: { status: 'failed' | 'unknown' | 'skipped'; message: string; email: string; endedAt: Date },
): Promise<void> {
  await db.update(noticeRunRows).set(ending).where(isInHand(row))
}

export interface Told {
  run: RunRecord
  customerNumber: string
  email: string
  today: string
  at: Date
}

/** The mail was handed over: the row says so, and the days until the gas may be turned off begin. */
export async function markTold(db: Database, row: RowRecord, { run, customerNumber, email, today, at }: Told) {
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(noticeRunRows)
      .set({ status: 'sent', message: '', email, toldAt: at, endedAt: at })
      .where(isInHand(row))
      .returning({ position: noticeRunRows.position })
    if (ended.length === 0) return
    await tx
      .insert(dunningNotices)
      .values({ billingAccountNumber: row.accountNumber, channel: 'email', sentOn: today, runId: run.id })
      .onConflictDoNothing()
    await audit(tx, {
      userId: run.begunBy,
      action: 'notice.sent',
      customerNumber,
      address: 'notice run',
      details: { account: row.accountNumber, run: run.id },
    })
  })
}

export async function finishRun(tx: Executor, { id, begunBy }: RunRecord, at: Date): Promise<void> {
  await tx.update(noticeRuns).set({ status: 'finished', finishedAt: at }).where(eq(noticeRuns.id, id))
  await audit(tx, { userId: begunBy, action: 'notice.runFinished', address: 'notice run', details: { run: id } })
}
