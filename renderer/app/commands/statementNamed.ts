/** Which statement a sentence names: the newest, or the newest of a month. */
import type { Parameters } from '#shared/commands/understood'
import type { listStatements, Statement } from '#shared/contract/statements'
import type { InputOf, ResponseOf } from '#shared/endpoint'

/** Two years of monthly bills, where no year was said. */
const statementsLookedAt = 24

/** More than a billing group has in one year. */
const mostOfYear = 100

/** What to ask for, to find it among. */
export function statementsToLookAt(
  { Month: month, Year: year }: Parameters,
  billing_group_id: string,
): InputOf<typeof listStatements>['body'] {
  const page = { billing_group_id, page_number: 1 }
  if (year !== undefined) return { ...page, year, page_size: mostOfYear }
  return { ...page, page_size: month === undefined ? 1 : statementsLookedAt }
}

/** Null where none of them is it. */
export const statementNamed = (
  statements: readonly Statement[],
  { Month: month, Year: year }: Parameters,
): Statement | null =>
  statements.find(
    ({ bill_date: day }) =>
      (month === undefined || Number(day.slice(5, 7)) === month) &&
      (year === undefined || Number(day.slice(0, 4)) === year),
  ) ?? null

/** The bill date of the oldest that was looked at, where there are older ones; null where all were. */
export const lookedBackTo = ({
  statements,
  total_count,
}: Pick<ResponseOf<typeof listStatements>, 'statements' | 'total_count'>): string | null =>
  total_count > statements.length ? (statements.at(-1)?.bill_date ?? null) : null
