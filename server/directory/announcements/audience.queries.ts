/** Derives the audience that customers belong to from their properties and services. */
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { billingAccounts, communities, customers, premises, serviceAccounts } from '../../db/schema/customers/accounts'
import { isManaged } from '../customers/customers.queries'
import { userTypeOf } from '../users/rules'

/** Facts that targeting is matched against. An empty list matches only announcements without that kind of target. */
export interface CustomerFacts {
  states: string[]
  cities: string[]
  zips: string[]
  communities: string[]
  serviceTypes: string[]
  userType: string
  /** Restricts the result to announcements that target one of the communities or cities, without the general ones. */
  isPlaceNamed?: boolean
}

/** Returns where customers have properties or services that haven't closed, and the types of those services. */
export async function findAudience(db: Executor, customerNumbers: string[], userType: string): Promise<CustomerFacts> {
  const placeColumns = { state: premises.state, city: premises.city, zip: premises.zip, community: communities.name }
  const rows = await db
    .select({ ...placeColumns, type: sql<string | null>`${serviceAccounts.serviceType}` })
    .from(billingAccounts)
    .innerJoin(serviceAccounts, eq(serviceAccounts.billingAccountNumber, billingAccounts.number))
    .innerJoin(premises, eq(premises.number, serviceAccounts.premiseNumber))
    .innerJoin(communities, eq(communities.id, premises.communityId))
    .where(and(inArray(billingAccounts.customerNumber, customerNumbers), ne(serviceAccounts.status, 'closed')))
    .union(
      db
        .select({ ...placeColumns, type: sql<string | null>`null` })
        .from(premises)
        .innerJoin(communities, eq(communities.id, premises.communityId))
        .where(inArray(premises.ownerNumber, customerNumbers)),
    )
  const distinct = <T>(pick: (row: (typeof rows)[number]) => T) => [...new Set(rows.map(pick))]
  return {
    states: distinct((row) => row.state),
    cities: distinct((row) => row.city),
    zips: distinct((row) => row.zip),
    communities: distinct((row) => row.community),
    serviceTypes: distinct((row) => row.type).filter((type) => type !== null),
    userType,
  }
}

/** Returns the audience of a customer, with the user type of those who sign in for them. */
export async function findAudienceOfCustomer(db: Executor, customerNumber: string): Promise<CustomerFacts> {
  const [customer] = await db
    .select({ kind: customers.kind })
    .from(customers)
    .where(eq(customers.number, customerNumber))
  return findAudience(db, [customerNumber], customer && isManaged(customer) ? userTypeOf[customer.kind] : 'CUSTOMER')
}
