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

const nameOf = (month: string): string => monthNames[Number(month.slice(5)) - 1] ?? ''

/** A month (`YYYY-MM`) in a sentence: “February 2026”. */
export const monthName = (month: string) => `${nameOf(month)} ${month.slice(0, 4)}`
/** A month (`YYYY-MM`) in a chart: “Feb 26”. */
export const shortMonth = (month: string) => `${nameOf(month).slice(0, 3)} ${month.slice(2, 4)}`
