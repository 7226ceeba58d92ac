/** Defines the limits of crews, which visit customers. */

export const crewNameLimit = 60
/** Crews work on these days of the week, as `getUTCDay` counts. Holidays are free. */
export const crewWeekdays = [1, 2, 3, 4, 5] as const
/** Visits are offered for this many days, from the first day with a free one. */
export const offeredVisitDays = 14
