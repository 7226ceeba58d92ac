/** Names of months given as `YYYY-MM`. */
import * as monthTexts from '#shared/texts/months'

const monthNameOf = (month: string): string => monthTexts.monthNames[Number(month.slice(5)) - 1] ?? ''

/** "February 2026" */
export const monthName = (month: string): string => monthTexts.monthOfYear(monthNameOf(month), month.slice(0, 4))

/** "Feb 26" */
export const shortMonth = (month: string): string =>
  monthTexts.monthOfYear(monthTexts.shortMonth(monthNameOf(month)), month.slice(2, 4))
