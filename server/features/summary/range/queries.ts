/** The days that a summary covers, and as many days before them. */
import { and, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Fact, Figures } from '#shared/contract/summary'
import { addDays } from '#shared/dates'
import type { FactName } from '#shared/operations'

export interface Asked {
  days: number
  /** The name of a community; empty for all. */
  community: string
  now: Date
  /** The provider's day. */
  today: string
  zone: string
}

export type Counted = Omit<Figures, 'as_of'>

export const firstDay = ({ today, days }: Asked): string => addDays(today, 1 - days)
export const firstDayBefore = ({ today, days }: Asked): string => addDays(today, 1 - 2 * days)

const startOf = (day: string, zone: string): SQL => sql`(${day}::date::timestamp at time zone ${zone})`

/** Since the first of the days before the ones asked for: one look counts both. */
export const sinceBefore = (moment: PgColumn, asked: Asked): SQL =>
  gte(moment, startOf(firstDayBefore(asked), asked.zone))
export const isInDays = (moment: PgColumn, asked: Asked): SQL => gte(moment, startOf(firstDay(asked), asked.zone))
export const isBefore = (moment: PgColumn, asked: Asked): SQL => lt(moment, startOf(firstDay(asked), asked.zone))
export const isToday = (moment: PgColumn, { today, zone }: Asked): SQL => gte(moment, startOf(today, zone))

export const countOf = (...conditions: (SQL | undefined)[]): SQL<number> =>
  sql<number>`(count(*) filter (where ${and(sql`true`, ...conditions)}))::int`

export const dayOf = (moment: PgColumn, { zone }: Asked): SQL.Aliased<string> =>
  sql<string>`(${moment} at time zone ${zone})::date::text`.as('day')

/** Every one of the days, with what was counted on it. */
export function everyDay(asked: Asked, rows: readonly { day: string; count: number }[]): Figures['by_day'] {
  const counts = new Map(rows.map(({ day, count }) => [day, count]))
  return Array.from({ length: asked.days }, (_, index) => {
    const day = addDays(firstDay(asked), index)
    return { day, count: counts.get(day) ?? 0 }
  })
}

export const counted = (name: FactName, value = 0, before: number | null = null): Fact => ({
  unit: 'count',
  name,
  value,
  before,
})
export const money = (name: FactName, value = 0, before: number | null = null): Fact => ({
  unit: 'money',
  name,
  value,
  before,
})

export const figures = (facts: Fact[], more: Partial<Counted> = {}): Counted => ({
  facts,
  by_day: [],
  by_category: [],
  by_outage: [],
  ...more,
})
