/** Sorts lists by the column that a reader chose. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Sort } from '#shared/http/sorting'
import type { PageQuery } from './paging'

/** A page of a list, in the order that its reader chose. */
export interface SortedPage<Column extends string> extends PageQuery {
  sort?: Sort<Column> | undefined
}

/** The value by which each column is sorted. Empty values are last in both directions. */
export type SortColumns<Column extends string> = Record<Column, readonly SQLWrapper[]>

/**
 * Returns the order of a list. Its own order ends with a unique key and also decides between equal values, so that no row
 * is on two pages.
 */
export function orderOf<Column extends string>(
  sort: Sort<Column> | undefined,
  columns: SortColumns<Column>,
  ownOrder: readonly SQL[],
): SQL[] {
  if (sort === undefined) return [...ownOrder]
  const isDescending = sort.startsWith('-')
  const name = isDescending ? sort.slice(1) : sort
  const [, values = []] = Object.entries<readonly SQLWrapper[]>(columns).find(([column]) => column === name) ?? []
  const direction = isDescending ? sql`desc nulls last` : sql`asc nulls last`
  return [...values.map((value) => sql`${value} ${direction}`), ...ownOrder]
}

/** Sorts text without regard to case. */
export const lowerCase = (column: SQLWrapper): SQL => sql`lower(${column})`
