/** Calculates opening hours in the provider's time zone. The caller passes the moment and the time zone. */

import { addDays } from '../format/dates'
import { dayAndClockAt } from '../format/moments'
import { rangeText } from '../format/rangeText'
import * as openingHourTexts from '../texts/openingHours'

/** Counts minutes since midnight. `to` is after `from` on the same day. */
interface TimeSpan {
  from: number
  to: number
}

/** A closed day is `null`. The week starts on Sunday, as `getUTCDay` counts. */
type OpeningWeek = readonly [
  TimeSpan | null,
  TimeSpan | null,
  TimeSpan | null,
  TimeSpan | null,
  TimeSpan | null,
  TimeSpan | null,
  TimeSpan | null,
]

export type OpeningHours = 'always' | { week: OpeningWeek; holidays: 'closed' | 'open' }

type OpenState = { isOpen: true; until: number | null } | { isOpen: false; next: { day: string; from: number } | null }

export interface WallClock {
  day: string
  minutes: number
}

export const timeSpan = (fromHour: number, toHour: number): TimeSpan => ({ from: fromHour * 60, to: toHour * 60 })

/** Counts from Sunday, which is 0. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Returns the time that a clock shows in the time zone. */
export function wallClock(now: Date, timeZone: string): WallClock {
  const [day = '', time = ''] = dayAndClockAt(now, timeZone).split(' ')
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return { day, minutes: hour * 60 + minute }
}

const minuteMs = 60_000
const asUtc = ({ day, minutes }: WallClock): number => Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs

/**
 * Returns the moment at which a clock in the time zone shows this time. A time that is skipped in spring becomes one
 * hour later.
 */
export function momentOf(clock: WallClock, timeZone: string): Date {
  const target = asUtc(clock)
  const offsetAt = (time: number): number =>
    asUtc(wallClock(new Date(time), timeZone)) - Math.floor(time / minuteMs) * minuteMs
  // The offset depends on the moment that is calculated, so a first guess finds the correct side of a clock change.
  const guess = target - offsetAt(target)
  return new Date(target - offsetAt(guess))
}

/** Returns the moment at which a day begins in the time zone. */
export const startOfDay = (day: string, timeZone: string): Date => momentOf({ day, minutes: 0 }, timeZone)

/** Returns the first such weekday on or after a day. */
const weekdayFrom = (day: string, weekday: number): string => addDays(day, (weekday - weekdayOf(day) + 7) % 7)

/** Returns the name of the holiday on a day, or null. */
export function holidayOn(day: string): string | null {
  const year = day.slice(0, 4)
  const holidays: Record<string, string> = {
    [`${year}-01-01`]: openingHourTexts.newYear,
    [weekdayFrom(`${year}-05-25`, 1)]: openingHourTexts.memorialDay,
    [`${year}-07-04`]: openingHourTexts.independenceDay,
    [weekdayFrom(`${year}-09-01`, 1)]: openingHourTexts.laborDay,
    [weekdayFrom(`${year}-11-22`, 4)]: openingHourTexts.thanksgiving,
    [`${year}-12-25`]: openingHourTexts.christmas,
  }
  return holidays[day] ?? null
}

export const isWorkday = (day: string): boolean => ![0, 6].includes(weekdayOf(day)) && holidayOn(day) === null

/** Returns when a desk is open on a day, or null if it is closed. */
export function spanOn(hours: Exclude<OpeningHours, 'always'>, day: string): TimeSpan | null {
  if (hours.holidays === 'closed' && holidayOn(day) !== null) return null
  return hours.week[weekdayOf(day)] ?? null
}

/** Returns the moment at which a desk has been open for this many minutes since a moment or since the next opening. */
export function addOpenMinutes(
  { from, minutes }: { from: Date; minutes: number },
  hours: Exclude<OpeningHours, 'always'>,
  timeZone: string,
): Date {
  let remainingMs = minutes * minuteMs
  let { day } = wallClock(from, timeZone)
  for (;;) {
    const open = spanOn(hours, day)
    if (open) {
      const start = Math.max(from.getTime(), momentOf({ day, minutes: open.from }, timeZone).getTime())
      const openMs = Math.max(0, momentOf({ day, minutes: open.to }, timeZone).getTime() - start)
      if (openMs > 0 && remainingMs <= openMs) return new Date(start + remainingMs)
      remainingMs -= openMs
    }
    day = addDays(day, 1)
  }
}

/** One week and one holiday after today, every desk that ever opens has opened. */
const maxDaysAhead = 9

export function openState(hours: OpeningHours, { day, minutes }: WallClock): OpenState {
  if (hours === 'always') return { isOpen: true, until: null }
  const today = spanOn(hours, day)
  if (today && minutes >= today.from && minutes < today.to) return { isOpen: true, until: today.to }
  for (let ahead = 0; ahead <= maxDaysAhead; ahead += 1) {
    const candidate = addDays(day, ahead)
    const open = spanOn(hours, candidate)
    if (open && (ahead > 0 || minutes < open.from)) return { isOpen: false, next: { day: candidate, from: open.from } }
  }
  return { isOpen: false, next: null }
}

/** Returns a text such as "8:00 AM". */
export function timeText(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}

/** Every screen shows "21:00" as "9:00 PM". */
export function timeOfDayText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return timeText(hours * 60 + minutes)
}

/** Returns "Open until 6:00 PM" or "Closed, opens Monday at 8:00 AM". */
export function openStateText(state: OpenState, today: string): string {
  if (state.isOpen)
    return state.until === null ? openingHourTexts.alwaysOpen : openingHourTexts.openUntil(timeText(state.until))
  if (!state.next) return openingHourTexts.closed
  const { day } = state.next
  const time = timeText(state.next.from)
  if (day === today) return openingHourTexts.opensToday(time)
  if (day === addDays(today, 1)) return openingHourTexts.opensTomorrow(time)
  return openingHourTexts.opensOn(openingHourTexts.weekdays[weekdayOf(day)] ?? '', time)
}

/** Opening hours are listed from Monday. */
const mondayFirst = [1, 2, 3, 4, 5, 6, 0] as const

const isSameSpan = (one: TimeSpan | null, other: TimeSpan | null): boolean =>
  one?.from === other?.from && one?.to === other?.to

/**
 * Combines neighboring days with the same hours into one line, such as "Mon–Fri 8:00 AM–6:00 PM". Closed days are
 * left out.
 */
export function hoursLines(hours: OpeningHours): string[] {
  if (hours === 'always') return [openingHourTexts.alwaysOpenHours]
  const runs: { first: number; last: number; open: TimeSpan | null }[] = []
  for (const weekday of mondayFirst) {
    const open = hours.week[weekday]
    const run = runs.at(-1)
    if (run && isSameSpan(run.open, open)) run.last = weekday
    else runs.push({ first: weekday, last: weekday, open })
  }
  const isEveryDay = runs.length < 2
  return runs.flatMap(({ first, last, open }) => {
    if (!open) return []
    const firstDay = openingHourTexts.shortWeekdays[first] ?? ''
    const lastDay = openingHourTexts.shortWeekdays[last] ?? ''
    const weekdayRange = first === last ? firstDay : rangeText(firstDay, lastDay)
    const days = isEveryDay ? openingHourTexts.everyDay : weekdayRange
    return [openingHourTexts.hoursOnDays(days, timeText(open.from), timeText(open.to))]
  })
}
