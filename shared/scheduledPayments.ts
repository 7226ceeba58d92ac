/** Payments for a later day: which days can be chosen, and what is said about them. */
import { addDays, formatDay } from './dates'
import { scheduleDaysAhead } from './limits'
import { formatCents, type Cents } from './money'

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
    ? `Autopay will pay what is left on ${formatDay(autopayOn)}.`
    : `Autopay pays the full balance on ${formatDay(autopayOn)}, before that day; this payment is then made only if something is owed again.`
}

export const scheduleTexts = {
  scheduled: (cents: Cents, day: string) => `Your payment of ${formatCents(cents)} is scheduled for ${formatDay(day)}.`,
  cancelled: (cents: Cents, day: string) =>
    `The payment of ${formatCents(cents)} for ${formatDay(day)} is cancelled. Nothing will be charged.`,
  days: (today: string) =>
    `Choose a day from ${formatDay(firstPayDay(today))} to ${formatDay(lastPayDay(today))}, or pay today.`,
  expiresBefore: 'This card expires before that day. Choose another one, or an earlier day.',
  already: 'The same payment is already scheduled for that day.',
  tooLateToCancel: 'This payment can no longer be cancelled: its day has come.',
  /** What becomes of it when the bill is paid otherwise, said before it is scheduled. */
  rule: 'If you have no balance on that date, we won’t process this payment. Otherwise we’ll charge the full amount and credit anything over your balance.',
} as const
