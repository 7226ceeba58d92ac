/** Pages of lists. Some end where nobody reads on: what lies behind is neither counted nor sorted, so every page costs the same. */

export interface Page {
  page_number: number
  page_size: number
}

/** LIMIT and OFFSET of a page. */
export const pageOf = ({ page_number, page_size }: Page) => ({
  limit: page_size,
  offset: (page_number - 1) * page_size,
})

export interface BoundedList<Row> {
  rows: Row[]
  total_count: number
  /** False when there are more than were counted. */
  is_exact: boolean
}

/** Reads a page whose rows tell with `count` how many were found, of which the query looks at one more than `most`. */
export async function readBounded<Row extends { count: number }>(
  read: (page: Page) => Promise<Row[]>,
  { most, ...page }: Page & { most: number },
): Promise<BoundedList<Row>> {
  const rows = await read(page)
  // A page behind the last one still says how many there are.
  const isBehind = rows.length === 0 && page.page_number > 1
  const [first] = isBehind ? await read({ page_number: 1, page_size: 1 }) : rows
  const count = first?.count ?? 0
  return { rows, total_count: Math.min(count, most), is_exact: count <= most }
}
