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

/** A month (`YYYY-MM`) in a sentence where the year is obvious: “February”. */
export const monthAlone = (month: string): string => monthNames[Number(month.slice(5)) - 1] ?? ''

/** A month (`YYYY-MM`) in a sentence: “February 2026”. */
export const monthName = (month: string) => `${monthAlone(month)} ${month.slice(0, 4)}`
/** A month (`YYYY-MM`) in a chart: “Feb 26”. */
export const shortMonth = (month: string) => `${monthAlone(month).slice(0, 3)} ${month.slice(2, 4)}`
