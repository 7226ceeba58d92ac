/** Pages of the lists behind the tiles: each begins at a mark, so that it costs the same wherever it lies. */
import { count, desc, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../../../../db/database'
import { billingAccounts, communities, premises } from '../../../../db/schema/accounts'
import { firstService } from '../../../connections/queries'
import { isInDays, type Asked } from '../../range/queries'

export interface PageAsked {
  after?: string | undefined
  page_size: number
}

/** What a list stands in the order of, the newest first. */
export interface Order {
  moment: PgColumn
  /** Tells those of one moment apart. */
  key: PgColumn
}

export const newestFirst = ({ moment, key }: Order): SQL[] => [desc(moment), desc(key)]

/** To the microsecond, which a Date would lose. */
export const markOf = ({ moment, key }: Order): SQL<string> =>
  sql<string>`(extract(epoch from ${moment}) * 1000000)::bigint::text || '_' || ${key}`

/** A key may hold the sign that stands before it. */
export function behind({ moment, key }: Order, after: string | undefined): SQL | undefined {
  if (after === undefined) return undefined
  const [micros = ''] = after.split('_', 1)
  const kind = sql.raw(key.getSQLType())
  const at = sql`((timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond') at time zone 'UTC')`
  const reached = moment.getSQLType() === 'date' ? sql`${at}::date` : sql`(${at} at time zone 'UTC')`
  return sql`(${moment}, ${key}) < (${reached}, ${after.slice(micros.length + 1)}::${kind})`
}

/** One more is read than is shown: it tells whether a page follows. */
export function paged<Row extends { mark: string }>(rows: readonly Row[], { page_size }: PageAsked) {
  const shown = rows.slice(0, page_size)
  return { shown, next: rows.length > page_size ? (shown.at(-1)?.mark ?? null) : null }
}

/** Nobody reads that far: what lies behind is not counted. */
export const mostCounted = 100_000

export interface RowsCounted {
  total_count: number
  is_exact: boolean
  /** What the tile counts, where that is not rows. */
  figure: number
}

/** How many rows a list has, whichever page is shown. */
export async function countRows(db: Executor, table: PgTable, where: SQL | undefined): Promise<RowsCounted> {
  const fitting = db
    .select({ one: sql<number>`1`.as('one') })
    .from(table)
    .where(where)
    .limit(mostCounted + 1)
    .as('fitting')
  const [row] = await db.select({ count: count() }).from(fitting)
  const found = row?.count ?? 0
  const total_count = Math.min(found, mostCounted)
  return { total_count, is_exact: found <= mostCounted, figure: total_count }
}

/** 0 days are all there are. */
export const sinceDays = (moment: PgColumn, asked: Asked): SQL | undefined =>
  asked.days === 0 ? undefined : isInDays(moment, asked)

/** Where the first service of a billing account is; empty where there is none. */
export const communityOfAccount = sql<string>`coalesce((select ${communities.name} from ${premises}
  join ${communities} on ${communities.id} = ${premises.communityId}
  where ${premises.number} = ${firstService(sql`${billingAccounts.number}`)}), '')`
