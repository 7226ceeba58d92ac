/** Pages of the summary lists. Each page starts at a cursor, so that all pages cost the same. */
import { count, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../../../db/database'
import { billingAccounts, communities, premises } from '../../../db/schema/accounts'
import { firstService } from '../../../directory/premises.queries'
import { isInRange, type SummaryRange } from '../range.queries'

export interface ListPageRequest {
  after?: string | undefined
  page_size: number
}

/** The sort columns of a list, newest first. */
export interface ListOrder {
  moment: PgColumn
  /** Orders rows of the same moment. */
  key: PgColumn
}

export const newestFirst = ({ moment, key }: ListOrder): SQL[] => [desc(moment), desc(key)]

/** Cursors have microseconds, which a Date would lose. */
export const cursorOf = ({ moment, key }: ListOrder): SQL<string> =>
  sql<string>`(extract(epoch from ${moment}) * 1000000)::bigint::text || '_' || ${key}`

/** Only the first underscore separates, because a key may contain underscores. */
export function isAfterCursor({ moment, key }: ListOrder, after: string | undefined): SQL | undefined {
  if (after === undefined) return undefined
  const [micros = ''] = after.split('_', 1)
  const keyType = sql.raw(key.getSQLType())
  const cursorTime = sql`((timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond') at time zone 'UTC')`
  const cursorMoment =
    moment.getSQLType() === 'date' ? sql`${cursorTime}::date` : sql`(${cursorTime} at time zone 'UTC')`
  return sql`(${moment}, ${key}) < (${cursorMoment}, ${after.slice(micros.length + 1)}::${keyType})`
}

/** One more row is read than is shown, to learn whether another page follows. */
export function toPage<Row extends { cursor: string }>(rows: readonly Row[], { page_size }: ListPageRequest) {
  const pageRows = rows.slice(0, page_size)
  return { pageRows, next: rows.length > page_size ? (pageRows.at(-1)?.cursor ?? null) : null }
}

/** No one reads that far, so rows beyond this are not counted. */
export const maxCounted = 100_000

export interface RowCount {
  total_count: number
  is_exact: boolean
  /** The tile's number, when the tile doesn't count rows. */
  figure: number
}

/** Counts the rows of a list, independent of the page. */
export async function countRows(db: Executor, table: PgTable, where: SQL | undefined): Promise<RowCount> {
  const matchingRows = db
    .select({ one: sql<number>`1`.as('one') })
    .from(table)
    .where(where)
    .limit(maxCounted + 1)
    .as('fitting')
  const [row] = await db.select({ count: count() }).from(matchingRows)
  const foundCount = row?.count ?? 0
  const total_count = Math.min(foundCount, maxCounted)
  return { total_count, is_exact: foundCount <= maxCounted, figure: total_count }
}

/** 0 days means no limit. */
export const isWithinDays = (moment: PgColumn, range: SummaryRange): SQL | undefined =>
  range.days === 0 ? undefined : isInRange(moment, range)

/** The community of a billing account's first service, or an empty string. */
export const communityOfAccount = sql<string>`coalesce((select ${communities.name} from ${premises}
  join ${communities} on ${communities.id} = ${premises.communityId}
  where ${premises.number} = ${firstService(sql`${billingAccounts.number}`)}), '')`
