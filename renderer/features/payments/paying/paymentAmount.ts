/** What can be paid of what was typed, and what is to be said about it. */
import { maximumPaymentCents, minimumPaymentCents } from '#shared/limits'
import { parseDollars, type Cents } from '#shared/money'
import { amountText } from '../../../ui/look/amounts'

/** The amount that can be paid, or null. */
export function payableOf(text: string): Cents | null {
  const amount = parseDollars(text)
  return amount !== null && amount >= minimumPaymentCents && amount <= maximumPaymentCents ? amount : null
}

/** Why what was typed cannot be paid; null where it can, or nothing was typed. */
export function amountProblem(text: string): string | null {
  if (text.trim() === '' || payableOf(text) !== null) return null
  const amount = parseDollars(text)
  if (amount !== null && amount > maximumPaymentCents) {
    return `Enter an amount of at most ${amountText(maximumPaymentCents)}.`
  }
  return `Enter an amount of at least ${amountText(minimumPaymentCents)}.`
}

/** What becomes of an amount that is more than is owed, said before it is paid; null where there is nothing to say. */
export function amountNote(owed: Cents | null, amount: Cents | null): string | null {
  if (owed === null) return null
  if (owed <= 0) return 'Nothing is due right now. What you pay stays as a credit on your account.'
  if (amount === null || amount <= owed) return null
  return `${amountText(amount - owed)} more than you owe; it stays as a credit on your account.`
}
