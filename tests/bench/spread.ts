/** Summarizes repeated measurements as their median and range. */

export interface Spread {
  median: number
  min: number
  max: number
}

/** Returns the value below which the given share of the sorted values lies. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  return { median: quantile(sorted, 0.5), min: sorted[0] ?? Number.NaN, max: sorted.at(-1) ?? Number.NaN }
}

/** Formats a spread like "128 [121–140]". */
export function spreadText({ median, min, max }: Spread, decimals = 0): string {
  const text = (value: number) => value.toFixed(decimals)
  return `${text(median)} [${text(min)}–${text(max)}]`
}
