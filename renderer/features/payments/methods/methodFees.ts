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

interface Compared {
  methods: readonly PaymentProfile[]
  amount: Cents
  today: string
}

/** What a free method saves compared with the other usable ones, at most; null if it saves nothing. */
function savingOf(freeMethod: PaymentProfile, { methods, amount, today }: Compared) {
  if (rateOf(freeMethod) > 0) return null
  const fees = methods
    .filter((method) => !isExpired(method, today))
    .map((method) => feeOf(method['payment-category'], amount))
    .filter((fee) => fee > 0)
  if (fees.length === 0) return null
  const most = Math.max(...fees)
  return { text: amountText(most), isUpTo: fees.some((fee) => fee < most) }
}

/** On the row of a free method. */
export function savingText(freeMethod: PaymentProfile, compared: Compared): string | null {
  const saving = savingOf(freeMethod, compared)
  if (!saving) return null
  return saving.isUpTo ? paymentMethodTexts.savesUpTo(saving.text) : paymentMethodTexts.saves(saving.text)
}

/** On the button that selects a free method instead of another one: "Save $6.55 with E-Check". */
export function switchText(freeMethod: PaymentProfile, compared: Compared): string | null {
  const saving = savingOf(freeMethod, compared)
  return (
    saving && paymentMethodTexts.saveWith(saving.text, paymentMethodTexts.typeLabels[freeMethod['payment-category']])
  )
}
