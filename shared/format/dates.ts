/** Calculates with days, which are `YYYY-MM-DD`. */
import { dateFormat } from './intl'

/** Returns the day `count` days after the given one, or before it if `count` is negative. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** Returns how many days after `from` the other day is, or a negative number if it is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** Returns the length of a period that includes its first and its last day. */
export const countDays = (first: string, last: string): number => daysBetween(first, last) + 1

/** Returns the same day `count` months later. The 31st becomes the last day of a shorter month. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month - 1 + count + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(dayOfMonth, lastDay))).toISOString().slice(0, 10)
}

/** Returns a day as people write it in a sentence: "December 2, 2026". */
export const dayInProse = (day: string): string =>
  dateFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** Returns the month (`YYYY-MM`) by which a billing period is named: the one in which it ends and is read. */
export const monthOfPeriod = (periodEnd: string): string => periodEnd.slice(0, 7)
