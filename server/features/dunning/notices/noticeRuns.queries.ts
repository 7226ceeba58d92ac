/** Queries notice runs as staff see and control them. */
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { NoticeRowStatus } from '#shared/billing/dunning'
import type { NoticeRow, NoticeRun } from '#shared/contract/billing/gasNotices'
import type { Executor } from '../../../db/database'
import { limitOffsetOf, type PageQuery } from '../../../db/paging'
import { noticeRunRows, noticeRuns } from '../../../db/schema/billing/dunning'
import { billingAccounts, contacts, customers } from '../../../db/schema/customers/accounts'
import { users } from '../../../db/schema/signIn/users'
import { fullName } from '../../../fullName'
import type { IdempotencyRecord } from '../../../http/idempotency'
import { findFirstRequest } from '../../../http/idempotency.queries'

type NoticeRunRecord = typeof noticeRuns.$inferSelect

export const findFirstRun = (
  db: Executor,
  request: IdempotencyRecord & { userId: string },
): Promise<NoticeRunRecord | null> =>
  findFirstRequest(request, { user: noticeRuns.startedBy, key: noticeRuns.idempotencyKey }, (isFirstRequest) =>
    db.select().from(noticeRuns).where(isFirstRequest),
  )

export interface NoticeRunRequest {
  accounts: readonly string[]
  /** The accounts among them that get another notice although they have had one. */
  repeatedAccounts: readonly string[]
}

/** Returns null when another request under the same key was first. */
export async function storeRun(
  tx: Executor,
  run: typeof noticeRuns.$inferInsert,
  { accounts, repeatedAccounts }: NoticeRunRequest,
): Promise<string | null> {
  const [stored] = await tx.insert(noticeRuns).values(run).onConflictDoNothing().returning({ id: noticeRuns.id })
  if (!stored) return null
  const repeated = new Set(repeatedAccounts)
  await tx.insert(noticeRunRows).values(
    accounts.map((accountNumber, index) => ({
      runId: stored.id,
      position: index + 1,
      accountNumber,
      isRepeat: repeated.has(accountNumber),
    })),
  )
  return stored.id
}

const countRows = (status: NoticeRowStatus): SQL<number> => sql<number>`(select count(*)::int from ${noticeRunRows}
  where ${noticeRunRows.runId} = ${noticeRuns.id} and ${noticeRunRows.status} = ${status})`

const selectRuns = (db: Executor) =>
  db
    .select({
      run: noticeRuns,
      first: contacts.firstName,
      last: contacts.lastName,
      sent: countRows('sent'),
      failed: countRows('failed'),
      unknown: countRows('unknown'),
      skipped: countRows('skipped'),
    })
    .from(noticeRuns)
    .innerJoin(users, eq(users.id, noticeRuns.startedBy))
    .innerJoin(contacts, eq(contacts.id, users.contactId))

type NoticeRunFacts = Awaited<ReturnType<typeof selectRuns>>[number]

const toRun = ({ run, ...facts }: NoticeRunFacts): NoticeRun => ({
  run_id: run.id,
  status: run.status,
  started_by: fullName({ firstName: facts.first, lastName: facts.last }),
  started_at: run.startedAt.toISOString(),
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

export async function findRuns(db: Executor, page: PageQuery) {
  const { limit, offset } = limitOffsetOf(page)
  const [rows, [counted]] = await Promise.all([
    selectRuns(db).orderBy(desc(noticeRuns.startedAt), asc(noticeRuns.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(noticeRuns),
  ])
  return { runs: rows.map(toRun), total_count: counted?.total ?? 0 }
}

export async function findRows(
  db: Executor,
  id: string,
  { status, ...page }: PageQuery & { status?: NoticeRowStatus | undefined },
) {
  const where = and(eq(noticeRunRows.runId, id), status ? eq(noticeRunRows.status, status) : undefined)
  const { limit, offset } = limitOffsetOf(page)
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

/** Puts rows back to waiting and returns how many. The caller's transaction holds the lock on the run. */
export async function reopenRows(tx: Executor, runId: string, status: 'failed' | 'unknown'): Promise<number> {
  const reopened = await tx
    .update(noticeRunRows)
    .set({ status: 'waiting', message: '', endedAt: null })
    .where(and(eq(noticeRunRows.runId, runId), eq(noticeRunRows.status, status)))
    .returning({ position: noticeRunRows.position })
  return reopened.length
}

export async function resumeRun(tx: Executor, id: string): Promise<void> {
  await tx.update(noticeRuns).set({ status: 'running', finishedAt: null }).where(eq(noticeRuns.id, id))
}

export async function findRunningRuns(db: Executor): Promise<string[]> {
  const running = await db.select({ id: noticeRuns.id }).from(noticeRuns).where(eq(noticeRuns.status, 'running'))
  return running.map(({ id }) => id)
}

/** Locks a run, also a finished one. This lock mode still lets rows that refer to the run be inserted. */
export async function lockRun(tx: Executor, id: string): Promise<NoticeRunRecord | null> {
  const [run] = await tx.select().from(noticeRuns).where(eq(noticeRuns.id, id)).for('no key update')
  return run ?? null
}
