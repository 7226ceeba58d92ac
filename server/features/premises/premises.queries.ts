/**
 * Queries premises. Everyone may search by address, but only customers with a service or ownership there see details.
 */
import { and, asc, desc, eq, min, ne, or, type SQL, sql } from 'drizzle-orm'
import { addressLine } from '#shared/customers/addresses'
import type { Executor } from '../../db/database'
import { billingAccounts, communities, premises, serviceAccounts } from '../../db/schema/customers/accounts'
import { premiseServices } from '../../db/schema/services/properties'
import { gasReadings } from '../../db/schema/services/usage'
import { byStreet, isOwnedIn } from '../../directory/premises.queries'
import { type CustomerScope, inScope } from '../../http/customerScope'
import { addressPattern, plainAddress, trigramLength } from '../../text/likePatterns'

const maxResults = 20

const streetAddress = sql`lower(${premises.streetAddress})`

/** Ranks first what begins with the text: the address, the name of the street, one of its words; then other streets. */
const rankOf = (text: string): SQL => sql`case when starts_with(${premises.addressText}, ${text}) then 0
  when starts_with(lower(${premises.streetName}), ${text}) then 1
  when strpos(' ' || ${streetAddress}, ${` ${text}`}) > 0 then 2
  when strpos(${streetAddress}, ${text}) > 0 then 3 else 4 end`

const inOrder = (text: string): SQL[] => [rankOf(text), ...byStreet, asc(premises.number)]

/** Matches beyond the street, such as in the name of a city, are sorted only among so many. */
const maxOtherMatches = 2000

/**
 * Matches the premises with the best ranks. Where enough streets match, the far more numerous premises in a city of that
 * name are not even read.
 */
function isBestMatch(text: string): SQL {
  const pattern = addressPattern(text)
  if (text.length < trigramLength) return sql`${premises.addressText} like ${pattern}`
  const bound = maxResults + 1
  return sql`${premises.number} in (
    with streets as materialized (select ${premises.number} from ${premises} where ${streetAddress} like ${pattern}
        order by ${sql.join(inOrder(text), sql`, `)} limit ${bound}),
      others as materialized (select ${premises.number} from ${premises}
        where ${premises.addressText} like ${pattern} and ${streetAddress} not like ${pattern}
          and (select count(*) from streets) < ${bound} limit ${maxOtherMatches})
    select number from streets union all select number from others)`
}

/**
 * Finds the premises whose address contains the text, the best matches first. `eligibleCustomers` are those who may add
 * unowned ones to their list.
 */
export async function searchByAddress(db: Executor, typed: string, eligibleCustomers: string[]) {
  const text = plainAddress(typed)
  if (text === '') return { premises: [], hasMore: false }
  const customerNumbers = sql.param(eligibleCustomers)
  const isInOwnCommunity = sql`exists (select 1 from ${premises} own
    where own.community_id = ${premises.communityId} and own.owner_number = any(${customerNumbers}::text[]))`
  const isServedByOthers = sql`exists (select 1 from ${serviceAccounts}
    join ${billingAccounts} on ${billingAccounts.number} = ${serviceAccounts.billingAccountNumber}
    where ${serviceAccounts.premiseNumber} = ${premises.number} and ${serviceAccounts.status} = 'active'
      and ${billingAccounts.customerNumber} <> all(${customerNumbers}::text[]))`
  const canAdd: SQL<boolean> =
    eligibleCustomers.length === 0
      ? sql<boolean>`false`
      : sql<boolean>`${premises.ownerNumber} is null and ${isInOwnCommunity} and not ${isServedByOthers}`
  const rows = await db
    .select({ premise: premises, community: communities, canAdd })
    .from(premises)
    .innerJoin(communities, eq(communities.id, premises.communityId))
    // Premises that can be added come first, so all matches count.
    .where(eligibleCustomers.length > 0 ? sql`${premises.addressText} like ${addressPattern(text)}` : isBestMatch(text))
    .orderBy(...(eligibleCustomers.length > 0 ? [desc(canAdd)] : []), ...inOrder(text))
    .limit(maxResults + 1)
  return {
    hasMore: rows.length > maxResults,
    premises: rows.slice(0, maxResults).map((row) => ({
      ...addressOf(row.premise),
      community_name: row.community.name,
      services: row.community.services,
      can_add: row.canAdd,
    })),
  }
}

type PremiseRow = typeof premises.$inferSelect

export const addressOf = (premise: PremiseRow) => ({
  crm_premise_id: premise.number,
  street_address: addressLine(premise.streetAddress, premise.unit),
  city: premise.city,
  state: premise.state,
  zip: premise.zip,
})

const isServed = (scope: CustomerScope): SQL => sql`exists (select 1 from ${serviceAccounts}
  join ${billingAccounts} on ${billingAccounts.number} = ${serviceAccounts.billingAccountNumber}
  where ${and(
    eq(serviceAccounts.premiseNumber, premises.number),
    // A customer who has moved out must not see the services of the next one.
    ne(serviceAccounts.status, 'closed'),
    inScope(scope, billingAccounts.customerNumber),
  )})`

/** Finds a premise that a customer in scope owns or has a service at. Staff see every premise. */
export async function findPremise(db: Executor, scope: CustomerScope, number: string) {
  const [row] = await db
    .select({ premise: premises, community: communities })
    .from(premises)
    .innerJoin(communities, eq(communities.id, premises.communityId))
    .where(and(eq(premises.number, number), scope.kind === 'all' ? undefined : or(isOwnedIn(scope), isServed(scope))))
  return row ?? null
}

/** Returns the customer whose account staff access by viewing a premise: of the newest service there, or its owner. */
export async function findCustomerAt(db: Executor, number: string): Promise<string | undefined> {
  const [service] = await db
    .select({ customerNumber: billingAccounts.customerNumber })
    .from(serviceAccounts)
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(eq(serviceAccounts.premiseNumber, number))
    .orderBy(desc(serviceAccounts.startedOn))
    .limit(1)
  if (service) return service.customerNumber
  const [premise] = await db.select({ owner: premises.ownerNumber }).from(premises).where(eq(premises.number, number))
  return premise?.owner ?? undefined
}

export const findServiceFlags = (db: Executor, number: string) =>
  db.select().from(premiseServices).where(eq(premiseServices.premiseNumber, number))

/** Returns the start day of each active service of accounts in scope. */
export const findOwnServices = (db: Executor, scope: CustomerScope, number: string) =>
  db
    .select({ serviceType: serviceAccounts.serviceType, since: min(serviceAccounts.startedOn) })
    .from(serviceAccounts)
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(
      and(
        eq(serviceAccounts.premiseNumber, number),
        eq(serviceAccounts.status, 'active'),
        inScope(scope, billingAccounts.customerNumber),
      ),
    )
    .groupBy(serviceAccounts.serviceType)

/** Returns the newest meter reading in scope. */
export async function findMeter(db: Executor, scope: CustomerScope, number: string) {
  const [reading] = await db
    .select({ meterNumber: gasReadings.meterNumber, readOn: gasReadings.periodEnd })
    .from(gasReadings)
    .innerJoin(serviceAccounts, eq(serviceAccounts.id, gasReadings.serviceAccountId))
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(and(eq(serviceAccounts.premiseNumber, number), inScope(scope, billingAccounts.customerNumber)))
    .orderBy(desc(gasReadings.periodEnd))
    .limit(1)
  return reading ?? null
}
