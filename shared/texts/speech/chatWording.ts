/** Builds sentences for the chat's answers. */

import { months } from '../../commands/months'
import { capitalized } from '../../format/casing'

/** Leaves out sentences that don't apply. */
export const joinSentences = (...texts: (string | false)[]): string => texts.filter(Boolean).join(' ')

/** Returns the name of a month (`YYYY-MM`) in a sentence: “September 2026”. */
export const monthName = (month: string): string =>
  `${capitalized(months[Number(month.slice(5)) - 1] ?? '')} ${month.slice(0, 4)}`
