/** Properties in the database, always of customers within reach. */
import { and, asc, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { statusesOf } from '#shared/cases'
import {
  lotRequests,
  premiseStages,
  type LotRequestKind,
  type PremiseStage,
  type PropertySort,
  type ServiceState,
} from '#shared/properties'
import { serviceTypes, type ServiceType } from '#shared/services'
import type { Executor } from '../../db/database'
import { billingAccounts, communities, numberIn, premises, serviceAccounts } from '../../db/schema/accounts'
import { cases } from '../../db/schema/cases'
import { premiseServices, propertyOwners } from '../../db/schema/properties'
import { within, type Reach } from '../../http/ownership'
import { byStreet } from '../customers/queries'
import { containing } from '../premises/rules'
import { toPremise } from './rules'

export interface PropertyFilter {
  search: string
  community_id?: string | undefined
  stage?: PremiseStage | undefined
  service_type?: ServiceType | undefined
  service_state?: ServiceState | undefined
}

interface Page {
  sort: PropertySort
  for_request?: LotRequestKind | undefined
  page_number: number
  page_size: number
}

const stageRank = sql`array_position(array[${sql.raw(premiseStages.map((stage) => `'${stage}'`).join(','))}]::text[], ${premises.stage})`

const orders: Record<PropertySort, SQL[]> = {
  address: [...byStreet, asc(premises.number)],
  lot: [asc(numberIn(premises.lot)), asc(premises.lot), asc(premises.number)],
  community: [asc(communities.name), ...byStreet, asc(premises.number)],
  stage: [asc(stageRank), ...byStreet, asc(premises.number)],
  changed: [desc(premises.changedAt), asc(premises.number)],
}

function searched(search: string): SQL | undefined {
  if (search === '') return undefined
  const part = search.toLowerCase()
  return or(
    sql`${premises.addressText} like ${containing(part)}`,
    sql`strpos(lower(${premises.lot}), ${part}) > 0`,
    sql`strpos(lower(${communities.name}), ${part}) > 0`,
    sql`strpos(lower(${premises.number}), ${part}) > 0`,
  )
}

const activeOf = (types: SQL): SQL => sql`exists (select 1 from ${serviceAccounts}
  where ${serviceAccounts.premiseNumber} = ${premises.number} and ${serviceAccounts.status} = 'active'
    and ${serviceAccounts.serviceType} = any(${types}))`
const markedOf = (types: SQL, mark: SQL): SQL => sql`exists (select 1 from ${premiseServices}
  where ${premiseServices.premiseNumber} = ${premises.number} and ${mark}
    and ${premiseServices.serviceType} = any(${types}))`
const availableOf = (types: SQL): SQL => sql`exists (select 1 from unnest(${types}) wanted
  where coalesce((select ${premiseServices.available} from ${premiseServices}
    where ${premiseServices.premiseNumber} = ${premises.number} and ${premiseServices.serviceType} = wanted),
    wanted = any(${communities.services})))`

/** A service that is so at the premise; without a type, any. */
function serviceIs(state: ServiceState | undefined, type: ServiceType | undefined): SQL | undefined {
  const types = sql`${sql.param(type ? [type] : [...serviceTypes])}::text[]`
  switch (state) {
    case undefined:
      return undefined
    case 'active':
      return activeOf(types)
    case 'inactive':
      return sql`not ${activeOf(types)}`
    case 'selected':
      return markedOf(types, sql`${premiseServices.selected}`)
    case 'pre_installed':
      return markedOf(types, sql`${premiseServices.preInstalled}`)
    case 'available':
      return availableOf(types)
  }
}

/** As `refusalAt` says it of one property: the service is there to be had, and nobody has it yet. */
function eligibleFor(kind: LotRequestKind | undefined): SQL | undefined {
  const service = kind && lotRequests[kind].service
  if (!service) return undefined
  const types = sql`${sql.param([service])}::text[]`
  return sql`(${availableOf(types)} and not ${activeOf(types)})`
}

const inList = eq(premises.number, propertyOwners.premiseNumber)
const inCommunity = eq(communities.id, premises.communityId)

/** What of the list matches all but the stage. */
const matching = (reach: Reach, filter: PropertyFilter): SQL | undefined =>
  and(
    within(reach, propertyOwners.customerNumber),
    searched(filter.search),
    filter.community_id ? eq(premises.communityId, filter.community_id) : undefined,
    serviceIs(filter.service_state, filter.service_type),
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
  reach: Reach,
  { sort, for_request, page_number, page_size, ...filter }: PropertyFilter & Page,
) {
  const where = matching(reach, filter)
  const atStage = and(where, filter.stage ? eq(premises.stage, filter.stage) : undefined)
  const eligible = eligibleFor(for_request)
  const [rows, stages, eligibles, inCommunities] = await Promise.all([
    selectRows(db)
      .where(atStage)
      .orderBy(...(eligible ? [desc(eligible)] : []), ...orders[sort])
      .limit(page_size)
      .offset((page_number - 1) * page_size),
    countByStage(db, where),
    eligible ? countByStage(db, and(atStage, eligible)) : null,
    countByCommunity(db, reach),
  ])
  const total = filter.stage ? stages[filter.stage] : sumOf(stages)
  return {
    properties: await toPremises(db, reach, rows),
    total_count: total,
    eligible_count: eligibles ? sumOf(eligibles) : total,
    all_count: inCommunities.reduce((sum, community) => sum + community.count, 0),
    stages,
    communities: inCommunities,
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

export const countStagesOf = (db: Executor, reach: Reach) =>
  countByStage(db, within(reach, propertyOwners.customerNumber))

const countByCommunity = (db: Executor, reach: Reach) =>
  db
    .select({ community_id: communities.id, name: communities.name, count: count() })
    .from(propertyOwners)
    .innerJoin(premises, inList)
    .innerJoin(communities, inCommunity)
    .where(within(reach, propertyOwners.customerNumber))
    .groupBy(communities.id)
    .orderBy(asc(communities.name))

/** Those of the named properties that are within reach. */
export async function findNamed(db: Executor, reach: Reach, numbers: string[]) {
  if (numbers.length === 0) return []
  const rows = await selectRows(db)
    .where(and(inArray(premises.number, numbers), within(reach, propertyOwners.customerNumber)))
    .orderBy(...orders.address)
  return toPremises(db, reach, rows)
}

async function toPremises(db: Executor, reach: Reach, rows: PropertyRow[]) {
  const numbers = rows.map(({ premise }) => premise.number)
  if (numbers.length === 0) return []
  // One after the other: inside a transaction there is one connection.
  const marks = await db.select().from(premiseServices).where(inArray(premiseServices.premiseNumber, numbers))
  const actives = await findActive(db, numbers)
  const requests = await countOpenRequests(db, reach, numbers)
  return rows.map((row) =>
    toPremise(row, {
      marks: marks.filter(({ premiseNumber }) => premiseNumber === row.premise.number),
      actives: actives.filter(({ premiseNumber }) => premiseNumber === row.premise.number),
      openRequests: requests.find(({ premiseNumber }) => premiseNumber === row.premise.number)?.count ?? 0,
    }),
  )
}

const countOpenRequests = (db: Executor, reach: Reach, numbers: string[]) =>
  db
    .select({ premiseNumber: cases.premiseNumber, count: count() })
    .from(cases)
    .where(
      and(
        inArray(cases.premiseNumber, numbers),
        eq(cases.kind, 'request'),
        inArray(cases.status, statusesOf.open),
        within(reach, cases.customerNumber),
      ),
    )
    .groupBy(cases.premiseNumber)

/** How many customers have each service at a premise; who they are is nobody else's business. */
export const findActive = (db: Executor, numbers: string[]) =>
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
