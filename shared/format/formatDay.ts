/** 2026-03-22 becomes 03/22/2026, as the specification shows dates. */
export function formatDay(day: string): string {
  const [year, month, dayOfMonth] = day.split('-')
  return `${month}/${dayOfMonth}/${year}`
}
