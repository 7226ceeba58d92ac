/**
 * Forecasts the gas usage of the current billing period (decision 56): what was used so far, and what the rest of the
 * period will need in its usual weather. The range comes from the errors of the same rule in past periods.
 */
import { daysBetween } from '#shared/format/dates'

export interface PastPeriod {
  start: string
  end: string
  days: number
  therms: number
  degreeDays: number
}

interface PartOfPeriod {
  days: number
  therms: number
  degreeDays: number
}

export interface CurrentPeriod {
  /** The usage that was reported so far. It is zero for a meter that does not report daily. */
  soFar: PartOfPeriod
  rest: { days: number; degreeDays: number }
}

interface Forecast {
  therms: number
  low: number
  high: number
  /** The number of past periods whose errors make up the range. */
  checkedPeriods: number
}

/** The usage of a day and of a degree day, in therms. */
interface Need {
  perDay: number
  perDegreeDay: number
}

/** The rule needs a year, so that it knows the season. */
export const minPeriods = 12

/** An older period counts this much less than the one after it. */
const fading = 0.92

/** Fits the usage to days and degree days. Relative errors count the same in summer and winter. */
function fitNeed(periods: readonly PastPeriod[]): Need {
  let [dd, dh, hh, td, th] = [0, 0, 0, 0, 0]
  periods.forEach(({ days, degreeDays, therms }, index) => {
    const weight = fading ** (periods.length - 1 - index) / Math.max(therms, 5) ** 2
    dd += weight * days * days
    dh += weight * days * degreeDays
    hh += weight * degreeDays * degreeDays
    td += weight * therms * days
    th += weight * therms * degreeDays
  })
  const determinant = dd * hh - dh * dh
  const perDay = determinant > 0 ? (td * hh - th * dh) / determinant : td / dd
  const perDegreeDay = determinant > 0 ? (th * dd - td * dh) / determinant : 0
  if (perDegreeDay < 0) return { perDay: td / dd, perDegreeDay: 0 }
  return perDay < 0 ? { perDay: 0, perDegreeDay: th / hh } : { perDay, perDegreeDay }
}

const thermsOf = ({ perDay, perDegreeDay }: Need, { days, degreeDays }: { days: number; degreeDays: number }): number =>
  perDay * days + perDegreeDay * degreeDays

const recentPeriods = 3
/** How much the recent trend counts, in shares of the recent usage. */
const trendWeight = 2

/** Compares the recent usage, including that so far, with what the weather explains. */
function trendOf(need: Need, periods: readonly PastPeriod[], soFar: PartOfPeriod): number {
  const recent = [...periods.slice(-recentPeriods), soFar]
  const explained = recent.reduce((sum, part) => sum + thermsOf(need, part), 0)
  const used = recent.reduce((sum, { therms }) => sum + therms, 0)
  const usual = explained / trendWeight
  return explained > 0 ? (used + usual) / (explained + usual) : 1
}

/** Returns the expected usage of the rest of the period. */
function expectRest(periods: readonly PastPeriod[], { soFar, rest }: CurrentPeriod): number {
  const need = fitNeed(periods)
  return Math.max(0, thermsOf(need, rest) * trendOf(need, periods, soFar))
}

const yearDays = 365.25
const maxShift = 16

/** Returns how many years one period ended before the other, or null if it belongs to another season. */
function yearsBetween(earlier: { end: string }, later: { end: string }): number | null {
  const days = daysBetween(earlier.end, later.end)
  const years = Math.round(days / yearDays)
  return years > 0 && Math.abs(days - years * yearDays) <= maxShift ? years : null
}

/** Returns the mean degree days of a day in the same season of all earlier years, or null if none was read. */
export function usualDegreeDays(periods: readonly PastPeriod[], current: { end: string }): number | null {
  const same = periods.filter((period) => yearsBetween(period, current) !== null)
  const days = same.reduce((sum, period) => sum + period.days, 0)
  return days === 0 ? null : same.reduce((sum, { degreeDays }) => sum + degreeDays, 0) / days
}

/** The usual error, which counts as much as so many checked periods. */
const usual = { error: 0.19, periods: 5 }

/** Forecasts each past period from those before it and the weather of a year before, and compares it with its usage. */
function relativeErrors(periods: readonly PastPeriod[]): number[] {
  return periods.flatMap((period, index) => {
    const before = periods.slice(0, index)
    const degreeDays = usualDegreeDays(before, period)
    if (degreeDays === null || before.length < minPeriods - 1) return []
    const rest = { days: period.days, degreeDays: degreeDays * period.days }
    const expected = expectRest(before, { soFar: { days: 0, therms: 0, degreeDays: 0 }, rest })
    return expected > 0 ? [period.therms / expected - 1] : []
  })
}

/** The part of the error that all days of a period share. The other part averages out over more days. */
const sharedError = 0.65
/** 80% of normally distributed errors are within so many standard deviations. */
const width = 1.2816

/** Returns null with less than a year of readings. The periods are sorted, and none covers more than one month. */
export function forecastUsage(periods: readonly PastPeriod[], current: CurrentPeriod): Forecast | null {
  if (periods.length < minPeriods) return null
  const { soFar, rest } = current
  const expected = expectRest(periods, current)
  const errors = relativeErrors(periods)
  const variance =
    (errors.reduce((sum, error) => sum + error * error, 0) + usual.periods * usual.error ** 2) /
    (errors.length + usual.periods)
  const daysOfPeriod = soFar.days + rest.days
  const averaging = sharedError + (1 - sharedError) * (daysOfPeriod / Math.max(1, rest.days))
  const margin = rest.days === 0 ? 0 : expected * width * Math.sqrt(variance * averaging)
  return {
    therms: soFar.therms + expected,
    low: soFar.therms + Math.max(0, expected - margin),
    high: soFar.therms + expected + margin,
    checkedPeriods: errors.length,
  }
}
