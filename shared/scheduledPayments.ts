/** Payments for a later day: which days can be chosen, and what is said about them. */
import { addDays, formatDay } from './dates'
import { scheduleDaysAhead } from './limits'
/** Tomorrow: what is paid today is paid at once. Days are those of the provider. */
export const firstPayDay = (today: string): string => addDays(today, 1)
export const lastPayDay = (today: string): string => addDays(today, scheduleDaysAhead)

export const isPayDay = (day: string, today: string): boolean => day >= firstPayDay(today) && day <= lastPayDay(today)

/** On its day a payment counts as under way, even before the round that makes it. */
export const isCancellable = (payOn: string, today: string): boolean => payOn > today

/** What autopay means for a payment of a later day; empty where nothing is paid by itself. */
export function autopayNote(payOn: string, autopayOn: string | null): string {
  if (autopayOn === null) return ''
  return payOn <= autopayOn
    ? `Autopay will pay what’s left on ${formatDay(autopayOn)}.`
    : `Autopay will pay the full balance before then, on ${formatDay(autopayOn)}. We’ll make this payment only if there’s a balance due again.`
}
