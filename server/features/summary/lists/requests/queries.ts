/** Service requests of all customers, the lots of a bulk request as none of their own. */
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { statusesOf, type CaseCategory } from '#shared/cases'
import type { ListedRequest } from '#shared/contract/operationLists'
import type { ListedRequests } from '#shared/operationLists'
import type { Executor } from '../../../../db/database'
import { communities, customers, premises } from '../../../../db/schema/accounts'
import { cases, isLateRequest, isOpenRequest, isPromised } from '../../../../db/schema/cases'
import { inCommunity } from '../../../../directory/communities/queries'
import { type Asked } from '../../range/queries'
import { behind, countRows, markOf, newestFirst, paged, sinceDays, type PageAsked } from '../page/queries'

const order = { moment: cases.createdAt, key: cases.id }

/** What is open, or late, is so whenever it was opened. */
function isIn(status: ListedRequests | '', asked: Asked): SQL | undefined {
  switch (status) {
    case 'open':
      return isOpenRequest(cases)
    case 'late':
      return isLateRequest(cases, asked.now)
    case 'over':
      return and(
        inArray(cases.status, [...statusesOf.closed, ...statusesOf.cancelled]),
        sinceDays(cases.createdAt, asked),
      )
    case '':
      return sinceDays(cases.createdAt, asked)
  }
}

export interface RequestsAsked extends PageAsked {
  status: ListedRequests | ''
  category: CaseCategory | ''
}

const isMeant = (asked: Asked, { status, category }: Pick<RequestsAsked, 'status' | 'category'>): SQL | undefined =>
  and(
    eq(cases.kind, 'request'),
    eq(cases.isPart, false),
    isIn(status, asked),
    category === '' ? undefined : eq(cases.category, category),
    inCommunity(cases.premiseNumber, asked),
  )

export const countRequestRows = (db: Executor, asked: Asked, filter: Pick<RequestsAsked, 'status' | 'category'>) =>
  countRows(db, cases, isMeant(asked, filter))

export async function findRequests(db: Executor, asked: Asked, { status, category, ...page }: RequestsAsked) {
  const rows = await db
    .select({
      request: cases,
      name: customers.name,
      community: communities.name,
      isPromised: sql<boolean>`(${isPromised(cases)})`,
      isLate: sql<boolean>`coalesce(${isLateRequest(cases, asked.now)}, false)`,
      mark: markOf(order),
    })
    .from(cases)
    .innerJoin(customers, eq(customers.number, cases.customerNumber))
    .leftJoin(premises, eq(premises.number, cases.premiseNumber))
    .leftJoin(communities, eq(communities.id, premises.communityId))
    .where(and(isMeant(asked, { status, category }), behind(order, page.after)))
    .orderBy(...newestFirst(order))
    .limit(page.page_size + 1)
  const { shown, next } = paged(rows, page)
  return {
    rows: shown.map(
      ({ request, name, community, isPromised: isOwed, isLate }): ListedRequest => ({
        case_id: request.id,
        case_no: request.number,
        created_at: request.createdAt.toISOString(),
        category: request.category,
        title: request.title,
        status: request.status,
        crm_customer_number: request.customerNumber,
        name,
        community: community ?? '',
        promised_by: isOwed ? (request.expectedBy?.toISOString() ?? null) : null,
        is_late: isLate,
      }),
    ),
    next,
  }
}
