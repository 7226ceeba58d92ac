/** Returns round axis values from 0 to at least the highest, with at most `decimals` decimals. */
export function niceTicks(highest: number, decimals = 0): number[] {
  if (highest <= 0) return [0, 1]
  const finest = 10 ** -decimals
  const size = Math.max(finest, 10 ** Math.floor(Math.log10(highest / 2)))
  // 2.5 would be displayed as 2 or 3 where its decimal is hidden.
  const factors = decimals > 0 && size >= 10 * finest ? [1, 2, 2.5, 5, 10] : [1, 2, 5, 10]
  const step = factors.map((factor) => factor * size).find((candidate) => candidate * 4 >= highest) ?? highest
  const count = Math.ceil(highest / step)
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(6)))
}
