/** Queries service requests of all customers. The lots of a bulk request don't count separately. */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type CaseCategory, isFinishedCase, statusesByTab } from '#shared/cases/cases'
import type { ListedRequest } from '#shared/contract/operations/operationLists'
import type { RequestListStatus } from '#shared/operations/operationLists'
import type { Executor } from '../../db/database'
import { isAfterCursor, microsOf, newestFirst, toPage } from '../../db/keyset'
import { cases, isOpenRequest, isOverdueRequest } from '../../db/schema/cases/cases'
import { communities, customers, premises } from '../../db/schema/customers/accounts'
import { inCommunity } from '../../directory/communities.queries'
import type { SummaryRange } from '../../directory/summaryRange.queries'
import { countRows, isWithinDays, type ListPageRequest } from './page.queries'

const order = { moment: cases.createdAt, keys: [cases.id] }

/** The day range doesn't apply to open and overdue requests. */
function hasStatus(status: RequestListStatus | '', range: SummaryRange): SQL | undefined {
  switch (status) {
    case 'open':
      return isOpenRequest(cases)
    case 'overdue':
      return isOverdueRequest(cases, range.now)
    case 'over':
      return and(
        inArray(cases.status, [...statusesByTab.closed, ...statusesByTab.cancelled]),
        isWithinDays(cases.createdAt, range),
      )
    case '':
      return isWithinDays(cases.createdAt, range)
  }
}

interface RequestListRequest extends ListPageRequest {
  status: RequestListStatus | ''
  category: CaseCategory | ''
}

const matchesFilter = (
  range: SummaryRange,
  { status, category }: Pick<RequestListRequest, 'status' | 'category'>,
): SQL | undefined =>
  and(
    eq(cases.kind, 'request'),
    eq(cases.isPart, false),
    hasStatus(status, range),
    category === '' ? undefined : eq(cases.category, category),
    inCommunity(cases.premiseNumber, range),
  )

export const countRequestRows = (
  db: Executor,
  range: SummaryRange,
  filter: Pick<RequestListRequest, 'status' | 'category'>,
) => countRows(db, cases, matchesFilter(range, filter))

export async function findRequests(
  db: Executor,
  range: SummaryRange,
  { status, category, ...page }: RequestListRequest,
) {
  const rows = await db
    .select({
      request: cases,
      name: customers.name,
      community: communities.name,
      isOverdue: sql<boolean>`coalesce(${isOverdueRequest(cases, range.now)}, false)`,
      micros: microsOf(order),
    })
    .from(cases)
    .innerJoin(customers, eq(customers.number, cases.customerNumber))
    .leftJoin(premises, eq(premises.number, cases.premiseNumber))
    .leftJoin(communities, eq(communities.id, premises.communityId))
    .where(and(matchesFilter(range, { status, category }), isAfterCursor(order, page.after)))
    .orderBy(...newestFirst(order))
    .limit(page.page_size + 1)
  const { pageRows, next } = toPage(rows, page.page_size, ({ request }) => [request.id])
  return {
    rows: pageRows.map(
      ({ request, name, community, isOverdue }): ListedRequest => ({
        case_id: request.id,
        case_no: request.number,
        created_at: request.createdAt.toISOString(),
        category: request.category,
        title: request.title,
        status: request.status,
        crm_customer_number: request.customerNumber,
        name,
        community: community ?? '',
        promised_by: isFinishedCase(request.status) ? null : (request.answerDueAt?.toISOString() ?? null),
        is_overdue: isOverdue,
      }),
    ),
    next,
  }
}
