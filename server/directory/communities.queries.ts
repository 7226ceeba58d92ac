/** Conditions that limit rows to a community, and checks of communities that a caller names. */
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from '../db/database'
import { billingAccounts, communities, premises, serviceAccounts } from '../db/schema/customers/accounts'

interface CommunityFilter {
  /** The name of a community; empty for all. */
  community: string
}

const inNamedCommunity = ({ community }: CommunityFilter): SQL =>
  sql`${premises.communityId} in (select ${communities.id} from ${communities} where ${communities.name} = ${community})`

export const inCommunity = (premiseNumber: PgColumn, filter: CommunityFilter): SQL | undefined =>
  filter.community === ''
    ? undefined
    : sql`${premiseNumber} in (select ${premises.number} from ${premises} where ${inNamedCommunity(filter)})`

const servicesWithPremises = sql`${serviceAccounts} join ${premises} on ${premises.number} = ${serviceAccounts.premiseNumber}`

export const billedInCommunity = (accountNumber: PgColumn, filter: CommunityFilter): SQL | undefined =>
  filter.community === ''
    ? undefined
    : sql`${accountNumber} in (select ${serviceAccounts.billingAccountNumber} from ${servicesWithPremises} where ${inNamedCommunity(filter)})`

export const customerInCommunity = (customerNumber: PgColumn, filter: CommunityFilter): SQL | undefined =>
  filter.community === ''
    ? undefined
    : sql`${customerNumber} in (select ${billingAccounts.customerNumber} from ${billingAccounts}
        where ${inArray(
          billingAccounts.number,
          sql`(select ${serviceAccounts.billingAccountNumber} from ${servicesWithPremises} where ${inNamedCommunity(filter)})`,
        )})`

/** Returns whether all of these ids, which don’t repeat, are those of communities. */
export async function areCommunities(tx: Executor, ids: readonly string[]): Promise<boolean> {
  const [found] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(communities)
    .where(inArray(communities.id, [...ids]))
  return found?.count === ids.length
}
