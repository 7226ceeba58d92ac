/** The months of a billing account: when they begin and end, when they are billed and when that is due. */
import { addDays, addMonths } from '#shared/dates'

export interface Period {
  start: string
  end: string
  issuedOn: string
  dueOn: string
  /** Of the whole month, also where the service began within it. */
  days: number
}

const daysToBill = 2
const daysToPay = 21

export const dayNumber = (day: string): number => Date.parse(day) / 86_400_000

/** Day numbers, the last one included. */
interface Span {
  from: number
  to: number
}

/** How many days two spans share. */
export const sharedDays = (one: Span, other: Span): number =>
  Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from) + 1)

/** The last day of the month that was billed most recently, for an account whose months end on that day (1–28). */
export function lastPeriodEnd(cycleDay: number, today: string): string {
  const billable = addDays(today, -daysToBill)
  const inMonth = `${billable.slice(0, 8)}${String(cycleDay).padStart(2, '0')}`
  return inMonth <= billable ? inMonth : addMonths(inMonth, -1)
}

/** Up to `count` months that end with the given day, oldest first; the first one begins with the service. */
export function billingPeriods(lastEnd: string, count: number, startedOn: string): Period[] {
  const periods: Period[] = []
  for (let back = 0; back < count; back++) {
    // Counted from the last end each time: a chain of months would turn the 31st into the 28th for good.
    const end = addMonths(lastEnd, -back)
    if (end < startedOn) break
    const issuedOn = addDays(end, daysToBill)
    const monthStart = addDays(addMonths(lastEnd, -back - 1), 1)
    const start = monthStart < startedOn ? startedOn : monthStart
    const days = dayNumber(end) - dayNumber(monthStart) + 1
    periods.push({ start, end, issuedOn, dueOn: addDays(issuedOn, daysToPay), days })
  }
  return periods.toReversed()
}

const daysUntilDue = 9

/** The end of the month whose bill falls due in nine days: soon enough to be shown as open, late enough not to be overdue. */
export const openMonthEnd = (today: string): string => addDays(today, daysUntilDue - daysToPay - daysToBill)
