/** Defines the limits of crews, which visit customers. */

export const crewNameLimit = 60
/** Crews work on these days of the week, as `getUTCDay` counts. Holidays are free. */
export const crewWeekdays = [1, 2, 3, 4, 5] as const
/** A crew can take at most this many visits in one window. */
export const maxVisitsPerWindow = 20
/** Visits are offered for this many days, from the first day with a free one. */
export const offeredVisitDays = 14
/** Visits can be booked until this many days ahead. */
export const bookableDays = 60
