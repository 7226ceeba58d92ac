/** Queries properties, always of customers in scope. */
import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { statusesByTab } from '#shared/cases'
import {
  type LotRequestKind,
  lotRequests,
  type PremiseStage,
  type PropertySort,
  premiseStages,
  type ServiceState,
} from '#shared/properties'
import { type ServiceType, serviceTypes } from '#shared/services'
import type { Executor } from '../../db/database'
import { containsPattern } from '../../db/likePatterns'
import { billingAccounts, communities, numberIn, premises, serviceAccounts } from '../../db/schema/accounts'
import { cases } from '../../db/schema/cases'
import { premiseServices, propertyOwners } from '../../db/schema/properties'
import { byStreet } from '../../directory/premises.queries'
import { type CustomerScope, inScope } from '../../http/customerScope'
import { toPremise } from './rules'

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

const stageRank = sql`array_position(array[${sql.raw(premiseStages.map((stage) => `'${stage}'`).join(','))}]::text[], ${premises.stage})`

const sortOrders: Record<PropertySort, SQL[]> = {
  address: [...byStreet, asc(premises.number)],
  lot: [asc(numberIn(premises.lot)), asc(premises.lot), asc(premises.number)],
  community: [asc(communities.name), ...byStreet, asc(premises.number)],
  stage: [asc(stageRank), ...byStreet, asc(premises.number)],
  changed: [desc(premises.changedAt), asc(premises.number)],
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
const hasAvailableService = (types: SQL): SQL => sql`exists (select 1 from unnest(${types}) wanted
  where coalesce((select ${premiseServices.available} from ${premiseServices}
    where ${premiseServices.premiseNumber} = ${premises.number} and ${premiseServices.serviceType} = wanted),
    wanted = any(${communities.services})))`

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

const inList = eq(premises.number, propertyOwners.premiseNumber)
const inCommunity = eq(communities.id, premises.communityId)

/** Applies all criteria except the stage. */
const matchesFilter = (scope: CustomerScope, filter: PropertyFilter): SQL | undefined =>
  and(
    inScope(scope, propertyOwners.customerNumber),
    matchesSearch(filter.search),
    filter.community_id ? eq(premises.communityId, filter.community_id) : undefined,
    hasServiceState(filter.service_state, filter.service_type),
  )

const selectRows = (db: Executor) =>
  db
    .select({ premise: premises, community: communities })
    .from(propertyOwners)
    .innerJoin(premises, inList)
    .innerJoin(communities, inCommunity)
    .$dynamic()

export type PropertyRow = Awaited<ReturnType<typeof selectRows>>[number]

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

/** Finds the given properties that are in scope. */
export async function findPropertiesByNumber(db: Executor, scope: CustomerScope, numbers: string[]) {
  if (numbers.length === 0) return []
  const rows = await selectRows(db)
    .where(and(inArray(premises.number, numbers), inScope(scope, propertyOwners.customerNumber)))
    .orderBy(...sortOrders.address)
  return toPremises(db, scope, rows)
}

async function toPremises(db: Executor, scope: CustomerScope, rows: PropertyRow[]) {
  const numbers = rows.map(({ premise }) => premise.number)
  if (numbers.length === 0) return []
  // These run one after the other, because a transaction has a single connection.
  const serviceFlags = await db.select().from(premiseServices).where(inArray(premiseServices.premiseNumber, numbers))
  const activeServices = await findActiveServices(db, numbers)
  const requests = await countOpenRequests(db, scope, numbers)
  return rows.map((row) =>
    toPremise(row, {
      serviceFlags: serviceFlags.filter(({ premiseNumber }) => premiseNumber === row.premise.number),
      activeServices: activeServices.filter(({ premiseNumber }) => premiseNumber === row.premise.number),
      openRequests: requests.find(({ premiseNumber }) => premiseNumber === row.premise.number)?.count ?? 0,
    }),
  )
}

const countOpenRequests = (db: Executor, scope: CustomerScope, numbers: string[]) =>
  db
    .select({ premiseNumber: cases.premiseNumber, count: count() })
    .from(cases)
    .where(
      and(
        inArray(cases.premiseNumber, numbers),
        eq(cases.kind, 'request'),
        inArray(cases.status, statusesByTab.open),
        inScope(scope, cases.customerNumber),
      ),
    )
    .groupBy(cases.premiseNumber)

/** Counts the customers of each service at a premise, without revealing who they are. */
export const findActiveServices = (db: Executor, numbers: string[]) =>
  db
    .select({
      premiseNumber: serviceAccounts.premiseNumber,
      serviceType: serviceAccounts.serviceType,
      users: sql<number>`count(distinct ${billingAccounts.customerNumber})::int`,
    })
    .from(serviceAccounts)
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(and(inArray(serviceAccounts.premiseNumber, numbers), eq(serviceAccounts.status, 'active')))
    .groupBy(serviceAccounts.premiseNumber, serviceAccounts.serviceType)
