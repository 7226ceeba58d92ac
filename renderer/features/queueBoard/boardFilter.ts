/** Reads the period and the grouping of the board from the URL. */
import { type BoardGrouping, boardDays, boardGroupings, maxBoardDays } from '#shared/cases/teams'
import { addDays, countDays } from '#shared/format/dates'
import { Day } from '#shared/http/days'

export interface BoardFilter {
  from: string
  to: string
  by: BoardGrouping
}

/** The last days, today included. */
export const recentDays = (today: string, days: number = boardDays) => ({ from: addDays(today, 1 - days), to: today })

function readDay(search: URLSearchParams, name: string): string | null {
  const { success, data } = Day.safeParse(search.get(name))
  return success ? data : null
}

/** Days in the future, and periods that are too long, become the closest ones that can be shown. */
export function readBoardFilter(search: URLSearchParams, today: string): BoardFilter {
  const chosenTo = readDay(search, 'to') ?? today
  const to = chosenTo > today ? today : chosenTo
  const chosenFrom = readDay(search, 'from') ?? recentDays(to).from
  const from = chosenFrom > to ? to : chosenFrom
  return {
    from: countDays(from, to) > maxBoardDays ? addDays(to, 1 - maxBoardDays) : from,
    to,
    by: boardGroupings.find((grouping) => grouping === search.get('by')) ?? 'agents',
  }
}

/** Default days are left out of the URL, because they move on every day. */
export const periodParams = (period: { from: string; to: string }, today: string) => {
  const defaults = recentDays(today)
  const isDefault = period.from === defaults.from && period.to === defaults.to
  return isDefault ? { from: null, to: null } : period
}
