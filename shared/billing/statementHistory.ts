import type { UsageBar } from '../contract/billing/statements'

/** Returns the amount of every month if all months are equal, because a chart of equal bars shows nothing. */
export function steadyAmountOf(bars: readonly UsageBar[]): number | null {
  const [first] = bars
  if (!first || bars.length < 2) return null
  return bars.every(({ amount, isEstimated }) => amount === first.amount && !isEstimated) ? first.amount : null
}
