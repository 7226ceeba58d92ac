/** Queries properties, always of customers in scope. */
import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { NextRequest, Premise } from '#shared/contract/services/properties'
import { groupBy } from '#shared/groupBy'
import { nextRequestOf, stagesAfter } from '#shared/services/nextRequest'
import {
  type LotRequestKind,
  lotRequests,
  type PremiseStage,
  type PropertySort,
  premiseStages,
  type ServiceState,
} from '#shared/services/properties'
import { type ServiceType, serviceTypes } from '#shared/services/services'
import type { Executor } from '../../db/database'
import { limitOffsetOf } from '../../db/paging'
import { communities, premises, serviceAccounts } from '../../db/schema/customers/accounts'
import { premiseServices } from '../../db/schema/services/properties'
import { catalogEntryOf } from '../../directory/cases/catalog/lotRequestEntries'
import { findOpenLotRequests, hasOpenLotRequest } from '../../directory/cases/openLotRequests.queries'
import { isOwnedIn } from '../../directory/premises.queries'
import { inCommunity, selectRows, sortOrders, toPremises } from '../../directory/properties/properties.queries'
import type { CustomerScope } from '../../http/customerScope'
import { containsPattern } from '../../text/likePatterns'

interface PropertyFilter {
  search: string
  community_id?: string | undefined
  stage?: PremiseStage | undefined
  service_type?: ServiceType | undefined
  service_state?: ServiceState | undefined
}

interface CommunityName {
  communityId: string
  name: string
}

interface PropertyPage {
  sort: PropertySort
  for_request?: LotRequestKind | undefined
  page_number: number
  page_size: number
}

/** Matches the address, lot and number of a property, and the names of the given communities. */
function matchesSearch(search: string, named: readonly CommunityName[]): SQL | undefined {
  if (search === '') return undefined
  const part = search.toLowerCase()
  const ids = named.filter(({ name }) => name.toLowerCase().includes(part)).map(({ communityId }) => communityId)
  return or(
    sql`${premises.propertyText} like ${containsPattern(part)}`,
    ids.length > 0 ? inArray(premises.communityId, ids) : undefined,
  )
}

const hasActiveService = (types: SQL): SQL => sql`exists (select 1 from ${serviceAccounts}
  where ${serviceAccounts.premiseNumber} = ${premises.number} and ${serviceAccounts.status} = 'active'
    and ${serviceAccounts.serviceType} = any(${types}))`
const hasServiceFlag = (types: SQL, flag: SQL): SQL => sql`exists (select 1 from ${premiseServices}
  where ${premiseServices.premiseNumber} = ${premises.number} and ${flag}
    and ${premiseServices.serviceType} = any(${types}))`
const hasAvailableService = (types: SQL): SQL => sql`exists (select 1 from unnest(${types}) requested_type
  where coalesce((select ${premiseServices.available} from ${premiseServices}
    where ${premiseServices.premiseNumber} = ${premises.number} and ${premiseServices.serviceType} = requested_type),
    requested_type = any(${communities.services})))`

/** Matches premises with a service in this state. Without a type, any service counts. */
function hasServiceState(state: ServiceState | undefined, type: ServiceType | undefined): SQL | undefined {
  const types = sql`${sql.param(type ? [type] : [...serviceTypes])}::text[]`
  switch (state) {
    case undefined:
      return undefined
    case 'active':
      return hasActiveService(types)
    case 'inactive':
      return sql`not ${hasActiveService(types)}`
    case 'selected':
      return hasServiceFlag(types, sql`${premiseServices.selected}`)
    case 'pre_installed':
      return hasServiceFlag(types, sql`${premiseServices.preInstalled}`)
    case 'available':
      return hasAvailableService(types)
  }
}

/**
 * Matches the same premises as `lotRequestProblem`: no such request is open, the step is not behind them, the service is
 * available, and no one has it yet.
 */
function isEligibleFor(db: Executor, scope: CustomerScope, kind: LotRequestKind | undefined): SQL | undefined {
  if (!kind) return undefined
  const isRequested = hasOpenLotRequest(db, scope, catalogEntryOf[kind].service_subtype)
  const { service } = lotRequests[kind]
  if (!service) return sql`(not ${isRequested})`
  const types = sql`${sql.param([service])}::text[]`
  const later = sql`${sql.param([...stagesAfter(kind)])}::text[]`
  return sql`(not ${isRequested} and not ${premises.stage}::text = any(${later}) and ${hasAvailableService(types)} and not ${hasActiveService(types)})`
}

/** The stage of a lot is the one before the request. */
function isReadyFor(kind: LotRequestKind | undefined): SQL {
  const stages = premiseStages.filter((stage) => nextRequestOf[stage] === kind)
  return sql`${premises.stage}::text = any(${sql.param(stages)}::text[])`
}

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

/** Applies all criteria except the stage. */
const matchesFilter = (
  scope: CustomerScope,
  filter: PropertyFilter,
  communityNames: readonly CommunityName[],
): SQL | undefined =>
  and(
    isOwnedIn(scope),
    matchesSearch(filter.search, communityNames),
    filter.community_id ? eq(premises.communityId, filter.community_id) : undefined,
    hasServiceState(filter.service_state, filter.service_type),
  )

export async function findProperties(
  db: Executor,
  scope: CustomerScope,
  { sort, for_request, page_number, page_size, ...filter }: PropertyFilter & PropertyPage,
) {
  const counts = await countOwned(db, scope)
  const where = matchesFilter(scope, filter, counts)
  const atStage = and(where, filter.stage ? eq(premises.stage, filter.stage) : undefined)
  const isEligible = isEligibleFor(db, scope, for_request)
  const { limit, offset } = limitOffsetOf({ page_number, page_size })
  const [rows, matchingStages, eligibleStages] = await Promise.all([
    selectRows(db)
      .where(atStage)
      .orderBy(...(isEligible ? [desc(isEligible), desc(isReadyFor(for_request))] : []), ...sortOrders[sort])
      .limit(limit)
      .offset(offset),
    filter.search || filter.service_state ? countByStage(db, where) : null,
    isEligible ? countByStage(db, and(atStage, isEligible)) : null,
  ])
  const stages = matchingStages ?? stagesOf(counts.filter(isIn(filter.community_id)))
  const communityCounts = communitiesOf(counts)
  const total = filter.stage ? stages[filter.stage] : sumOf(stages)
  return {
    properties: await markRequested(db, scope, { properties: await toPremises(db, scope, rows), kind: for_request }),
    total_count: total,
    eligible_count: eligibleStages ? sumOf(eligibleStages) : total,
    all_count: communityCounts.reduce((sum, community) => sum + community.count, 0),
    stages,
    communities: communityCounts,
  }
}

const sumOf = (stages: Record<PremiseStage, number>): number =>
  premiseStages.reduce((sum, stage) => sum + stages[stage], 0)

async function countByStage(db: Executor, where: SQL | undefined): Promise<Record<PremiseStage, number>> {
  const rows = await db
    .select({ stage: premises.stage, count: count() })
    .from(premises)
    // The database omits an outer join of which no condition needs anything.
    .leftJoin(communities, inCommunity)
    .where(where)
    .groupBy(premises.stage)
  return stagesOf(rows)
}

function stagesOf(rows: readonly { stage: PremiseStage; count: number }[]): Record<PremiseStage, number> {
  const stages = { planned: 0, line_in: 0, meter_set: 0, drop: 0, activated: 0, occupied: 0, vacant: 0 }
  for (const row of rows) stages[row.stage] += row.count
  return stages
}

/** Counts properties by stage, and at each stage those for which its next request is possible or open already. */
export async function countPortfolio(db: Executor, scope: CustomerScope, communityId: string | undefined) {
  const counts = await countOwned(db, scope)
  const stages = stagesOf(counts.filter(isIn(communityId)))
  return {
    total_count: sumOf(stages),
    stages,
    next_requests: await countNextRequests(db, scope, communityId),
    communities: communitiesOf(counts),
  }
}

async function countNextRequests(
  db: Executor,
  scope: CustomerScope,
  communityId: string | undefined,
): Promise<NextRequest[]> {
  const steps = premiseStages.flatMap((stage) => {
    const kind = nextRequestOf[stage]
    return kind ? [{ stage, kind }] : []
  })
  /** Evaluates the condition of the property's own stage only. */
  const atStage = (conditionOf: (kind: LotRequestKind) => SQL | undefined): SQL => {
    const cases = steps.map(({ stage, kind }) => sql`when ${stage} then ${conditionOf(kind)}`)
    return sql`case ${premises.stage} ${sql.join(cases, sql` `)} end`
  }
  const isReady = atStage((kind) => isEligibleFor(db, scope, kind))
  const isRequested = atStage((kind) => hasOpenLotRequest(db, scope, catalogEntryOf[kind].service_subtype))
  const rows = await db
    .select({
      stage: premises.stage,
      ready: sql<number>`(count(*) filter (where ${isReady}))::int`,
      requested: sql<number>`(count(*) filter (where ${isRequested}))::int`,
    })
    .from(premises)
    .innerJoin(communities, inCommunity)
    .where(and(isOwnedIn(scope), communityId ? eq(premises.communityId, communityId) : undefined))
    .groupBy(premises.stage)
  const byStage = new Map(rows.map((row) => [row.stage, row]))
  return steps.flatMap(({ stage, kind }) => {
    const row = byStage.get(stage)
    return row ? [{ stage, kind, ready_count: row.ready, requested_count: row.requested }] : []
  })
}

type OwnedCount = Awaited<ReturnType<typeof countOwned>>[number]

/** Counts all properties in scope by community and stage. */
function countOwned(db: Executor, scope: CustomerScope) {
  const counted = db
    .select({ communityId: premises.communityId, stage: premises.stage, count: count().as('count') })
    .from(premises)
    .where(isOwnedIn(scope))
    .groupBy(premises.communityId, premises.stage)
    .as('counted')
  return db
    .select({ communityId: communities.id, name: communities.name, stage: counted.stage, count: counted.count })
    .from(counted)
    .innerJoin(communities, eq(communities.id, counted.communityId))
    .orderBy(asc(communities.name))
}

const isIn =
  (communityId: string | undefined) =>
  (counted: OwnedCount): boolean =>
    communityId === undefined || counted.communityId === communityId

function communitiesOf(counts: readonly OwnedCount[]) {
  const byId = groupBy(counts, ({ communityId }) => communityId)
  return [...byId].map(([id, ofCommunity]) => ({
    community_id: id,
    name: ofCommunity[0]?.name ?? '',
    count: ofCommunity.reduce((sum, { count: part }) => sum + part, 0),
  }))
}
