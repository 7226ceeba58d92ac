/** Defines the days for which a payment can be scheduled. */
import { addDays } from '../format/dates'
import { formatDay } from '../format/formatDay'
import { scheduleDaysAhead } from '../http/limits'
import * as autopayTexts from '../texts/payments/autopay'
/** The first day is tomorrow, because a payment for today is made immediately. Days are in the provider's time zone. */
export const firstPayDay = (today: string): string => addDays(today, 1)
export const lastPayDay = (today: string): string => addDays(today, scheduleDaysAhead)

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
