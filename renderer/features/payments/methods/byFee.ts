/** The order in which saved methods are offered, and what the free one saves. */
import type { PaymentProfile } from '#shared/contract/payments'
import type { Cents } from '#shared/money'
import { feeOf, paymentTypes } from '#shared/paymentTypes'
import { expiryState } from '../../../ui/payments/methodLooks'
import { amountText } from '../../../ui/look/amounts'
import * as paymentTexts from '#shared/texts/payments'

const rateOf = (method: PaymentProfile): number => paymentTypes[method['payment-category']].feePerMille

export const isExpired = (method: PaymentProfile, today: string): boolean =>
  expiryState(method['credit-card-expiry-date'], today) === 'expired'

/** The cheapest first, in the order in which they were saved where the fee is the same; expired ones last. */
export const byFee = (methods: readonly PaymentProfile[], today: string): PaymentProfile[] =>
  methods.toSorted(
    (one, other) => Number(isExpired(one, today)) - Number(isExpired(other, today)) || rateOf(one) - rateOf(other),
  )

/** "Save $6.55 with E-Check": what a free method saves compared with the other usable ones; null where it saves nothing. */
export function savingText(
  free: PaymentProfile,
  { methods, amount, today }: { methods: readonly PaymentProfile[]; amount: Cents; today: string },
): string | null {
  if (rateOf(free) > 0) return null
  const fees = methods
    .filter((method) => !isExpired(method, today))
    .map((method) => feeOf(method['payment-category'], amount))
    .filter((fee) => fee > 0)
  if (fees.length === 0) return null
  const most = Math.max(...fees)
  const upTo = fees.some((fee) => fee < most) ? 'up to ' : ''
  return paymentTexts.saveWith(upTo, amountText(most), paymentTypes[free['payment-category']].label)
}
