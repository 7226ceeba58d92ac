/** Queries pages of properties, always of customers in scope. */
import { and, desc, eq, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Premise } from '#shared/contract/services/properties'
import type { LotRequestKind, PremiseStage, PropertySort, ServiceState } from '#shared/services/properties'
import type { ServiceType } from '#shared/services/services'
import { shapedStatement } from '../../db/builtStatement'
import type { Executor } from '../../db/database'
import { limitOffsetOf } from '../../db/paging'
import { communities, premises } from '../../db/schema/customers/accounts'
import { catalogEntryOf } from '../../directory/cases/catalog/lotRequestEntries'
import { findOpenLotRequests } from '../../directory/cases/openLotRequests.queries'
import { inCommunity, selectRows, sortOrders, toPremises } from '../../directory/properties/properties.queries'
import type { CustomerScope } from '../../http/customerScope'
import { containsPattern } from '../../text/likePatterns'
import { hasServiceState, isEligibleFor, isReadyFor } from './conditions.queries'
import { isCaseOf, isOwnedBy, type OwnerShape, ownerShapeOf, ownerValues, ownerValuesOf } from './owners.queries'
import { communitiesOf, countOwned, isIn, type OwnedCount, stagesOf, sumOf } from './portfolio.queries'

interface PropertyFilter {
  search: string
  community_id?: string | undefined
  stage?: PremiseStage | undefined
  service_type?: ServiceType | undefined
  service_state?: ServiceState | undefined
}

interface PropertyPage {
  sort: PropertySort
  for_request?: LotRequestKind | undefined
  page_number: number
  page_size: number
}

/** Which clauses the statements have. The values that they compare with are sent with each call. */
interface ListShape {
  owners: OwnerShape
  isSearched: boolean
  /** Names of communities match the search, too. */
  isNamed: boolean
  isOfCommunity: boolean
  service_type?: ServiceType | undefined
  service_state?: ServiceState | undefined
}

interface StageShape extends ListShape {
  stage?: PremiseStage | undefined
  for_request?: LotRequestKind | undefined
}

interface PageShape extends StageShape {
  sort: PropertySort
}

const listValues = [...ownerValues, 'pattern', 'namedCommunities', 'community'] as const
type ListPlaceholders = Record<(typeof listValues)[number], Placeholder>

/** Applies all criteria except the stage. A search finds addresses, lots, numbers, and the names of communities. */
const matchesFilter = (shape: ListShape, values: ListPlaceholders): SQL | undefined =>
  and(
    isOwnedBy(shape.owners, values),
    shape.isSearched
      ? or(
          sql`${premises.propertyText} like ${values.pattern}`,
          shape.isNamed ? sql`${premises.communityId} = any(${values.namedCommunities})` : undefined,
        )
      : undefined,
    shape.isOfCommunity ? eq(premises.communityId, values.community) : undefined,
    hasServiceState(shape.service_state, shape.service_type),
  )

const atStage = (shape: StageShape): SQL | undefined => (shape.stage ? eq(premises.stage, shape.stage) : undefined)

const isEligible = (
  db: Executor,
  { owners, for_request: kind }: StageShape,
  values: ListPlaceholders,
): SQL | undefined => kind && isEligibleFor(db, isCaseOf(owners, values), kind)

const pageStatement = shapedStatement(
  [...listValues, 'limit', 'offset'],
  (db, { limit, offset, ...values }, shape: PageShape) => {
    const eligible = isEligible(db, shape, values)
    return selectRows(db)
      .where(and(matchesFilter(shape, values), atStage(shape)))
      .orderBy(
        ...(eligible && shape.for_request ? [desc(eligible), desc(isReadyFor(shape.for_request))] : []),
        ...sortOrders[shape.sort],
      )
      .limit(limit)
      .offset(offset)
  },
)

const matchingStages = shapedStatement(listValues, (db, values, shape: ListShape) =>
  countByStage(db, matchesFilter(shape, values)),
)

const eligibleStages = shapedStatement(listValues, (db, values, shape: StageShape) =>
  countByStage(db, and(matchesFilter(shape, values), atStage(shape), isEligible(db, shape, values))),
)

const countByStage = (db: Executor, where: SQL | undefined) =>
  db
    .select({ stage: premises.stage, count: sql<number>`count(*)::int` })
    .from(premises)
    // The database omits an outer join of which no condition needs anything.
    .leftJoin(communities, inCommunity)
    .where(where)
    .groupBy(premises.stage)

/** Adds the number of an open request of this kind to each property that has one. */
async function markRequested(
  db: Executor,
  scope: CustomerScope,
  { properties, kind }: { properties: Premise[]; kind: LotRequestKind | undefined },
): Promise<Premise[]> {
  if (!kind) return properties
  const numbers = properties.map(({ crm_premise_id }) => crm_premise_id)
  const found = await findOpenLotRequests(db, scope, { numbers, subtype: catalogEntryOf[kind].service_subtype })
  return properties.map((property) => {
    const number = found.get(property.crm_premise_id)
    return number === undefined ? property : { ...property, open_request_no: number }
  })
}

const namedAs = (search: string, counts: readonly OwnedCount[]): string[] =>
  counts.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase())).map(({ communityId }) => communityId)

export async function findProperties(
  db: Executor,
  scope: CustomerScope,
  { sort, for_request, page_number, page_size, search, community_id, stage, ...service }: PropertyFilter & PropertyPage,
) {
  const counts = await countOwned(db, scope)
  const namedCommunities = search === '' ? [] : namedAs(search, counts)
  const shape: ListShape = {
    owners: ownerShapeOf(scope),
    isSearched: search !== '',
    isNamed: namedCommunities.length > 0,
    isOfCommunity: community_id !== undefined,
    ...service,
  }
  const values = {
    ...ownerValuesOf(scope),
    pattern: containsPattern(search.toLowerCase()),
    namedCommunities,
    community: community_id,
  }
  const [rows, matching, eligible] = await Promise.all([
    pageStatement(
      db,
      { ...shape, stage, for_request, sort },
      { ...values, ...limitOffsetOf({ page_number, page_size }) },
    ),
    search || service.service_state ? matchingStages(db, shape, values) : null,
    for_request ? eligibleStages(db, { ...shape, stage, for_request }, values) : null,
  ])
  const stages = stagesOf(matching ?? counts.filter(isIn(community_id)))
  const communityCounts = communitiesOf(counts)
  const total = stage ? stages[stage] : sumOf(stages)
  return {
    properties: await markRequested(db, scope, { properties: await toPremises(db, scope, rows), kind: for_request }),
    total_count: total,
    eligible_count: eligible ? sumOf(stagesOf(eligible)) : total,
    all_count: communityCounts.reduce((sum, community) => sum + community.count, 0),
    stages,
    communities: communityCounts,
  }
}
