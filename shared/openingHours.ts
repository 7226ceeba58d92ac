/** When people answer, told in the provider's own time. Pure: the moment and the time zone come from outside. */
import { addDays } from './dates'

/** Minutes since midnight; `to` lies after `from` on the same day. */
export interface Span {
  from: number
  to: number
}

/** `null` on a day that is closed; Sunday first, as `getUTCDay` counts. */
export type Week = readonly [Span | null, Span | null, Span | null, Span | null, Span | null, Span | null, Span | null]

export type Hours = 'always' | { week: Week; holidays: 'closed' | 'open' }

export type OpenState =
  | { isOpen: true; until: number | null }
  | { isOpen: false; next: { day: string; from: number } | null }

export interface WallClock {
  day: string
  minutes: number
}

export const span = (fromHour: number, toHour: number): Span => ({ from: fromHour * 60, to: toHour * 60 })

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Making a format is slow, and promises are counted by the thousand. Swedish writes a moment as "2026-03-02 14:05". */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  formats.set(timeZone, format)
  return format
}

/** What a clock on the provider's wall shows. */
export function wallClock(now: Date, timeZone: string): WallClock {
  const [day = '', time = ''] = formatOf(timeZone).format(now).split(' ')
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return { day, minutes: hour * 60 + minute }
}

const minuteMs = 60_000
const asUtc = ({ day, minutes }: WallClock): number => Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs

/** The moment when the provider's clock shows that. A time that is skipped in spring is the one an hour later. */
export function momentOf(shown: WallClock, timeZone: string): Date {
  const target = asUtc(shown)
  const aheadAt = (time: number): number =>
    asUtc(wallClock(new Date(time), timeZone)) - Math.floor(time / minuteMs) * minuteMs
  // The offset depends on the moment that is being looked for, so a first guess finds the right side of a clock change.
  const guess = target - aheadAt(target)
  return new Date(target - aheadAt(guess))
}

/** The first such weekday on or after a day. */
const weekdayFrom = (day: string, weekday: number): string => addDays(day, (weekday - weekdayOf(day) + 7) % 7)

const holidayNames = {
  newYear: 'New Year’s Day',
  memorial: 'Memorial Day',
  independence: 'Independence Day',
  labor: 'Labor Day',
  thanksgiving: 'Thanksgiving',
  christmas: 'Christmas Day',
}

/** The name of the holiday on a day; null on any other. */
export function holidayOn(day: string): string | null {
  const year = day.slice(0, 4)
  const holidays: Record<string, string> = {
    [`${year}-01-01`]: holidayNames.newYear,
    [weekdayFrom(`${year}-05-25`, 1)]: holidayNames.memorial,
    [`${year}-07-04`]: holidayNames.independence,
    [weekdayFrom(`${year}-09-01`, 1)]: holidayNames.labor,
    [weekdayFrom(`${year}-11-22`, 4)]: holidayNames.thanksgiving,
    [`${year}-12-25`]: holidayNames.christmas,
  }
  return holidays[day] ?? null
}

/** Monday to Friday, but not on a holiday. */
export const isWorkday = (day: string): boolean => ![0, 6].includes(weekdayOf(day)) && holidayOn(day) === null

/** When a desk is open on a day; null when it is not. */
export function spanOn(hours: Exclude<Hours, 'always'>, day: string): Span | null {
  if (hours.holidays === 'closed' && holidayOn(day) !== null) return null
  return hours.week[weekdayOf(day)] ?? null
}

/** The moment at which a desk has been open for so many minutes, counted from a moment or from the opening after it. */
export function afterMinutesOpen(
  { from, minutes }: { from: Date; minutes: number },
  hours: Exclude<Hours, 'always'>,
  timeZone: string,
): Date {
  let left = minutes * minuteMs
  let { day } = wallClock(from, timeZone)
  for (;;) {
    const open = spanOn(hours, day)
    if (open) {
      const start = Math.max(from.getTime(), momentOf({ day, minutes: open.from }, timeZone).getTime())
      const openMs = Math.max(0, momentOf({ day, minutes: open.to }, timeZone).getTime() - start)
      if (openMs > 0 && left <= openMs) return new Date(start + left)
      left -= openMs
    }
    day = addDays(day, 1)
  }
}

/** A week and a holiday further than today: a desk that opens at all has opened by then. */
const daysLookedAhead = 9

export function openState(hours: Hours, { day, minutes }: WallClock): OpenState {
  if (hours === 'always') return { isOpen: true, until: null }
  const today = spanOn(hours, day)
  if (today && minutes >= today.from && minutes < today.to) return { isOpen: true, until: today.to }
  for (let ahead = 0; ahead <= daysLookedAhead; ahead += 1) {
    const candidate = addDays(day, ahead)
    const open = spanOn(hours, candidate)
    if (open && (ahead > 0 || minutes < open.from)) return { isOpen: false, next: { day: candidate, from: open.from } }
  }
  return { isOpen: false, next: null }
}

/** 8:00 AM */
export function timeText(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** "21:00" as "9:00 PM", the one way in which a time of day is shown. */
export function timeOfDayText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return timeText(hours * 60 + minutes)
}

/** "Open until 6:00 PM", "Closed, opens Monday at 8:00 AM". */
export function stateText(state: OpenState, today: string): string {
  if (state.isOpen) return state.until === null ? 'Open 24/7' : `Open until ${timeText(state.until)}`
  if (!state.next) return 'Closed'
  const { day, from } = state.next
  const when = day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : weekdays[weekdayOf(day)]
  return `Closed, opens ${when} at ${timeText(from)}`
}

const shortDays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
/** A week is read from Monday. */
const mondayFirst = [1, 2, 3, 4, 5, 6, 0] as const

const sameSpan = (one: Span | null, other: Span | null): boolean => one?.from === other?.from && one?.to === other?.to

/** "Mon–Fri 8:00 AM – 6:00 PM": one line for neighboring days with the same hours; closed days are left out. */
export function hoursLines(hours: Hours): string[] {
  if (hours === 'always') return ['24/7']
  const runs: { first: number; last: number; open: Span | null }[] = []
  for (const weekday of mondayFirst) {
    const open = hours.week[weekday]
    const run = runs.at(-1)
    if (run && sameSpan(run.open, open)) run.last = weekday
    else runs.push({ first: weekday, last: weekday, open })
  }
  return runs.flatMap(({ first, last, open }) => {
    if (!open) return []
    const days =
      runs.length === 1 ? 'Every day' : first === last ? shortDays[first] : `${shortDays[first]}–${shortDays[last]}`
    return [`${days} ${timeText(open.from)} – ${timeText(open.to)}`]
  })
}
