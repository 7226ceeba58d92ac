/** Returns the sorting after a click on a heading: one direction, the other, then the list's own order. */
export function nextSort(column: string, current: string | undefined, startsDescending: boolean): string | undefined {
  const [first, second] = startsDescending ? [`-${column}`, column] : [column, `-${column}`]
  if (current === first) return second
  return current === second ? undefined : first
}
