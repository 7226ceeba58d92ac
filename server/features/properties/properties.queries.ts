/** Queries properties, always of customers in scope. */
import { and, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
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
import { communities, premises, serviceAccounts } from '../../db/schema/accounts'
import { premiseServices, propertyOwners } from '../../db/schema/properties'
import { inCommunity, inList, selectRows, sortOrders, toPremises } from '../../directory/properties/properties.queries'
import { type CustomerScope, inScope } from '../../http/customerScope'
import { containsPattern } from '../../likePatterns'

export interface PropertyFilter {
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

function matchesSearch(search: string): SQL | undefined {
  if (search === '') return undefined
  const part = search.toLowerCase()
  return or(
    sql`${premises.addressText} like ${containsPattern(part)}`,
    sql`strpos(lower(${premises.lot}), ${part}) > 0`,
    sql`strpos(lower(${communities.name}), ${part}) > 0`,
    sql`strpos(lower(${premises.number}), ${part}) > 0`,
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

/** Matches the same premises as `lotRequestProblem`: the service is available, and no one has it yet. */
function isEligibleFor(kind: LotRequestKind | undefined): SQL | undefined {
  const service = kind && lotRequests[kind].service
  if (!service) return undefined
  const types = sql`${sql.param([service])}::text[]`
  return sql`(${hasAvailableService(types)} and not ${hasActiveService(types)})`
}

/** Applies all criteria except the stage. */
const matchesFilter = (scope: CustomerScope, filter: PropertyFilter): SQL | undefined =>
  and(
    inScope(scope, propertyOwners.customerNumber),
    matchesSearch(filter.search),
    filter.community_id ? eq(premises.communityId, filter.community_id) : undefined,
    hasServiceState(filter.service_state, filter.service_type),
  )

export async function findProperties(
  db: Executor,
  scope: CustomerScope,
  { sort, for_request, page_number, page_size, ...filter }: PropertyFilter & PropertyPage,
) {
  const where = matchesFilter(scope, filter)
  const atStage = and(where, filter.stage ? eq(premises.stage, filter.stage) : undefined)
  const isEligible = isEligibleFor(for_request)
  const [rows, stages, eligibleStages, communityCounts] = await Promise.all([
    selectRows(db)
      .where(atStage)
      .orderBy(...(isEligible ? [desc(isEligible)] : []), ...sortOrders[sort])
      .limit(page_size)
      .offset((page_number - 1) * page_size),
    countByStage(db, where),
    isEligible ? countByStage(db, and(atStage, isEligible)) : null,
    countByCommunity(db, scope),
  ])
  const total = filter.stage ? stages[filter.stage] : sumOf(stages)
  return {
    properties: await toPremises(db, scope, rows),
    total_count: total,
    eligible_count: eligibleStages ? sumOf(eligibleStages) : total,
    all_count: communityCounts.reduce((sum, community) => sum + community.count, 0),
    stages,
    communities: communityCounts,
  }
}

export const sumOf = (stages: Record<PremiseStage, number>): number =>
  premiseStages.reduce((sum, stage) => sum + stages[stage], 0)

export async function countByStage(db: Executor, where: SQL | undefined): Promise<Record<PremiseStage, number>> {
  const rows = await db
    .select({ stage: premises.stage, count: count() })
    .from(propertyOwners)
    .innerJoin(premises, inList)
    .innerJoin(communities, inCommunity)
    .where(where)
    .groupBy(premises.stage)
  const stages = { planned: 0, line_in: 0, meter_set: 0, drop: 0, activated: 0, occupied: 0, vacant: 0 }
  for (const row of rows) stages[row.stage] = row.count
  return stages
}

export const countStagesOf = (db: Executor, scope: CustomerScope) =>
  countByStage(db, inScope(scope, propertyOwners.customerNumber))

const countByCommunity = (db: Executor, scope: CustomerScope) =>
  db
    .select({ community_id: communities.id, name: communities.name, count: count() })
    .from(propertyOwners)
    .innerJoin(premises, inList)
    .innerJoin(communities, inCommunity)
    .where(inScope(scope, propertyOwners.customerNumber))
    .groupBy(communities.id)
    .orderBy(asc(communities.name))
