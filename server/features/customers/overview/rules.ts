/** What is shown of a customer at a glance. */

export const timelineLength = 20

/** The earliest of some days (`YYYY-MM-DD`); null when there is none. */
export const firstDayOf = (days: readonly (string | null)[]): string | null =>
  days.reduce((first, day) => (first === null || (day !== null && day < first) ? day : first), null)
