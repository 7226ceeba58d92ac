/** Defines sorting. A list is sorted by one of its columns, in reverse with a minus before the name of the column. */
import { z } from 'zod/mini'

export type Sort<Column extends string> = Column | `-${Column}`

/** Returns both directions of each column. */
const sortsOf = <const Column extends string>(columns: readonly Column[]): Sort<Column>[] =>
  columns.flatMap((column): Sort<Column>[] => [column, `-${column}`])

/** The sorting of a query or body. Without it, a list has its own order. */
export const sortField = <const Column extends string>(columns: readonly Column[]) =>
  z.optional(z.enum(sortsOf(columns)))

/** Reads a sorting from text, such as a URL. Anything else is no sorting. */
export const readSort = <const Column extends string>(
  columns: readonly Column[],
  text: string | null,
): Sort<Column> | undefined => sortsOf(columns).find((sort) => sort === text)
