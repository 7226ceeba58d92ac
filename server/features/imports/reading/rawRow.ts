/** A row as a file has it, before its fields are read. */
export interface RawRow {
  /** The line on which the row starts, from 1. */
  line: number
  /** An object, unless the line is not valid. */
  values: unknown
  /** Why the line is no row; null otherwise. */
  problem: string | null
}

/** Rows are handed over in groups, because waiting for each of them would take longer than reading it. */
export const rowsPerGroup = 500

/** Limits the memory that one row takes. A group has five hundred of them. */
export const maxRowBytes = 100_000
