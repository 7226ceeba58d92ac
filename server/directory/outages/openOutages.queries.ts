/** Finds open outages at the addresses of customers, and those in a place that staff preview. */
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { ServiceType } from '#shared/services/services'
import type { Executor } from '../../db/database'
import { billingAccounts, communities, premises, serviceAccounts } from '../../db/schema/customers/accounts'
import { outagePremises, outages, outageUpdates } from '../../db/schema/services/outages'
import { isServiceOut } from './affected.queries'

/** Narrows the outages to a place and a service; a missing field matches all. */
interface OutageFilter {
  state?: string | undefined
  city?: string | undefined
  zip?: string | undefined
  community?: string | undefined
  serviceType?: ServiceType | undefined
}

interface OutageSearch {
  /** Null for the outages of all customers. */
  customerNumbers: readonly string[] | null
  filter: OutageFilter
}

/** The newest text for customers. */
export const newestMessage = sql<string>`(select ${outageUpdates.message} from ${outageUpdates}
  where ${outageUpdates.outageId} = ${outages.id} order by ${outageUpdates.createdAt} desc, ${outageUpdates.id} limit 1)`

const maxOutages = 20

/** Returns at most twenty, the newest first. */
export const findOpenOutages = (db: Executor, search: OutageSearch) =>
  db
    .select({ outage: outages, community: communities.name, message: newestMessage })
    .from(outages)
    .innerJoin(communities, eq(communities.id, outages.communityId))
    .where(and(isNull(outages.endedAt), isInPlace(db, search)))
    .orderBy(desc(outages.startedAt), desc(outages.id))
    .limit(maxOutages)

export type OpenOutage = Awaited<ReturnType<typeof findOpenOutages>>[number]

function isInPlace(db: Executor, { customerNumbers, filter }: OutageSearch): SQL | undefined {
  const { state, city, zip, community, serviceType } = filter
  const place = and(
    state ? eq(premises.state, state) : undefined,
    city ? eq(premises.city, city) : undefined,
    zip ? eq(premises.zip, zip) : undefined,
  )
  const affected = db
    .select({ one: sql`1` })
    .from(outagePremises)
    .innerJoin(premises, eq(premises.number, outagePremises.premiseNumber))
    .innerJoin(serviceAccounts, and(eq(serviceAccounts.premiseNumber, premises.number), isServiceOut()))
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(
      and(
        eq(outagePremises.outageId, outages.id),
        place,
        customerNumbers ? inArray(billingAccounts.customerNumber, [...customerNumbers]) : undefined,
        serviceType ? eq(serviceAccounts.serviceType, serviceType) : undefined,
      ),
    )
  return and(community ? eq(communities.name, community) : undefined, sql`exists (${affected})`)
}
