/** Reads the communities and marks those where the caller has a service or property. */
import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { ServiceType } from '#shared/services/services'
import type { Database, Executor } from '../../db/database'
import { limitOffsetOf } from '../../db/paging'
import { billingAccounts, communities, premises, serviceAccounts } from '../../db/schema/customers/accounts'
import { communityProducts, products } from '../../db/schema/services/plans'
import { isOwnedIn } from '../../directory/premises.queries'
import { type CustomerScope, inScope } from '../../http/customerScope'

interface CommunityFilter {
  search: string
  service_type?: ServiceType | undefined
  state?: string | undefined
  page_number: number
  page_size: number
}

/** Returns communities with a service or property of a customer in scope. Staff have none. */
async function findOwnCommunities(db: Executor, scope: CustomerScope): Promise<string[]> {
  if (scope.kind === 'all') return []
  const rows = await db
    .select({ id: premises.communityId })
    .from(premises)
    .where(isOwnedIn(scope))
    .union(
      db
        .select({ id: premises.communityId })
        .from(premises)
        .innerJoin(serviceAccounts, eq(serviceAccounts.premiseNumber, premises.number))
        .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
        .where(inScope(scope, billingAccounts.customerNumber)),
    )
  return rows.map(({ id }) => id)
}

const contains = (column: typeof communities.name | typeof communities.city, part: string): SQL =>
  sql`strpos(lower(${column}), ${part.toLowerCase()}) > 0`

function matchesFilter({ search, service_type, state }: CommunityFilter): SQL | undefined {
  return and(
    search
      ? or(contains(communities.name, search), contains(communities.city, search), eq(communities.zip, search))
      : undefined,
    service_type ? sql`${service_type} = any(${communities.services})` : undefined,
    state ? eq(communities.state, state) : undefined,
  )
}

export async function findCommunities(db: Database, scope: CustomerScope, filter: CommunityFilter) {
  const ownIds = await findOwnCommunities(db, scope)
  const own = sql<boolean>`${communities.id} = any(${sql.param(ownIds)}::text[])`
  const { limit, offset } = limitOffsetOf(filter)
  const [rows, [matched], states] = await Promise.all([
    db
      .select({ community: communities, isOwn: own })
      .from(communities)
      .where(matchesFilter(filter))
      .orderBy(desc(own), asc(communities.name))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(communities).where(matchesFilter(filter)),
    db.selectDistinct({ state: communities.state }).from(communities).orderBy(asc(communities.state)),
  ])
  return { rows, total: matched?.total ?? 0, states: states.map(({ state }) => state) }
}

/** Counts the caller's premises per community; for staff, all premises. */
export async function countPremises(db: Executor, scope: CustomerScope): Promise<Map<string, number>> {
  const counted =
    scope.kind === 'all'
      ? await db.select({ id: premises.communityId, count: count() }).from(premises).groupBy(premises.communityId)
      : await db
          .select({ id: premises.communityId, count: count() })
          .from(premises)
          .where(isOwnedIn(scope))
          .groupBy(premises.communityId)
  return new Map(counted.map(({ id, count: premiseCount }) => [id, premiseCount]))
}

/** Returns the plans sold in each community, cheapest first. */
export const findPlans = (db: Executor, communityIds: string[]) =>
  db
    .select({
      communityId: communityProducts.communityId,
      code: products.code,
      name: products.name,
      serviceType: products.serviceType,
      monthlyPrice: products.monthlyPrice,
    })
    .from(communityProducts)
    .innerJoin(products, eq(products.code, communityProducts.productCode))
    .where(and(inArray(communityProducts.communityId, communityIds), eq(products.kind, 'plan')))
    .orderBy(asc(products.monthlyPrice), asc(products.code))
