/** Finds the statement that a sentence names: the newest, or the newest of a month. */
import type { CommandParameters } from '#shared/commands/parsedCommand'
import type { listStatements, Statement } from '#shared/contract/billing/statements'
import type { InputOf, ResponseOf } from '#shared/http/endpoint'

/** Two years of monthly bills are searched when no year is named. */
const maxStatements = 24

/** More statements than a billing group has in one year. */
const maxStatementsPerYear = 100

/** Builds the query for the statements to search. */
export function statementQueryFor(
  { Month: month, Year: year }: CommandParameters,
  billing_group_id: string,
): InputOf<typeof listStatements>['body'] {
  const page = { billing_group_id, page_number: 1 }
  if (year !== undefined) return { ...page, year, page_size: maxStatementsPerYear }
  return { ...page, page_size: month === undefined ? 1 : maxStatements }
}

/** Returns null when no statement matches. */
export const findNamedStatement = (
  statements: readonly Statement[],
  { Month: month, Year: year }: CommandParameters,
): Statement | null =>
  statements.find(
    ({ bill_date: day }) =>
      (month === undefined || Number(day.slice(5, 7)) === month) &&
      (year === undefined || Number(day.slice(0, 4)) === year),
  ) ?? null

/** Returns the bill date of the oldest statement searched when older ones exist, otherwise null. */
export const oldestSearchedDate = ({
  statements,
  total_count,
}: Pick<ResponseOf<typeof listStatements>, 'statements' | 'total_count'>): string | null =>
  total_count > statements.length ? (statements.at(-1)?.bill_date ?? null) : null
