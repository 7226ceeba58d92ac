import type { UsageBar } from '../contract/billing/statements'

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
