/** Reads the updates of outages that customers are notified about. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/database'
import { communities } from '../../../db/schema/customers/accounts'
import { outages, outageUpdates } from '../../../db/schema/services/outages'

/** Returns these updates, without those that a newer one has replaced. */
export async function findCurrentUpdates(db: Executor, ids: readonly string[]) {
  const isNewest = sql`not exists (select 1 from ${outageUpdates} newer
    where newer.outage_id = ${outageUpdates.outageId} and newer.created_at > ${outageUpdates.createdAt})`
  const rows = await db
    .select({ update: outageUpdates, outage: outages, community: communities.name })
    .from(outageUpdates)
    .innerJoin(outages, eq(outages.id, outageUpdates.outageId))
    .innerJoin(communities, eq(communities.id, outages.communityId))
    .where(and(inArray(outageUpdates.id, [...new Set(ids)]), isNewest))
  return new Map(rows.map((row) => [row.update.id, row]))
}
