/**
 * Pages of lists. Some lists are bounded: rows beyond the bound are neither counted nor sorted, so every page costs the
 * same.
 */
import { count, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from './database'

export interface PageQuery {
  page_number: number
  page_size: number
}

/** Returns LIMIT and OFFSET of a page. */
export const limitOffsetOf = ({ page_number, page_size }: PageQuery) => ({
  limit: page_size,
  offset: (page_number - 1) * page_size,
})

export interface BoundedCount {
  total_count: number
  /** False when more rows exist than were counted. */
  is_exact: boolean
}

interface BoundedList<Row> extends BoundedCount {
  rows: Row[]
}

/** Converts a count of at most one row more than the maximum. */
export const toBoundedCount = (count: number, maxCount: number): BoundedCount => ({
  total_count: Math.min(count, maxCount),
  is_exact: count <= maxCount,
})

/** Counts the rows of a table apart from its pages. */
export async function countBounded(
  db: Executor,
  table: PgTable,
  { where, maxCount }: { where: SQL | undefined; maxCount: number },
): Promise<BoundedCount> {
  const matchingRows = db
    .select({ one: sql<number>`1`.as('one') })
    .from(table)
    .where(where)
    .limit(maxCount + 1)
    .as('matching')
  const [row] = await db.select({ count: count() }).from(matchingRows)
  return toBoundedCount(row?.count ?? 0, maxCount)
}

/** Reads a page whose rows carry the total in `count`. The query must count at most one row more than the maximum. */
export async function readBounded<Row extends { count: number }>(
  read: (page: PageQuery) => Promise<Row[]>,
  { maxCount, ...page }: PageQuery & { maxCount: number },
): Promise<BoundedList<Row>> {
  const rows = await read(page)
  // A page after the last one must still return the total.
  const isPastEnd = rows.length === 0 && page.page_number > 1
  const [first] = isPastEnd ? await read({ page_number: 1, page_size: 1 }) : rows
  return { rows, ...toBoundedCount(first?.count ?? 0, maxCount) }
}
