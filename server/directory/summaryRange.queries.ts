/** Conditions for the days that a summary covers, and for as many days before them. */
import { and, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { SummaryFact, SummaryFigures } from '#shared/contract/operations/summary'
import { addDays } from '#shared/format/dates'
import type { FactName } from '#shared/operations/summary'

export interface SummaryRange {
  days: number
  /** The name of a community, or an empty string for all. */
  community: string
  now: Date
  /** Today in the provider's time zone. */
  today: string
  zone: string
}

export type SummaryCounts = Omit<SummaryFigures, 'as_of'>

export const firstDay = ({ today, days }: SummaryRange): string => addDays(today, 1 - days)
export const firstDayOfPreviousRange = ({ today, days }: SummaryRange): string => addDays(today, 1 - 2 * days)

const startOfDay = (day: string, zone: string): SQL => sql`(${day}::date::timestamp at time zone ${zone})`

/** Covers the previous and the current range, so that one query counts both. */
export const isSincePreviousRange = (moment: PgColumn, range: SummaryRange): SQL =>
  gte(moment, startOfDay(firstDayOfPreviousRange(range), range.zone))
export const isInRange = (moment: PgColumn, range: SummaryRange): SQL =>
  gte(moment, startOfDay(firstDay(range), range.zone))
export const isBeforeRange = (moment: PgColumn, range: SummaryRange): SQL =>
  lt(moment, startOfDay(firstDay(range), range.zone))
export const isToday = (moment: PgColumn, { today, zone }: SummaryRange): SQL => gte(moment, startOfDay(today, zone))

export const countOf = (...conditions: (SQL | undefined)[]): SQL<number> =>
  sql<number>`(count(*) filter (where ${and(sql`true`, ...conditions)}))::int`

export const dayOf = (moment: PgColumn, { zone }: SummaryRange): SQL.Aliased<string> =>
  sql<string>`(${moment} at time zone ${zone})::date::text`.as('day')

/** Returns every day of the range with its count, including days without any. */
export function fillDays(
  range: SummaryRange,
  rows: readonly { day: string; count: number }[],
): SummaryFigures['by_day'] {
  const counts = new Map(rows.map(({ day, count }) => [day, count]))
  return Array.from({ length: range.days }, (_, index) => {
    const day = addDays(firstDay(range), index)
    return { day, count: counts.get(day) ?? 0 }
  })
}

export const countFact = (name: FactName, value = 0, before: number | null = null): SummaryFact => ({
  unit: 'count',
  name,
  value,
  before,
})
export const moneyFact = (name: FactName, value = 0, before: number | null = null): SummaryFact => ({
  unit: 'money',
  name,
  value,
  before,
})

export const buildFigures = (facts: SummaryFact[], extraFigures: Partial<SummaryCounts> = {}): SummaryCounts => ({
  facts,
  by_day: [],
  by_category: [],
  by_outage: [],
  ...extraFigures,
})
