/** Reads outages with their updates and reports, as staff see them. */
import { asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Outage, OutageReport, OutageUpdate, outageSortColumns } from '#shared/contract/services/outages'
import { addressLine } from '#shared/customers/addresses'
import type { Executor } from '../../db/database'
import { limitOffsetOf } from '../../db/paging'
import { cases } from '../../db/schema/cases/cases'
import { billingAccounts, communities, contacts, premises, serviceAccounts } from '../../db/schema/customers/accounts'
import { outagePremises, outages, outageUpdates } from '../../db/schema/services/outages'
import { users } from '../../db/schema/signIn/users'
import { orderOf, type SortColumns, type SortedPage } from '../../db/sorting'
import { isServiceOut } from '../../directory/outages/affected.queries'
import { newestMessage } from '../../directory/outages/openOutages.queries'
import { fullName } from '../../fullName'

const customerCount = sql<number>`(select count(distinct ${billingAccounts.customerNumber})::int
  from ${outagePremises}
  join ${serviceAccounts} on ${serviceAccounts.premiseNumber} = ${outagePremises.premiseNumber} and ${isServiceOut()}
  join ${billingAccounts} on ${billingAccounts.number} = ${serviceAccounts.billingAccountNumber}
  where ${outagePremises.outageId} = ${outages.id})`

const reportCount = sql<number>`(select count(*)::int from ${cases} where ${cases.outageId} = ${outages.id})`

const selectOutages = (db: Executor) =>
  db
    .select({ outage: outages, community: communities.name, message: newestMessage, customerCount, reportCount })
    .from(outages)
    .innerJoin(communities, eq(communities.id, outages.communityId))

type OutageFacts = Awaited<ReturnType<typeof selectOutages>>[number]

const toOutage = ({
  outage,
  community,
  message,
  customerCount: customers,
  reportCount: reports,
}: OutageFacts): Outage => ({
  outage_id: outage.id,
  service_types: outage.serviceTypes,
  community,
  area_name: outage.areaName,
  state: outage.endedAt === null ? 'open' : 'ended',
  started_at: outage.startedAt.toISOString(),
  expected_end_at: outage.expectedEndAt?.toISOString() ?? null,
  ended_at: outage.endedAt?.toISOString() ?? null,
  message,
  customer_count: customers,
  report_count: reports,
})

const isOpen = (): SQL => isNull(outages.endedAt)

const openFirst = [desc(isOpen()), desc(outages.startedAt), desc(outages.id)]

const sortColumns: SortColumns<(typeof outageSortColumns)[number]> = {
  area: [communities.name, outages.areaName],
  state: [isOpen()],
  customers: [customerCount],
  reports: [reportCount],
  started: [outages.startedAt],
  ended: [sql`coalesce(${outages.endedAt}, ${outages.expectedEndAt})`],
}

export async function findOutages(db: Executor, { sort, ...page }: SortedPage<keyof typeof sortColumns>) {
  const { limit, offset } = limitOffsetOf(page)
  const [rows, [counted]] = await Promise.all([
    selectOutages(db)
      .orderBy(...orderOf(sort, sortColumns, openFirst))
      .limit(limit)
      .offset(offset),
    db.select({ total: count(), open: sql<number>`(count(*) filter (where ${isOpen()}))::int` }).from(outages),
  ])
  return { outages: rows.map(toOutage), total_count: counted?.total ?? 0, open_count: counted?.open ?? 0 }
}

export async function findOutage(db: Executor, id: string): Promise<Outage | null> {
  const [row] = await selectOutages(db).where(eq(outages.id, id))
  return row ? toOutage(row) : null
}

/** Returns what customers were told, the newest first. */
export async function findUpdates(db: Executor, id: string): Promise<OutageUpdate[]> {
  const rows = await db
    .select({ update: outageUpdates, agent: contacts })
    .from(outageUpdates)
    .leftJoin(users, eq(users.id, outageUpdates.userId))
    .leftJoin(contacts, eq(contacts.id, users.contactId))
    .where(eq(outageUpdates.outageId, id))
    .orderBy(desc(outageUpdates.createdAt), asc(outageUpdates.id))
  return rows.map(({ update, agent }) => ({
    kind: update.kind,
    message: update.message,
    expected_end_at: update.expectedEndAt?.toISOString() ?? null,
    created_at: update.createdAt.toISOString(),
    created_by: agent ? fullName(agent) : '',
  }))
}

/** The page shows this many reports, the newest ones. */
const maxReports = 50

export async function findReports(db: Executor, id: string): Promise<OutageReport[]> {
  const rows = await db
    .select({ request: cases, premise: premises })
    .from(cases)
    .leftJoin(premises, eq(premises.number, cases.premiseNumber))
    .where(eq(cases.outageId, id))
    .orderBy(desc(cases.createdAt), desc(cases.id))
    .limit(maxReports)
  return rows.map(({ request, premise }) => ({
    case_id: request.id,
    case_no: request.number,
    title: request.title,
    status: request.status,
    street_address: premise ? addressLine(premise.streetAddress, premise.unit) : '',
    created_date: request.createdAt.toISOString(),
  }))
}
