/** Finds and locks properties, always of customers in scope. */
import { and, asc, desc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { statusesByTab } from '#shared/cases/cases'
import { type PropertySort, premiseStages } from '#shared/services/properties'
import type { ServiceType } from '#shared/services/services'
import { builtStatement } from '../../db/builtStatement'
import type { Executor } from '../../db/database'
import { jsonObject } from '../../db/json'
import { cases } from '../../db/schema/cases/cases'
import { billingAccounts, communities, numberIn, premises, serviceAccounts } from '../../db/schema/customers/accounts'
import { premiseServices } from '../../db/schema/services/properties'
import { type CustomerScope, isInScope } from '../../http/customerScope'
import { byStreet, isOwnedIn } from '../premises.queries'
import { type PremiseServiceFlags, toPremise } from './rules'

const stageRank = sql`array_position(array[${sql.raw(premiseStages.map((stage) => `'${stage}'`).join(','))}]::text[], ${premises.stage})`

export const sortOrders: Record<PropertySort, SQL[]> = {
  address: [...byStreet, asc(premises.number)],
  lot: [asc(numberIn(premises.lot)), asc(premises.lot), asc(premises.number)],
  community: [asc(communities.name), ...byStreet, asc(premises.number)],
  stage: [asc(stageRank), ...byStreet, asc(premises.number)],
  changed: [desc(premises.changedAt), asc(premises.number)],
}

export const inCommunity = eq(communities.id, premises.communityId)

export const selectRows = (db: Executor) =>
  db
    .select({
      premise: {
        number: premises.number,
        streetAddress: premises.streetAddress,
        unit: premises.unit,
        city: premises.city,
        state: premises.state,
        zip: premises.zip,
        region: premises.region,
        lot: premises.lot,
        stage: premises.stage,
        version: premises.version,
        changedAt: premises.changedAt,
      },
      community: { id: communities.id, name: communities.name, services: communities.services },
    })
    .from(premises)
    .innerJoin(communities, inCommunity)
    .$dynamic()

type PropertyRow = Awaited<ReturnType<typeof selectRows>>[number]

/** Finds the given properties that are in scope. */
export async function findPropertiesByNumber(db: Executor, scope: CustomerScope, numbers: string[]) {
  if (numbers.length === 0) return []
  const rows = await selectRows(db)
    .where(and(inArray(premises.number, numbers), isOwnedIn(scope)))
    .orderBy(...sortOrders.address)
  return toPremises(db, scope, rows)
}

export async function toPremises(db: Executor, scope: CustomerScope, rows: PropertyRow[]) {
  const numbers = rows.map(({ premise }) => premise.number)
  if (numbers.length === 0) return []
  const facts = new Map((await factsStatement(db, { numbers })).map(({ number, ...found }) => [number, found]))
  return rows.map((row) => {
    const { serviceFlags, activeServices, requests } = facts.get(row.premise.number) ?? noFacts
    const own = requests.filter(({ customerNumber }) => isInScope(scope, customerNumber))
    return toPremise(row, {
      serviceFlags,
      activeServices,
      openRequests: own.reduce((sum, { count }) => sum + count, 0),
    })
  })
}

interface PremiseFacts {
  serviceFlags: PremiseServiceFlags[]
  activeServices: { serviceType: ServiceType; users: number }[]
  requests: { customerNumber: string; count: number }[]
}

const noFacts: PremiseFacts = { serviceFlags: [], activeServices: [], requests: [] }

const flagsJson = jsonObject({
  serviceType: premiseServices.serviceType,
  selected: premiseServices.selected,
  available: premiseServices.available,
  preInstalled: premiseServices.preInstalled,
  meterDisconnected: premiseServices.meterDisconnected,
} satisfies Record<keyof PremiseServiceFlags, SQLWrapper>)

const customerCount = sql<number>`count(distinct ${billingAccounts.customerNumber})::int`

const factsQuery = (numbers: SQLWrapper): SQL => sql`(
  select premise.number,
    array(
      select ${flagsJson} from ${premiseServices} where ${premiseServices.premiseNumber} = premise.number
    ) as flags,
    array(
      select json_build_object('serviceType', ${serviceAccounts.serviceType}, 'users', ${customerCount})
      from ${serviceAccounts} join ${billingAccounts} on ${billingAccounts.number} = ${serviceAccounts.billingAccountNumber}
      where ${serviceAccounts.premiseNumber} = premise.number and ${serviceAccounts.status} = 'active'
      group by ${serviceAccounts.serviceType}
    ) as services,
    array(
      select json_build_object('customerNumber', ${cases.customerNumber}, 'count', count(*)) from ${cases}
      where ${cases.premiseNumber} = premise.number and ${eq(cases.kind, 'request')}
        and ${inArray(cases.status, statusesByTab.open)}
      group by ${cases.customerNumber}
    ) as requests
  from unnest(${numbers}::text[]) as premise(number)
) facts`

/** Reads what is known about services and open requests at premises. */
const factsStatement = builtStatement('find_premise_facts', ['numbers'], (db, { numbers }) =>
  db
    .select({
      number: sql<string>`facts.number`,
      serviceFlags: sql<PremiseFacts['serviceFlags']>`array_to_json(facts.flags)`,
      activeServices: sql<PremiseFacts['activeServices']>`array_to_json(facts.services)`,
      requests: sql<PremiseFacts['requests']>`array_to_json(facts.requests)`,
    })
    .from(factsQuery(numbers)),
)

/** Counts the customers of each service at a premise, without revealing who they are. */
export const findActiveServices = (db: Executor, numbers: string[]) =>
  db
    .select({
      premiseNumber: serviceAccounts.premiseNumber,
      serviceType: serviceAccounts.serviceType,
      users: customerCount,
    })
    .from(serviceAccounts)
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(and(inArray(serviceAccounts.premiseNumber, numbers), eq(serviceAccounts.status, 'active')))
    .groupBy(serviceAccounts.premiseNumber, serviceAccounts.serviceType)

/** Locks the given properties in scope for the transaction, in one order for all callers, to avoid deadlocks. */
export async function lockProperties(tx: Executor, scope: CustomerScope, numbers: string[]): Promise<void> {
  await tx
    .select({ number: premises.number })
    .from(premises)
    .where(and(inArray(premises.number, numbers), isOwnedIn(scope)))
    .orderBy(premises.number)
    .for('update', { of: premises })
}
