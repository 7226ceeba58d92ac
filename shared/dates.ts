/** Days without a time are `YYYY-MM-DD`; moments are ISO 8601 in UTC. */
import { z } from 'zod/mini'

/** From the year 1 on: PostgreSQL has no year 0, and look-ups share statements that one bad day would fail for all. */
export const Day = z.iso.date().check(z.refine((day) => !day.startsWith('0000'), { error: 'is not a day' }))
export const Moment = z.iso.datetime()

/** The day that lies `count` days after (before, when negative) the given one. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** The day of a month, that many months away; the 31st becomes the month's last day. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month - 1 + count + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(dayOfMonth, lastDay))).toISOString().slice(0, 10)
}

/** 2026-03-22 becomes 03/22/2026, as the specification shows dates. */
export function formatDay(day: string): string {
  const [year, month, dayOfMonth] = day.split('-')
  return `${month}/${dayOfMonth}/${year}`
}

/** The month (`YYYY-MM`) in which most of a billing period lies that ends on the given day. */
export const monthOfPeriod = (periodEnd: string): string => addDays(periodEnd, -15).slice(0, 7)
