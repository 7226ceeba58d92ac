/** Names months in the chat's answers. */

import { monthNames, monthOfYear } from '../months'

/** Returns the name of a month (`YYYY-MM`) in a sentence: “September 2026”. */
export const monthName = (month: string): string =>
  monthOfYear(monthNames[Number(month.slice(5)) - 1] ?? '', month.slice(0, 4))
