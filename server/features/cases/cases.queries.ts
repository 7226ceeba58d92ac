/** Reads cases, limited to customers in scope. */
import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { type CaseCategory, type CaseKind, type CaseTab, caseTabs, statusesByTab } from '#shared/cases/cases'
import type { Case, CaseEvent } from '#shared/contract/cases/cases'
import { addressLine } from '#shared/customers/addresses'
import type { Executor } from '../../db/database'
import { limitOffsetOf } from '../../db/paging'
import { caseEvents, cases } from '../../db/schema/cases/cases'
import { contacts } from '../../db/schema/customers/accounts'
import { type CaseReader, type SelectedCase, selectCases } from '../../directory/cases/cases.queries'
import { appointmentOf } from '../../directory/cases/rules'
import { fullName } from '../../fullName'
import { type CustomerScope, inScope } from '../../http/customerScope'

export const toCase = ({ row, streetAddress, unit, isUnread, cancelRequested }: SelectedCase): Case => ({
  case_id: row.id,
  case_no: row.number,
  kind: row.kind,
  contact_id: row.contactId,
  category: row.category,
  service_type: row.serviceType,
  service_subtype: row.serviceSubtype,
  title: row.title,
  status: row.status,
  street_address: streetAddress === null ? '' : addressLine(streetAddress, unit ?? ''),
  crm_premise_id: row.premiseNumber,
  crm_service_account_id: row.serviceAccountId,
  created_date: row.createdAt.toISOString(),
  updated_date: row.updatedAt.toISOString(),
  appointment: appointmentOf(row.appointmentOn, row.appointmentWindow),
  comment_count: row.commentCount,
  is_unread: isUnread,
  cancel_requested: cancelRequested,
  parent_case_id: row.parentId,
})

interface CaseFilter {
  crm_service_account_id?: string[] | undefined
  tab: CaseTab
  category?: CaseCategory[] | undefined
  crm_premise_id?: string | undefined
  search?: string | undefined
  from?: string | undefined
  to?: string | undefined
  sort: 'waiting' | 'updated' | 'created' | 'appointment'
  page_number: number
  page_size: number
  zone: string
}

const contains = (column: SQL | typeof cases.title, part: string): SQL =>
  sql`strpos(lower(${column}), ${part.toLowerCase()}) > 0`

function matchesFilter(
  scope: CustomerScope,
  kind: CaseKind,
  filter: Partial<CaseFilter> & { zone: string },
): SQL | undefined {
  const { crm_service_account_id: services, category, crm_premise_id: premise, search, from, to, zone } = filter
  const openedOn = sql`(${cases.createdAt} at time zone ${zone})::date`
  const isListed = search
    ? or(eq(cases.isPart, false), contains(sql`${cases.number}`, search))
    : eq(cases.isPart, false)
  return and(
    eq(cases.kind, kind),
    // A bulk request is listed once, by its parent; filtering by the address of a lot finds the lot's own case.
    premise ? undefined : isListed,
    inScope(scope, cases.customerNumber),
    services && services.length > 0 ? inArray(cases.serviceAccountId, services) : undefined,
    category && category.length > 0 ? inArray(cases.category, category) : undefined,
    premise ? eq(cases.premiseNumber, premise) : undefined,
    search
      ? or(
          contains(sql`${cases.number}`, search),
          contains(cases.title, search),
          contains(sql`${cases.description}`, search),
        )
      : undefined,
    from ? sql`${openedOn} >= ${from}` : undefined,
    to ? sql`${openedOn} <= ${to}` : undefined,
  )
}

const isWaiting = eq(cases.status, 'waiting')

const orders = {
  // Cases that wait for the customer can't proceed without them.
  waiting: [desc(isWaiting), desc(cases.updatedAt), desc(cases.id)],
  updated: [desc(cases.updatedAt), desc(cases.id)],
  created: [desc(cases.createdAt), desc(cases.id)],
  appointment: [sql`${cases.appointmentOn} asc nulls last`, desc(cases.updatedAt), desc(cases.id)],
}

/** Returns a page of service requests for a tab, and the count for each tab. */
export async function findCases(db: Executor, { scope, readerId }: CaseReader, filter: CaseFilter) {
  const where = matchesFilter(scope, 'request', filter)
  const { limit, offset } = limitOffsetOf(filter)
  const [rows, counted] = await Promise.all([
    selectCases(db, readerId)
      .where(and(where, inArray(cases.status, statusesByTab[filter.tab])))
      .orderBy(...orders[filter.sort])
      .limit(limit)
      .offset(offset),
    db.select({ status: cases.status, count: count() }).from(cases).where(where).groupBy(cases.status),
  ])
  const counts = { open: 0, waiting: 0, closed: 0, cancelled: 0 }
  for (const tab of caseTabs) {
    for (const { status, count } of counted) if (statusesByTab[tab].includes(status)) counts[tab] += count
  }
  return { cases: rows.map(toCase), total_count: counts[filter.tab], counts }
}

interface CancelFilter {
  crm_service_account_id?: string[] | undefined
  page_number: number
  page_size: number
  zone: string
}

/** Returns a page of cancellation requests, newest first. */
export async function findCancelCases(db: Executor, { scope, readerId }: CaseReader, filter: CancelFilter) {
  const where = matchesFilter(scope, 'cancel', filter)
  const { limit, offset } = limitOffsetOf(filter)
  const [rows, [counted]] = await Promise.all([
    selectCases(db, readerId)
      .where(where)
      .orderBy(...orders.created)
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(cases).where(where),
  ])
  return { cases: rows.map(toCase), total_count: counted?.count ?? 0 }
}

export async function findContactName(db: Executor, contactId: string): Promise<string> {
  const [row] = await db
    .select({ firstName: contacts.firstName, lastName: contacts.lastName })
    .from(contacts)
    .where(eq(contacts.id, contactId))
  return row ? fullName(row) : ''
}

/** Returns the history of a case, oldest first. */
export async function findEvents(db: Executor, caseId: string): Promise<CaseEvent[]> {
  const rows = await db
    .select()
    .from(caseEvents)
    .where(eq(caseEvents.caseId, caseId))
    .orderBy(asc(caseEvents.createdAt), asc(caseEvents.id))
  return rows.map((row) => ({
    event_id: row.id,
    kind: row.kind,
    status: row.status,
    note: row.note,
    created_date: row.createdAt.toISOString(),
    user_name: row.authorName,
    user_type: row.authorType,
  }))
}
