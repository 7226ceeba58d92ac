/** Conditions and orders for lists of premises. */
import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AccountFilter } from '#shared/customers/accountFilter'
import { communities, premises, serviceAccounts } from '../db/schema/customers/accounts'
import { type CustomerScope, inScope } from '../http/customerScope'
import { addressPattern, containsPattern } from '../text/likePatterns'

/** Matches premises that a customer in scope has in their list of properties. */
export const isOwnedIn = (scope: CustomerScope): SQL | undefined =>
  and(isNotNull(premises.ownerNumber), inScope(scope, premises.ownerNumber))

/** Sorts by street, number and unit: 98 Fennick Ave, 412 Fennick Ave, 7 Harrow Ln. */
export const byStreet = [
  asc(premises.streetName),
  asc(premises.streetNumber),
  asc(premises.unitName),
  asc(premises.unitNumber),
]

/** Applies the parts of a filter that concern a premise, its community and a service there. */
export const matchesPlace = ({
  community,
  zip_code,
  street_address,
  service_type_code,
}: AccountFilter): SQL | undefined =>
  and(
    community ? sql`lower(${communities.name}) like ${containsPattern(community.toLowerCase())}` : undefined,
    zip_code ? sql`starts_with(${premises.zip}, ${zip_code})` : undefined,
    street_address ? sql`${premises.addressText} like ${addressPattern(street_address)}` : undefined,
    service_type_code ? eq(serviceAccounts.serviceType, service_type_code) : undefined,
  )

/** Returns the premise number of the first service of a billing account. */
export const firstService = (
  accountNumber: SQL | PgColumn,
): SQL => sql`(select ${serviceAccounts.premiseNumber} from ${serviceAccounts}
  where ${serviceAccounts.billingAccountNumber} = ${accountNumber}
  order by ${serviceAccounts.startedOn}, ${serviceAccounts.id} limit 1)`
