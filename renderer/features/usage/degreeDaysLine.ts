import type { ChartLine } from '../../ui/charts/BarChart'
import { niceTicks } from '../../ui/charts/niceTicks'
import { numberText } from '../../ui/format/amounts'

/** Returns the line of degree days with its own scale, which is rarely that of the gas. Missing ones are null. */
export function degreeDaysLine(degreeDays: readonly (number | null)[]): ChartLine {
  const ticks = niceTicks(Math.max(0, ...degreeDays.map((count) => count ?? 0)))
  const highest = ticks.at(-1) ?? 1
  return {
    points: degreeDays.map((count) => count && count / highest),
    scale: ticks.toReversed().map((tick) => numberText(tick)),
  }
}
