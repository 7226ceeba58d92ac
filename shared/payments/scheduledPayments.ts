/** Defines what happens on the day of a scheduled payment. */

import { formatDay } from '../format/formatDay'
import { firstPayDay, lastPayDay } from '../http/payDays'
import * as autopayTexts from '../texts/payments/autopay'

export const isPayDay = (day: string, today: string): boolean => day >= firstPayDay(today) && day <= lastPayDay(today)

/** On its day, a payment counts as in progress even before the job runs that makes it. */
export const isCancellable = (payOn: string, today: string): boolean => payOn > today

/** Explains what autopay does before or after a scheduled payment. The text is empty if autopay is off. */
export function autopayNote(payOn: string, autopayOn: string | null): string {
  if (autopayOn === null) return ''
  return payOn <= autopayOn
    ? autopayTexts.autopayPaysRest(formatDay(autopayOn))
    : autopayTexts.autopayPaysFirst(formatDay(autopayOn))
}
