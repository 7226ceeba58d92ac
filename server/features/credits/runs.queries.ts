/** Reads credit runs with their progress and rows. */
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { RowStatus, RunStatus } from '#shared/billing/credits'
import type { CreditRun, CreditRunRow } from '#shared/contract/billing/credits'
import type { Executor } from '../../db/database'
import { limitOffsetOf, type PageQuery } from '../../db/paging'
import { creditRunRows, creditRuns } from '../../db/schema/billing/credits'
import { billingAccounts, contacts, customers } from '../../db/schema/customers/accounts'
import { users } from '../../db/schema/signIn/users'
import { sumOf } from '../../db/sums'
import { creditStatusOf } from './rules'

const rowCount = sql`count(*)`

/** Aggregates the rows of a run that have a status, such as their count or sum. */
const aggregateRows = (aggregate: SQL, status: RowStatus): SQL<number> =>
  sql`(select ${aggregate} from ${creditRunRows}
    where ${creditRunRows.runId} = ${creditRuns.id} and ${creditRunRows.status} = ${status})`.mapWith(Number)

const creator = alias(users, 'beginner')
const creatorContact = alias(contacts, 'beginner_contact')
const decider = alias(users, 'decider')
const deciderContact = alias(contacts, 'decider_contact')

const selectRuns = (db: Executor) =>
  db
    .select({
      run: creditRuns,
      startedFirst: creatorContact.firstName,
      startedLast: creatorContact.lastName,
      decidedFirst: deciderContact.firstName,
      decidedLast: deciderContact.lastName,
      credited: aggregateRows(rowCount, 'success'),
      failed: aggregateRows(rowCount, 'error'),
      amount: aggregateRows(sumOf(creditRunRows.amount), 'success'),
    })
    .from(creditRuns)
    .innerJoin(creator, eq(creator.id, creditRuns.startedBy))
    .innerJoin(creatorContact, eq(creatorContact.id, creator.contactId))
    .leftJoin(decider, eq(decider.id, creditRuns.decidedBy))
    .leftJoin(deciderContact, eq(deciderContact.id, decider.contactId))

type CreditRunFacts = Awaited<ReturnType<typeof selectRuns>>[number]

const toRun = ({ run, ...facts }: CreditRunFacts, userId: string): CreditRun => ({
  run_id: run.id,
  status: run.status,
  credit_reason_cd: run.reasonCode,
  comments: run.comments,
  started_by: `${facts.startedFirst} ${facts.startedLast}`,
  started_at: run.startedAt.toISOString(),
  is_own: run.startedBy === userId,
  needs_approval: run.needsApproval,
  decided_by: facts.decidedFirst === null ? null : `${facts.decidedFirst} ${facts.decidedLast ?? ''}`,
  decided_at: run.decidedAt?.toISOString() ?? null,
  finished_at: run.finishedAt?.toISOString() ?? null,
  row_count: run.rowCount,
  credited_count: facts.credited,
  failed_count: facts.failed,
  total_amount: run.total,
  credited_amount: facts.amount,
})

/** Returns a run as the user sees it; null when there is none. */
export async function findRun(db: Executor, id: string, userId: string): Promise<CreditRun | null> {
  const [row] = await selectRuns(db).where(eq(creditRuns.id, id))
  return row ? toRun(row, userId) : null
}

export async function findRuns(
  db: Executor,
  userId: string,
  { status, ...page }: PageQuery & { status?: RunStatus | undefined },
) {
  const where = status ? eq(creditRuns.status, status) : undefined
  const { limit, offset } = limitOffsetOf(page)
  const [rows, [counted]] = await Promise.all([
    selectRuns(db).where(where).orderBy(desc(creditRuns.startedAt), asc(creditRuns.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(creditRuns).where(where),
  ])
  return { runs: rows.map((row) => toRun(row, userId)), total_count: counted?.total ?? 0 }
}

/** Returns the rows of a run in order; all of them without a page. */
export async function findRunRows(
  db: Executor,
  id: string,
  { status, page }: { status?: RowStatus | undefined; page?: PageQuery },
): Promise<CreditRunRow[]> {
  // A row can name an unknown account: it fails and stays in the list.
  const query = db
    .select({
      row: creditRunRows,
      customerNumber: customers.number,
      name: customers.name,
      balance: billingAccounts.balance,
    })
    .from(creditRunRows)
    .leftJoin(billingAccounts, eq(billingAccounts.number, creditRunRows.accountNumber))
    .leftJoin(customers, eq(customers.number, billingAccounts.customerNumber))
    .where(and(eq(creditRunRows.runId, id), status ? eq(creditRunRows.status, status) : undefined))
    .orderBy(asc(creditRunRows.position))
    .$dynamic()
  const rows = await (page ? query.limit(limitOffsetOf(page).limit).offset(limitOffsetOf(page).offset) : query)
  return rows.map(({ row, customerNumber, name, balance }) => ({
    position: row.position,
    account_no: row.accountNumber,
    crm_customer_number: customerNumber,
    name: name ?? '',
    balance,
    credit_amount: row.amount,
    status: row.status,
    credit_status: creditStatusOf(row),
    ended_at: row.endedAt?.toISOString() ?? null,
  }))
}

export async function countRunRows(db: Executor, id: string, status: RowStatus | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(creditRunRows)
    .where(and(eq(creditRunRows.runId, id), status ? eq(creditRunRows.status, status) : undefined))
  return counted?.total ?? 0
}
