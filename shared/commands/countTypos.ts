/**
 * Counts letters that are changed, missing, added or swapped with their neighbor. Returns `maxTypos + 1` above the
 * maximum.
 */
export function countTypos(first: string, second: string, maxTypos: number): number {
  const tooMany = maxTypos + 1
  if (Math.abs(first.length - second.length) > maxTypos) return tooMany
  const costAt = (row: readonly number[], column: number): number => row[column] ?? tooMany
  let rowBeforePrevious: number[] = []
  let previousRow = Array.from({ length: second.length + 1 }, (_, index) => index)
  for (let i = 1; i <= first.length; i++) {
    const row = [i]
    for (let j = 1; j <= second.length; j++) {
      const isSame = first[i - 1] === second[j - 1]
      const isSwapped = i > 1 && j > 1 && first[i - 1] === second[j - 2] && first[i - 2] === second[j - 1]
      row.push(
        Math.min(
          costAt(previousRow, j) + 1,
          costAt(row, j - 1) + 1,
          costAt(previousRow, j - 1) + (isSame ? 0 : 1),
          isSwapped ? costAt(rowBeforePrevious, j - 2) + 1 : tooMany,
        ),
      )
    }
    // Most words are far apart, which shows after a few letters.
    if (Math.min(...row) > maxTypos) return tooMany
    ;[rowBeforePrevious, previousRow] = [previousRow, row]
  }
  return Math.min(costAt(previousRow, second.length), tooMany)
}
