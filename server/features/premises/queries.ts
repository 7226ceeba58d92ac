/** Premises in the database. Looking for one by its address is open to all; what is there is for those who have something there. */
import { and, asc, desc, eq, min, ne, sql, type SQL } from 'drizzle-orm'
import type { AccountFilter } from '#shared/accountFilter'
import { addressLine } from '#shared/addresses'
import type { Executor } from '../../db/database'
import { billingAccounts, communities, premises, serviceAccounts } from '../../db/schema/accounts'
import { premiseServices, propertyOwners } from '../../db/schema/properties'
import { gasReadings } from '../../db/schema/usage'
import { within, type Reach } from '../../http/ownership'
import { byStreet } from '../customers/queries'
import { addressPattern, containing } from './rules'

const mostFound = 20

/** The first premises whose address holds the text; `takers` are the customers who may put free ones into their list. */
export async function searchByAddress(db: Executor, typed: string, takers: string[]) {
  if (typed === '') return []
  const names = sql.param(takers)
  const mine = sql`exists (select 1 from ${propertyOwners} own
    join ${premises} near on near.number = own.premise_number
    where near.community_id = ${premises.communityId} and own.customer_number = any(${names}::text[]))`
  const served = sql`exists (select 1 from ${serviceAccounts}
    join ${billingAccounts} on ${billingAccounts.number} = ${serviceAccounts.billingAccountNumber}
    where ${serviceAccounts.premiseNumber} = ${premises.number} and ${serviceAccounts.status} = 'active'
      and ${billingAccounts.customerNumber} <> all(${names}::text[]))`
  const canAdd: SQL<boolean> =
    takers.length === 0
      ? sql<boolean>`false`
      : sql<boolean>`${propertyOwners.premiseNumber} is null and ${mine} and not ${served}`
  const rows = await db
    .select({ premise: premises, community: communities, canAdd })
    .from(premises)
    .innerJoin(communities, eq(communities.id, premises.communityId))
    .leftJoin(propertyOwners, eq(propertyOwners.premiseNumber, premises.number))
    .where(sql`${premises.addressText} like ${addressPattern(typed)}`)
    // First what can be added.
    .orderBy(...(takers.length > 0 ? [desc(canAdd)] : []), ...byStreet, asc(premises.number))
    .limit(mostFound)
  return rows.map((row) => ({
    ...addressOf(row.premise),
    community_name: row.community.name,
    services: row.community.services,
    can_add: row.canAdd,
  }))
}

/** The part of a filter that a premise, its community and a service there have to fit. */
export const isAtPlace = ({ community, zip_code, street_address, service_type_code }: AccountFilter): SQL | undefined =>
  and(
    community ? sql`lower(${communities.name}) like ${containing(community.toLowerCase())}` : undefined,
    zip_code ? sql`starts_with(${premises.zip}, ${zip_code})` : undefined,
    street_address ? sql`${premises.addressText} like ${addressPattern(street_address)}` : undefined,
    service_type_code ? eq(serviceAccounts.serviceType, service_type_code) : undefined,
  )

type PremiseRow = typeof premises.$inferSelect

export const addressOf = (premise: PremiseRow) => ({
  crm_premise_id: premise.number,
  street_address: addressLine(premise.streetAddress, premise.unit),
  city: premise.city,
  state: premise.state,
  zip: premise.zip,
})

const isOwned = (reach: Reach): SQL => sql`exists (select 1 from ${propertyOwners}
  where ${and(eq(propertyOwners.premiseNumber, premises.number), within(reach, propertyOwners.customerNumber))})`
const isServed = (reach: Reach): SQL => sql`exists (select 1 from ${serviceAccounts}
  join ${billingAccounts} on ${billingAccounts.number} = ${serviceAccounts.billingAccountNumber}
  where ${and(
    eq(serviceAccounts.premiseNumber, premises.number),
    // Who has moved out does not look at what the next one has.
    ne(serviceAccounts.status, 'closed'),
    within(reach, billingAccounts.customerNumber),
  )})`

/** A premise where somebody within reach has a service or that they own; staff see every one. */
export async function findPremise(db: Executor, reach: Reach, number: string) {
  const [row] = await db
    .select({ premise: premises, community: communities })
    .from(premises)
    .innerJoin(communities, eq(communities.id, premises.communityId))
    .where(
      and(
        eq(premises.number, number),
        reach.kind === 'all' ? undefined : sql`(${isOwned(reach)} or ${isServed(reach)})`,
      ),
    )
  return row ?? null
}

/** Whose account a look at a premise is a look into; the newest service there, or its owner. */
export async function findCustomerAt(db: Executor, number: string): Promise<string | undefined> {
  const [served] = await db
    .select({ customerNumber: billingAccounts.customerNumber })
    .from(serviceAccounts)
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(eq(serviceAccounts.premiseNumber, number))
    .orderBy(desc(serviceAccounts.startedOn))
    .limit(1)
  if (served) return served.customerNumber
  const [owner] = await db.select().from(propertyOwners).where(eq(propertyOwners.premiseNumber, number))
  return owner?.customerNumber
}

export const findMarks = (db: Executor, number: string) =>
  db.select().from(premiseServices).where(eq(premiseServices.premiseNumber, number))

/** Since when each service runs, of accounts within reach. */
export const findOwnServices = (db: Executor, reach: Reach, number: string) =>
  db
    .select({ serviceType: serviceAccounts.serviceType, since: min(serviceAccounts.startedOn) })
    .from(serviceAccounts)
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(
      and(
        eq(serviceAccounts.premiseNumber, number),
        eq(serviceAccounts.status, 'active'),
        within(reach, billingAccounts.customerNumber),
      ),
    )
    .groupBy(serviceAccounts.serviceType)

/** The newest reading of a meter within reach. */
export async function findMeter(db: Executor, reach: Reach, number: string) {
  const [reading] = await db
    .select({ meterNumber: gasReadings.meterNumber, readOn: gasReadings.periodEnd })
    .from(gasReadings)
    .innerJoin(serviceAccounts, eq(serviceAccounts.id, gasReadings.serviceAccountId))
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(and(eq(serviceAccounts.premiseNumber, number), within(reach, billingAccounts.customerNumber)))
    .orderBy(desc(gasReadings.periodEnd))
    .limit(1)
  return reading ?? null
}
