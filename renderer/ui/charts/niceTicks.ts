/** Round figures from 0 up to at least the highest, for a chart's axis. */
export function niceTicks(highest: number): number[] {
  if (highest <= 0) return [0, 1]
  const size = 10 ** Math.floor(Math.log10(highest / 2))
  const step =
    [1, 2, 2.5, 5, 10].map((factor) => factor * size).find((candidate) => candidate * 4 >= highest) ?? highest
  const count = Math.ceil(highest / step)
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(6)))
}
