/** Names of months given as `YYYY-MM`. */
const names = [
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
]

const monthNameOf = (month: string): string => names[Number(month.slice(5)) - 1] ?? ''

/** "February 2026" */
export const monthName = (month: string): string => `${monthNameOf(month)} ${month.slice(0, 4)}`

/** "Feb 26" */
export const shortMonth = (month: string): string => `${monthNameOf(month).slice(0, 3)} ${month.slice(2, 4)}`
