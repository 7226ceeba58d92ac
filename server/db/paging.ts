/**
 * Pages of lists. Some lists are bounded: rows beyond the bound are neither counted nor sorted, so every page costs the
 * same.
 */

export interface PageQuery {
  page_number: number
  page_size: number
}

/** Returns LIMIT and OFFSET of a page. */
export const limitOffsetOf = ({ page_number, page_size }: PageQuery) => ({
  limit: page_size,
  offset: (page_number - 1) * page_size,
})

export interface BoundedList<Row> {
  rows: Row[]
  total_count: number
  /** False when more rows exist than were counted. */
  is_exact: boolean
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
  const count = first?.count ?? 0
  return { rows, total_count: Math.min(count, maxCount), is_exact: count <= maxCount }
}
