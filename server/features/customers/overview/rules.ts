/** Constants and helpers of the customer overview. */

export const timelineLength = 20

/** Returns the earliest of the days (`YYYY-MM-DD`); null when there is none. */
export const firstDayOf = (days: readonly (string | null)[]): string | null =>
  days.reduce((first, day) => (first === null || (day !== null && day < first) ? day : first), null)
