/** The billing months of an account, with their billing and due dates. */
import { addDays, addMonths, countDays } from '#shared/format/dates'

export interface Period {
  start: string
  end: string
  issuedOn: string
  dueOn: string
  /** The days of the whole month, even if the service began within it. */
  days: number
}

const daysToBill = 2
const daysToPay = 21

/** The number of the month that contains most of a billing period with this last day. Its weather decides the usage. */
export const mainMonthOf = (periodEnd: string): number => Number(addDays(periodEnd, -15).slice(5, 7))

export const dayNumber = (day: string): number => Date.parse(day) / 86_400_000

/** A range of day numbers, including the last one. */
interface DayRange {
  from: number
  to: number
}

/** Counts the days in both ranges. */
export const sharedDays = (left: DayRange, right: DayRange): number =>
  Math.max(0, Math.min(left.to, right.to) - Math.max(left.from, right.from) + 1)

/** Returns the last day of the most recently billed month, for an account whose months end on `cycleDay` (1–28). */
export function lastPeriodEnd(cycleDay: number, today: string): string {
  const billable = addDays(today, -daysToBill)
  const endInMonth = `${billable.slice(0, 8)}${String(cycleDay).padStart(2, '0')}`
  return endInMonth <= billable ? endInMonth : addMonths(endInMonth, -1)
}

/** Returns up to `count` months that end with the given day, oldest first. The first one begins with the service. */
export function billingPeriods(lastEnd: string, count: number, startedOn: string): Period[] {
  const periods: Period[] = []
  for (let monthsBack = 0; monthsBack < count; monthsBack++) {
    // Counts from the last end each time, because going from month to month would turn the 31st into the 28th
    // permanently.
    const end = addMonths(lastEnd, -monthsBack)
    if (end < startedOn) break
    const issuedOn = addDays(end, daysToBill)
    const monthStart = addDays(addMonths(lastEnd, -monthsBack - 1), 1)
    const start = monthStart < startedOn ? startedOn : monthStart
    const dueOn = addDays(issuedOn, daysToPay)
    periods.push({ start, end, issuedOn, dueOn, days: countDays(monthStart, end) })
  }
  return periods.toReversed()
}

const daysUntilDue = 9

/** Returns the end of the month whose bill is due in nine days, so that it is open but not past due. */
export const openMonthEnd = (today: string): string => addDays(today, daysUntilDue - daysToPay - daysToBill)
