/** When is to be paid, as chosen and as far as it can be acted on. */
import type { PaymentProfile } from '#shared/contract/payments'
import type { Cents } from '#shared/money'
import { isPayDay } from '#shared/scheduledPayments'

/** `day` is null while none has been picked. */
export type PayDay = { when: 'today' } | { when: 'later'; day: string | null }

/** What the Pay buttons can do: pay now, lead to a review for that day, or nothing until a day is chosen. */
export type PayWhen = { kind: 'now' } | { kind: 'on'; day: string } | { kind: 'undecided' }

export function payWhen(chosen: PayDay, today: string): PayWhen {
  if (chosen.when === 'today') return { kind: 'now' }
  return chosen.day !== null && isPayDay(chosen.day, today) ? { kind: 'on', day: chosen.day } : { kind: 'undecided' }
}

/** A payment that is to be reviewed and then scheduled. */
export interface Wish {
  method: PaymentProfile
  amount: Cents
  payOn: string
  /** What was typed for it is not needed any more. */
  discard: () => void
}
