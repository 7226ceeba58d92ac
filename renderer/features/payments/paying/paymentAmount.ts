/** What can be paid of what was typed, and what is to be said about it. */
import { maximumPaymentCents, minimumPaymentCents } from '#shared/limits'
import type { Cents } from '#shared/money'
import { amountText, noAmountText, typedAmount } from '../../../ui/look/amounts'

/** The amount that can be paid, or null. */
export function payableOf(text: string): Cents | null {
  const amount = typedAmount(text)
  return amount !== null && amount >= minimumPaymentCents && amount <= maximumPaymentCents ? amount : null
}

/** Why what was typed cannot be paid; null where it can, or nothing was typed. */
export function amountProblem(text: string): string | null {
  if (text.trim() === '' || payableOf(text) !== null) return null
  const amount = typedAmount(text)
  if (amount === null) return noAmountText(text)
  if (amount > maximumPaymentCents) {
    return `Enter an amount of at most ${amountText(maximumPaymentCents)}.`
  }
  return `Enter an amount of at least ${amountText(minimumPaymentCents)}.`
}

/** More than this beyond what is owed is asked about first: it is more likely a slip than a wish. */
const usualExcessCents = 100_00

/** Whether somebody is about to pay so much more than they owe that it has to be meant. */
export const isUnusual = (owed: Cents | null, amount: Cents): boolean =>
  owed !== null && amount - Math.max(0, owed) > Math.max(usualExcessCents, owed)

/** What becomes of the rest, where somebody is about to pay so much. */
export function unusualText(owed: Cents | null, amount: Cents): string {
  const due = Math.max(0, owed ?? 0)
  return `${amountText(due)} is owed. The rest, ${amountText(amount - due)}, would stay as a credit on the account.`
}

/** What becomes of an amount that is more than is owed, said before it is paid; null where there is nothing to say. */
export function amountNote(owed: Cents | null, amount: Cents | null): string | null {
  if (owed === null) return null
  if (owed <= 0) return 'Nothing is due right now. What is paid stays as a credit on the account.'
  if (amount === null || amount <= owed) return null
  return `${amountText(amount - owed)} more than is owed; it stays as a credit on the account.`
}
