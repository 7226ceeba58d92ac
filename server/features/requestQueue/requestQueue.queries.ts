/** Lists the service requests of all customers for the staff who work on them. */

import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod/mini'
import { type CaseCategory, isFinishedCase } from '#shared/cases/cases'
import {
  maxCountedRequests,
  type RequestAssignee,
  type RequestOrder,
  type RequestQueueTab,
  requestQueueTabs,
} from '#shared/cases/requestQueue'
import type { QueuedRequest } from '#shared/contract/cases/requestQueue'
import { addressLine } from '#shared/customers/addresses'
import { daysAfter } from '#shared/format/moments'
import { doneDays } from '#shared/http/limits'
import type { Executor } from '../../db/database'
import { isAfterCursor, type Keyset, microsOf, newestFirst, oldestFirst, toPage } from '../../db/keyset'
import { rowOf } from '../../db/rows'
import { cases, isFinishedRequest, isOpenRequest, isOverdueRequest } from '../../db/schema/cases/cases'
import { contacts, customers, premises } from '../../db/schema/customers/accounts'
import { users } from '../../db/schema/signIn/users'
import { type CaseRow, cancelRequested } from '../../directory/cases/cases.queries'
import { appointmentOf } from '../../directory/cases/rules'
import { fullName } from '../../fullName'
import { addressPattern, containsPattern } from '../../text/likePatterns'
import { plainText } from '../../text/plainText'

const assignees = alias(users, 'assignees')
const assigneeContacts = alias(contacts, 'assignee_contacts')

interface RequestFilter {
  tab: RequestQueueTab
  category?: CaseCategory | undefined
  service_type?: string | undefined
  assignee: RequestAssignee
  search: string
  order: RequestOrder
  page_size: number
  after?: string | undefined
}

interface RequestReader {
  userId: string
  now: Date
}

function isInTab(tab: RequestQueueTab, now: Date): SQL | undefined {
  switch (tab) {
    case 'open':
      return isOpenRequest(cases)
    case 'waiting':
      return and(isOpenRequest(cases), eq(cases.status, 'waiting'))
    case 'scheduled':
      return and(isOpenRequest(cases), inArray(cases.status, ['scheduled', 'on_the_way']))
    case 'overdue':
      return isOverdueRequest(cases, now)
    case 'done':
      return and(isFinishedRequest(cases), sql`${cases.closedAt} > ${daysAfter(now, -doneDays)}`)
  }
}

/** More customers or addresses than this are not looked up for one search. */
const maxGathered = 5000

/** Customers and addresses are looked up first, by their own indexes. */
function matchesSearch(search: string): SQL | undefined {
  const named = sql`select ${customers.number} from ${customers}
    where ${customers.plainName} like ${containsPattern(plainText(search))} limit ${maxGathered}`
  const addressed = sql`select ${premises.number} from ${premises}
    where ${premises.addressText} like ${addressPattern(search)} limit ${maxGathered}`
  return or(
    sql`${cases.number} ilike ${containsPattern(search)}`,
    sql`${cases.title} ilike ${containsPattern(search)}`,
    sql`${cases.customerNumber} = any(array(${named}))`,
    sql`${cases.premiseNumber} = any(array(${addressed}))`,
  )
}

function hasAssignee(assignee: RequestAssignee, userId: string): SQL | undefined {
  if (assignee === 'anyone') return undefined
  return assignee === 'me' ? eq(cases.assignedTo, userId) : isNull(cases.assignedTo)
}

const matchesFilter = (
  { category, service_type: serviceType, assignee, search }: RequestFilter,
  { userId }: RequestReader,
): SQL | undefined =>
  and(
    category && eq(cases.category, category),
    serviceType === undefined ? undefined : eq(cases.serviceType, serviceType),
    hasAssignee(assignee, userId),
    search === '' ? undefined : matchesSearch(search),
  )

interface ListOrder {
  keyset: Keyset
  isOldestFirst: boolean
}

/** Open requests are few enough to be sorted by an expression. Requests without a promise come last, oldest first. */
const promisedFirst: ListOrder = {
  keyset: {
    moment: sql`coalesce(${cases.answerDueAt}, ${cases.createdAt} + interval '100 years')`,
    keys: [cases.id],
  },
  isOldestFirst: true,
}
const newest: ListOrder = { keyset: { moment: cases.createdAt, keys: [cases.id] }, isOldestFirst: false }
const lastFinished: ListOrder = { keyset: { moment: cases.closedAt, keys: [cases.id] }, isOldestFirst: false }

function orderOf({ tab, order }: RequestFilter): ListOrder {
  if (tab === 'done') return lastFinished
  return order === 'newest' ? newest : promisedFirst
}

export async function findQueuedRequests(db: Executor, filter: RequestFilter, reader: RequestReader) {
  const { keyset, isOldestFirst } = orderOf(filter)
  const isAfter = isAfterCursor(keyset, filter.after, { isOldestFirst })
  const rows = await db
    .select({
      row: cases,
      customerName: customers.name,
      streetAddress: premises.streetAddress,
      unit: premises.unit,
      assignee: { firstName: assigneeContacts.firstName, lastName: assigneeContacts.lastName },
      cancelRequested,
      micros: microsOf(keyset),
    })
    .from(cases)
    .innerJoin(customers, eq(customers.number, cases.customerNumber))
    .leftJoin(premises, eq(premises.number, cases.premiseNumber))
    .leftJoin(assignees, eq(assignees.id, cases.assignedTo))
    .leftJoin(assigneeContacts, eq(assigneeContacts.id, assignees.contactId))
    .where(and(isInTab(filter.tab, reader.now), matchesFilter(filter, reader), isAfter))
    .orderBy(...(isOldestFirst ? oldestFirst(keyset) : newestFirst(keyset)))
    .limit(filter.page_size + 1)
  const { pageRows, next } = toPage(rows, filter.page_size, ({ row }) => [row.id])
  return { requests: pageRows.map(toQueuedRequest), next }
}

interface SelectedRequest {
  row: CaseRow
  customerName: string
  streetAddress: string | null
  unit: string | null
  assignee: { firstName: string; lastName: string } | null
  cancelRequested: boolean
}

const toQueuedRequest = ({ row, customerName, streetAddress, unit, assignee, ...request }: SelectedRequest) =>
  ({
    case_id: row.id,
    case_no: row.number,
    title: row.title,
    category: row.category,
    service_type: row.serviceType,
    status: row.status,
    crm_customer_id: row.customerNumber,
    customer_name: customerName,
    street_address: streetAddress === null ? '' : addressLine(streetAddress, unit ?? ''),
    created_date: row.createdAt.toISOString(),
    closed_date: row.closedAt?.toISOString() ?? null,
    promised_by: isFinishedCase(row.status) ? null : (row.answerDueAt?.toISOString() ?? null),
    appointment: appointmentOf(row.appointmentOn, row.appointmentWindow),
    assigned_to: row.assignedTo && assignee ? { user_id: row.assignedTo, name: fullName(assignee) } : null,
    cancel_requested: request.cancelRequested,
  }) satisfies QueuedRequest

/** Counts each tab with the same filters, each up to the number that is shown. */
export async function countQueuedRequests(
  db: Executor,
  filter: RequestFilter,
  reader: RequestReader,
): Promise<Record<RequestQueueTab, number>> {
  const where = matchesFilter(filter, reader)
  const countOf = (tab: RequestQueueTab): SQL => sql`(select count(*)::int from (
    select 1 from ${cases} where ${and(isInTab(tab, reader.now), where)} limit ${maxCountedRequests + 1}) counted)`
  const columns = requestQueueTabs.map((tab) => sql`${countOf(tab)} as ${sql.identifier(tab)}`)
  const counted = await db.execute(sql`select ${sql.join(columns, sql`, `)}`)
  return rowOf(z.record(z.enum(requestQueueTabs), z.int()), counted)
}

/** Returns whose request it is, who works on it, and the customer's undecided cancellation. */
export async function findRequestWork(db: Executor, { id, contactId, customerNumber }: CaseRow) {
  const [[customer], [contact], [assignee], [cancellation]] = await Promise.all([
    db.select({ name: customers.name }).from(customers).where(eq(customers.number, customerNumber)),
    db.select().from(contacts).where(eq(contacts.id, contactId)),
    db
      .select({ userId: users.id, firstName: contacts.firstName, lastName: contacts.lastName })
      .from(cases)
      .innerJoin(users, eq(users.id, cases.assignedTo))
      .innerJoin(contacts, eq(contacts.id, users.contactId))
      .where(eq(cases.id, id)),
    db
      .select()
      .from(cases)
      .where(and(eq(cases.parentId, id), eq(cases.kind, 'cancel'), eq(cases.status, 'received'))),
  ])
  return { customer, contact, assignee, cancellation }
}
