import type { UsageBar } from '../contract/billing/statements'
import { addMonths } from '../format/dates'

/** Bars that differ by less than this share of the highest look equal. */
const visibleShare = 0.05

interface SteadyRange {
  low: number
  high: number
}

/** Returns the lowest and the highest month if they hardly differ, because a chart of equal bars shows nothing. */
export function steadyRangeOf(bars: readonly UsageBar[]): SteadyRange | null {
  if (bars.length < 2 || bars.some(({ isEstimated }) => isEstimated)) return null
  const amounts = bars.map(({ amount }) => amount)
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
  return high - low <= visibleShare * Math.abs(high) ? { low, high } : null
}

/** Smaller differences are about the same to a reader. */
const similarPercent = 3

interface YearBefore {
  /** `YYYY-MM` */
  month: string
  amount: number
  /** How much more the newest month has; 0 for about the same. */
  percent: number
}

/** Compares the newest month with the same one a year earlier; null without a reading of both. */
export function compareWithYearBefore(bars: readonly UsageBar[]): YearBefore | null {
  const newest = bars.at(-1)
  if (!newest) return null
  const month = addMonths(`${newest.month}-01`, -12).slice(0, 7)
  const before = bars.find((bar) => bar.month === month)
  if (!before || before.amount <= 0) return null
  const percent = Math.round((newest.amount / before.amount - 1) * 100)
  return { month, amount: before.amount, percent: Math.abs(percent) <= similarPercent ? 0 : percent }
}
