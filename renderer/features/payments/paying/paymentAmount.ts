/** What can be paid of what was typed, and what is to be said about it. */
import { maximumPaymentCents, minimumPaymentCents } from '#shared/limits'
import type { Cents } from '#shared/money'
import { amountText, noAmountText, typedAmount } from '../../../ui/look/amounts'
import * as paymentTexts from '#shared/texts/payments'

export const isPayable = (amount: Cents): boolean => amount >= minimumPaymentCents && amount <= maximumPaymentCents

/** The amount that can be paid, or null. */
export function payableOf(text: string): Cents | null {
  const amount = typedAmount(text)
  return amount !== null && isPayable(amount) ? amount : null
}

const negative = /^[-−]\s*(?=[\d$])/

/** Whether the text is an amount of money at all, also one below zero. */
export const isAmount = (text: string): boolean => typedAmount(text.trim().replace(negative, '')) !== null

/** Why what was typed cannot be paid; null where it can, or nothing was typed. */
export function amountProblem(text: string): string | null {
  if (text.trim() === '' || payableOf(text) !== null) return null
  if (!isAmount(text)) return noAmountText()
  const amount = typedAmount(text)
  if (amount !== null && amount > maximumPaymentCents) {
    return paymentTexts.enterAnAmountOfAtMost(amountText(maximumPaymentCents))
  }
  return paymentTexts.enterAnAmountOfAtLeast(amountText(minimumPaymentCents))
}

/** Beyond this much more than is owed, an extra confirmation is needed. */
const usualExcessCents = 1_000_00

/** Whether a payment is so far above the balance that it is more likely a slip: over twice the balance, or over $1,000 above it. */
export function isFarAbove(owed: Cents | null, amount: Cents): boolean {
  if (owed === null) return amount > usualExcessCents
  const due = Math.max(0, owed)
  return amount > 2 * due || amount - due > usualExcessCents
}

/** The extra confirmation for such a payment. */
export function excessText(owed: Cents | null, amount: Cents): string {
  if (owed === null) return paymentTexts.yesPayTheBalanceCouldnt(amountText(amount))
  const due = Math.max(0, owed)
  return due === 0
    ? paymentTexts.yesPayEvenThoughNothing(amountText(amount))
    : paymentTexts.yesPayMoreThanThe(amountText(amount - due), amountText(due))
}

/** What becomes of an amount that is more than is owed; null where there is nothing to say. */
export function amountNote(owed: Cents | null, amount: Cents | null): string | null {
  if (owed === null) return null
  if (owed <= 0) return paymentTexts.nothingIsDueRightNowWell
  if (amount === null || amount <= owed) return null
  return paymentTexts.thisIsMoreThanThe(amountText(amount - owed))
}
