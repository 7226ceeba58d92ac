/** When to pay: the selected day, and what the Pay buttons can do with it. */

import type { PaymentProfile } from '#shared/contract/payments/payments'
import type { Cents } from '#shared/format/money'
import { isPayDay } from '#shared/payments/scheduledPayments'

/** `day` is null until a day has been picked. */
export type PayDay = { when: 'today' } | { when: 'later'; day: string | null }

/** The Pay buttons pay now, open a review for a later day, or are disabled until a day is selected. */
export type PayTiming = { kind: 'now' } | { kind: 'on'; day: string } | { kind: 'undecided' }

export function payTimingOf(payDay: PayDay, today: string): PayTiming {
  if (payDay.when === 'today') return { kind: 'now' }
  return payDay.day !== null && isPayDay(payDay.day, today) ? { kind: 'on', day: payDay.day } : { kind: 'undecided' }
}

/** A payment that is to be reviewed and then scheduled. */
export interface ScheduleRequest {
  method: PaymentProfile
  amount: Cents
  payOn: string
  /** Discards the draft, once the payment has been scheduled. */
  discard: () => void
}
