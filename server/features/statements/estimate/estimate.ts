/** Estimates the bill of the current period from what is known so far (decision 56). */
import type { BillEstimate, EstimateProblem } from '#shared/contract/billing/statements'
import { addDays, addMonths, countDays } from '#shared/format/dates'
import { hasUsageLines, linesOfNextMonth, priceTherms, recurringLines } from '../../../directory/usage/priceUsage'
import type { nextBillOf } from '../nextBill/rules'
import type { IssuedStatement, ReadPeriod, ReportedDay } from './estimate.queries'
import { forecastUsage, minPeriods, type PastPeriod, usualDegreeDays } from './forecast'

interface EstimateSources {
  /** The line of the service's address, as on bills for several addresses. */
  place: string
  isGas: boolean
  isClosed: boolean
  /** Newest first. */
  issued: readonly IssuedStatement[]
  /** Oldest first; empty for services without a meter. */
  readings: readonly ReadPeriod[]
  /** The days since the end of the newest statement, oldest first. */
  days: readonly ReportedDay[]
  sinceLastBill: ReturnType<typeof nextBillOf>
}

type Estimated = { estimate: BillEstimate; problem: null } | { estimate: null; problem: EstimateProblem }

const impossible = (problem: EstimateProblem): Estimated => ({ estimate: null, problem })

/** Returns the periods of one month: not the first one after a month without a reading, which covers both. */
const monthlyPeriods = (readings: readonly ReadPeriod[]): PastPeriod[] =>
  readings.flatMap((reading, index) => {
    const last = readings[index - 1]
    const isComplete = last === undefined || addDays(last.end, 1) >= reading.start
    return isComplete ? [{ ...reading, days: countDays(reading.start, reading.end) }] : []
  })

export function estimateBill(sources: EstimateSources): Estimated {
  const [newest] = sources.issued
  if (sources.isClosed) return impossible('ended')
  if (!newest) return impossible('too_new')
  const { place, sinceLastBill } = sources
  const changes = sinceLastBill.lines
    .filter((line) => ['', place].includes(line.place))
    .reduce((sum, { amount }) => sum + amount, 0)
  const period = { start: addDays(newest.periodEnd, 1), end: addMonths(newest.periodEnd, 1), changes }
  return sources.isGas ? estimateGas(newest, sources, period) : estimateFixed(newest, sources, period)
}

interface BillPeriod {
  start: string
  end: string
  /** Prorated changes, credits and fees since the last bill. */
  changes: number
}

/** A bill without usage repeats the last one. */
function estimateFixed(newest: IssuedStatement, { place }: EstimateSources, { start, end, changes }: BillPeriod) {
  const lines = recurringLines(newest.lines, place)
  // The last bill charged a part of a month, so the price of a whole one is not on it.
  if (lines.some(({ unit }) => unit.startsWith('of '))) return impossible('too_new')
  const amount = lines.reduce((sum, line) => sum + line.amount, changes)
  const amounts = { expected: amount, low: amount, high: amount, changes }
  const noUsage = { counted_until: null, therms_so_far: null, expected_therms: null, checked_periods: 0 }
  return { estimate: { period_start: start, period_end: end, ...amounts, ...noUsage }, problem: null }
}

function estimateGas(newest: IssuedStatement, sources: EstimateSources, period: BillPeriod): Estimated {
  const { place, readings, issued } = sources
  const linesAt = (day: string) => issued.find(({ periodEnd }) => periodEnd === day)?.lines ?? []
  const newestLines = recurringLines(newest.lines, place)
  if (readings.length === 0) return impossible('too_new')
  if (readings.at(-1)?.end !== newest.periodEnd || !hasUsageLines(newestLines)) return impossible('no_reading')

  const periods = monthlyPeriods(readings)
  const degreeDays = usualDegreeDays(periods, period)
  if (degreeDays === null || periods.length < minPeriods) return impossible('too_new')
  const days = sources.days.filter(({ day }) => day <= period.end)
  const soFar = {
    days: days.length,
    therms: days.reduce((sum, { amount }) => sum + amount, 0) / 100,
    degreeDays: days.reduce((sum, day) => sum + (day.degreeDays ?? 0), 0),
  }
  const restDays = countDays(period.start, period.end) - days.length
  const forecast = forecastUsage(periods, { soFar, rest: { days: restDays, degreeDays: degreeDays * restDays } })
  if (!forecast) return impossible('too_new')

  const lines = linesOfNextMonth({
    newest: newestLines,
    yearBefore: recurringLines(linesAt(addMonths(newest.periodEnd, -12)), place),
    monthAfter: recurringLines(linesAt(addMonths(newest.periodEnd, -11)), place),
  })
  const price = (therms: number) => priceTherms(lines, Math.round(therms)) + period.changes
  return {
    estimate: {
      period_start: period.start,
      period_end: period.end,
      expected: price(forecast.therms),
      low: price(forecast.low),
      high: price(forecast.high),
      changes: period.changes,
      counted_until: days.at(-1)?.day ?? null,
      therms_so_far: days.length > 0 ? soFar.therms : null,
      expected_therms: Math.round(forecast.therms),
      checked_periods: forecast.checkedPeriods,
    },
    problem: null,
  }
}
