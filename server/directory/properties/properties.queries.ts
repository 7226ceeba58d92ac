/** Finds and locks properties, always of customers in scope. */
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { statusesByTab } from '#shared/cases/cases'
import { type PropertySort, premiseStages } from '#shared/services/properties'
import type { Executor } from '../../db/database'
import { cases } from '../../db/schema/cases/cases'
import { billingAccounts, communities, numberIn, premises, serviceAccounts } from '../../db/schema/customers/accounts'
import { premiseServices } from '../../db/schema/services/properties'
import { type CustomerScope, inScope } from '../../http/customerScope'
import { byStreet, isOwnedIn } from '../premises.queries'
import { toPremise } from './rules'

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
  db.select({ premise: premises, community: communities }).from(premises).innerJoin(communities, inCommunity).$dynamic()

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
  const [serviceFlags, activeServices, requests] = await Promise.all([
    db.select().from(premiseServices).where(inArray(premiseServices.premiseNumber, numbers)),
    findActiveServices(db, numbers),
    countOpenRequests(db, scope, numbers),
  ])
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

/** Locks the given properties in scope for the transaction, in one order for all callers, to avoid deadlocks. */
export async function lockProperties(tx: Executor, scope: CustomerScope, numbers: string[]): Promise<void> {
  await tx
    .select({ number: premises.number })
    .from(premises)
    .where(and(inArray(premises.number, numbers), isOwnedIn(scope)))
    .orderBy(premises.number)
    .for('update', { of: premises })
}
