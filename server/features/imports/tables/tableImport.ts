/** Describes how the rows of a subject become rows of a table. Expressions name the staged row `s` and the stored row `t`. */
import type { SubjectName } from '#shared/imports/subjectNames'

/** A field that names a record of another subject, on file or in the same delivery. */
export interface Reference {
  field: string
  subject: SubjectName
  table: string
  column: string
}

/** A value that only one record may have, although it is not the record's key. */
export interface UniqueValue {
  field: string
  column: string
  /** What the value is if it isn't the field. */
  value?: string
}

/** A condition under which a row is rejected. */
export interface RowCheck {
  field: string
  reason: string
  /** A condition on `s`. `staged` returns the staging table of a subject, or null if the delivery has none. */
  condition: (staged: StagedTable) => string | null
}

export type StagedTable = (subject: SubjectName) => string | null

export interface TableImport {
  table: string
  /** Joins to look up what the columns need. */
  joins?: (staged: StagedTable) => string
  /** Expressions of `s` by column. */
  key: Readonly<Record<string, string>>
  /** Expressions of `s` and `t` by column. With `t`, what is on file can stay; it is null for a new row. */
  columns: Readonly<Record<string, string>>
  /** A condition on `s` under which a row is applied although its columns are equal. */
  differs?: string
  /** Further values of rows that differ, for `effects`. */
  extras?: Readonly<Record<string, string>>
  references: readonly Reference[]
  uniqueValues?: readonly UniqueValue[]
  checks?: readonly RowCheck[]
  /** The billing accounts of `s` are locked first, because their balances change. */
  locksAccounts?: true
  /** More common table expressions that change other tables, given the rows that are new or `different`. */
  effects?: (staged: StagedTable) => string
  /** Statements for other tables, for the rows `s` of a chunk. */
  followUps?: readonly string[]
  /** Closes what a complete file lacks. */
  closing?: { set: string; where: string }
}

/** For a record on file, a field that its row lacks keeps its value. An empty one gets its default. */
export const keptIfMissing = (field: string, column = field): string =>
  `case when '${field}' = any (s.missing) and t.ctid is not null then t.${column} else s.${field} end`

/** Clocks may differ a little. */
export const isFuture = (moment: string): string => `${moment} > now() + interval '1 hour'`

/** The delivery has no balance for the account. Balances are checked first, so a rejected one doesn't count. */
export function hasNoBalance(staged: StagedTable, account: string): string {
  const balances = staged('balances')
  return balances === null
    ? 'true'
    : `not exists (select from ${balances} n where n.billing_account_number = ${account})`
}
