/** Checks readings of gas meters that customers submit against what the home usually uses. */
import { addDays, countDays } from '../format/dates'

/** The meters have four dials, so 0 follows 9,999. */
export const meterRange = 10_000

/**
 * `plausible`: within what the home usually uses since its last reading. `tooLow` and `tooHigh`: outside of it. `unknown`:
 * there are too few readings to tell.
 */
export const readingVerdicts = ['plausible', 'tooLow', 'tooHigh', 'unknown'] as const
export type ReadingVerdict = (typeof readingVerdicts)[number]

/** Returns the usage in CCF between two readings of a meter. */
export const ccfBetween = (earlier: number, later: number): number => (later - earlier + meterRange) % meterRange

/** A month's usage, as it was billed. */
export interface UsagePeriod {
  start: string
  end: string
  ccf: number
}

/** With fewer periods nothing is expected. */
const minPeriods = 3
/** Homes use between half and twice the usual amount, give or take what a few days of other weather change. */
const tolerance = { low: 0.5, high: 2, ccf: 10 }

const dailyCcf = ({ start, end, ccf }: UsagePeriod): number => ccf / countDays(start, end)

/** Returns the usual usage from the day after `since` to `until`: that of the same days a year before, or the average. */
function usualCcf(periods: readonly UsagePeriod[], since: string, until: string): number {
  const days = periods.reduce((sum, { start, end }) => sum + countDays(start, end), 0)
  const average = periods.reduce((sum, { ccf }) => sum + ccf, 0) / days
  let total = 0
  for (let day = addDays(since, 1); day <= until; day = addDays(day, 1)) {
    const yearBefore = addDays(day, -365)
    const period = periods.find(({ start, end }) => start <= yearBefore && yearBefore <= end)
    total += period ? dailyCcf(period) : average
  }
  return total
}

interface SubmittedReading {
  value: number
  readOn: string
}

export interface ReadingCheck {
  usedCcf: number
  /** Null with too few readings. */
  expected: { low: number; high: number } | null
  verdict: ReadingVerdict
}

/** Checks a reading against the last actual one. The order of the periods doesn't matter. */
export function checkReading(
  { value, readOn }: SubmittedReading,
  { last, periods }: { last: SubmittedReading; periods: readonly UsagePeriod[] },
): ReadingCheck {
  const usedCcf = ccfBetween(last.value, value)
  if (periods.length < minPeriods) return { usedCcf, expected: null, verdict: 'unknown' }
  // Meters count whole CCF. Sums of days are not exact.
  const usual = Math.round(usualCcf(periods, last.readOn, readOn))
  const low = Math.max(0, Math.floor(usual * tolerance.low - tolerance.ccf))
  const high = Math.ceil(usual * tolerance.high + tolerance.ccf)
  const verdict = usedCcf < low ? 'tooLow' : usedCcf > high ? 'tooHigh' : 'plausible'
  return { usedCcf, expected: { low, high }, verdict }
}

/** A billed period whose reading was estimated. */
interface EstimatedPeriod {
  end: string
  currentRead: number
}

/**
 * Returns what the meter must have shown at the end of an estimated period, and by how much the estimate was off: above
 * zero if too little was billed. Usage between that day and the reading is the usual one.
 */
export function correctEstimate(
  { value, readOn }: SubmittedReading,
  { end, currentRead }: EstimatedPeriod,
  periods: readonly UsagePeriod[],
): { read: number; ccf: number } {
  const usual = Math.round(readOn > end ? usualCcf(periods, end, readOn) : -usualCcf(periods, readOn, end))
  const read = (value - usual + 2 * meterRange) % meterRange
  const off = ccfBetween(currentRead, read)
  // A difference of more than half the range is one in the other direction.
  return { read, ccf: off > meterRange / 2 ? off - meterRange : off }
}
