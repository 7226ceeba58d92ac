/** Sorts saved methods by fee, and describes what the free one saves. */

import type { PaymentProfile } from '#shared/contract/payments/payments'
import type { Cents } from '#shared/format/money'
import { feeOf, feePerMille } from '#shared/payments/paymentTypes'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import { expiryState } from '../../../domain/payments/methodDisplay'
import { amountText } from '../../../ui/format/amounts'

const rateOf = (method: PaymentProfile): number => feePerMille[method['payment-category']]

export const isExpired = (method: PaymentProfile, today: string): boolean =>
  expiryState(method['credit-card-expiry-date'], today) === 'expired'

/** The default method first, then the cheapest, then in the order in which they were saved. Expired ones come last. */
export const sortMethods = (methods: readonly PaymentProfile[], today: string): PaymentProfile[] =>
  methods.toSorted(
    (first, second) =>
      Number(isExpired(first, today)) - Number(isExpired(second, today)) ||
      Number(second['is-default']) - Number(first['is-default']) ||
      rateOf(first) - rateOf(second),
  )

/**
 * "Save $6.55 with E-Check": the saving of a free method compared with the other usable ones; null if it saves nothing.
 */
export function savingText(
  freeMethod: PaymentProfile,
  { methods, amount, today }: { methods: readonly PaymentProfile[]; amount: Cents; today: string },
): string | null {
  if (rateOf(freeMethod) > 0) return null
  const fees = methods
    .filter((method) => !isExpired(method, today))
    .map((method) => feeOf(method['payment-category'], amount))
    .filter((fee) => fee > 0)
  if (fees.length === 0) return null
  const maxFee = Math.max(...fees)
  const method = paymentMethodTexts.typeLabels[freeMethod['payment-category']]
  return fees.some((fee) => fee < maxFee)
    ? paymentMethodTexts.saveUpTo(amountText(maxFee), method)
    : paymentMethodTexts.saveWith(amountText(maxFee), method)
}
