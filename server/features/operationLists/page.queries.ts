/** Helpers that all queries of the summary lists use. */
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../../db/database'
import { type BoundedCount, countBounded } from '../../db/paging'
import { billingAccounts, communities, premises } from '../../db/schema/customers/accounts'
import { firstService } from '../../directory/premises.queries'
import { isInRange, type SummaryRange } from '../../directory/summaryRange.queries'

export interface ListPageRequest {
  after?: string | undefined
  page_size: number
}

/** No one reads that far, so rows beyond this are not counted. */
const maxCounted = 100_000

export interface RowCount extends BoundedCount {
  /** The tile's number, when the tile doesn't count rows. */
  figure: number
}

/** Counts the rows of a list, independent of the page. */
export async function countRows(db: Executor, table: PgTable, where: SQL | undefined): Promise<RowCount> {
  const counted = await countBounded(db, table, { where, maxCount: maxCounted })
  return { ...counted, figure: counted.total_count }
}

/** 0 days means no limit. */
export const isWithinDays = (moment: PgColumn, range: SummaryRange): SQL | undefined =>
  range.days === 0 ? undefined : isInRange(moment, range)

/** The community of a billing account's first service, or an empty string. */
export const communityOfAccount = sql<string>`coalesce((select ${communities.name} from ${premises}
  join ${communities} on ${communities.id} = ${premises.communityId}
  where ${premises.number} = ${firstService(sql`${billingAccounts.number}`)}), '')`
