/** Keyset paging: a page starts at a cursor instead of an offset, so that every page costs the same. */
import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { PgColumn } from 'drizzle-orm/pg-core'

/** The sort columns of a list. Expressions are allowed if they have these types. */
export interface Keyset {
  /** A timestamp with time zone. Only a column may be a date. */
  moment: SQLWrapper
  /** Order rows of the same moment. An expression is a text. */
  keys: readonly SQLWrapper[]
}

/** The part of a row that its cursor consists of. A Date would lose the microseconds. */
interface KeysetRow {
  micros: string
  keys: readonly string[]
}

export const newestFirst = ({ moment, keys }: Keyset): SQL[] => [moment, ...keys].map((column) => desc(column))

/** For the few lists in which the earliest moment comes first. Their cursors need `isOldestFirst`, too. */
export const oldestFirst = ({ moment, keys }: Keyset): SQL[] => [moment, ...keys].map((column) => asc(column))

export const microsOf = ({ moment }: Pick<Keyset, 'moment'>): SQL<string> =>
  sql<string>`(extract(epoch from ${moment}) * 1000000)::bigint::text`

/** The contract of the list validates the cursors that it receives, see `cursorOfKey`. */
export const cursorOf = ({ micros, keys }: KeysetRow): string => [micros, ...keys].join('_')

/** The last key is the rest of the cursor, because it may contain underscores. */
function parseCursor(cursor: string, keyCount: number): KeysetRow {
  const [micros = '', ...parts] = cursor.split('_')
  return { micros, keys: [...parts.slice(0, keyCount - 1), parts.slice(keyCount - 1).join('_')] }
}

const timeOf = ({ micros }: KeysetRow): SQL => sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`

const typeOf = (column: SQLWrapper): string => (column instanceof PgColumn ? column.getSQLType() : '')

/** Returns what `column` is compared with: the day of the cursor, or its moment. */
const boundOf = (column: SQLWrapper, row: KeysetRow): SQL =>
  typeOf(column) === 'date' ? sql`(${timeOf(row)} at time zone 'UTC')::date` : timeOf(row)

/** Matches the rows after the cursor, or all rows without one. */
export function isAfterCursor(
  { moment, keys }: Keyset,
  after: string | undefined,
  { isOldestFirst = false } = {},
): SQL | undefined {
  if (after === undefined) return undefined
  const row = parseCursor(after, keys.length)
  const values = keys.map((key, index) => sql`${row.keys[index]}::${sql.raw(typeOf(key) || 'text')}`)
  const [end, bound] = [sql.join([moment, ...keys], sql`, `), sql.join([boundOf(moment, row), ...values], sql`, `)]
  return isOldestFirst ? sql`(${end}) > (${bound})` : sql`(${end}) < (${bound})`
}

/** Matches rows that are not later than the cursor. `column` has an index that the keys don't have. */
export const isNotLater = (column: SQLWrapper, after: string): SQL =>
  sql`${column} <= ${boundOf(column, parseCursor(after, 1))}`

/** Splits off the row that was read beyond the page to learn whether another page follows. */
export function toPage<Row extends { micros: string }>(
  rows: readonly Row[],
  pageSize: number,
  keysOf: (row: Row) => readonly string[],
): { pageRows: Row[]; next: string | null } {
  const pageRows = rows.slice(0, pageSize)
  const last = pageRows.at(-1)
  return {
    pageRows,
    next: rows.length > pageSize && last ? cursorOf({ micros: last.micros, keys: keysOf(last) }) : null,
  }
}
