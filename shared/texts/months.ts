/** Texts about months. */

/** From January on. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
/** “Feb” */
export const shortMonth = (month: string) => month.slice(0, 3)
/** “February 2026” or “Feb 26” */
export const monthOfYear = (month: string, year: string) => `${month} ${year}`
