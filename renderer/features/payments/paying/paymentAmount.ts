/** Parses and checks the typed amount of a payment. */

import type { Cents } from '#shared/format/money'
import { maximumPaymentCents, minimumPaymentCents } from '#shared/http/limits'
import * as paymentTexts from '#shared/texts/payments/payments'
import {
  amountInputText,
  amountMistake,
  amountText,
  decimalSeparator,
  invalidAmountText,
  parseTypedAmount,
} from '../../../ui/format/amounts'

export const isPayable = (amount: Cents): boolean => amount >= minimumPaymentCents && amount <= maximumPaymentCents

/** Returns the amount, or null if it can't be paid. */
export function parsePayableAmount(text: string): Cents | null {
  const amount = parseTypedAmount(text)
  return amount !== null && isPayable(amount) ? amount : null
}

const minusPrefix = /^[-−]\s*(?=[\d$])/

/** Returns whether the text is an amount of money, including a negative one. */
export const isAmount = (text: string): boolean => parseTypedAmount(text.trim().replace(minusPrefix, '')) !== null

/** Why the typed amount can't be paid; null if it can be paid or nothing was typed. */
export function amountProblem(text: string): string | null {
  if (text.trim() === '' || parsePayableAmount(text) !== null) return null
  const typed = text.trim()
  if (!isAmount(text)) return mistakeText(typed)
  const amount = parseTypedAmount(text)
  if (amount !== null && amount > maximumPaymentCents) return tooMuchText(typed)
  return paymentTexts.isTooLittle(amountText(minimumPaymentCents))
}

const tooMuchText = (typed: string): string => paymentTexts.isTooMuch(typed, amountText(maximumPaymentCents))

/** Why the typed text is not an amount. */
function mistakeText(typed: string): string {
  const example = amountInputText(1234)
  switch (amountMistake(typed)) {
    case 'tooManyDigits':
      return tooMuchText(typed)
    case 'tooManyDecimals':
      return paymentTexts.tooManyDigits(example)
    case 'otherSeparator':
      return decimalSeparator() === ',' ? paymentTexts.commaHint(example) : paymentTexts.periodHint(example)
    case null:
      return invalidAmountText()
  }
}

/** Exceeding the balance by more than this needs an extra confirmation. */
const maxUnconfirmedExcessCents = 1_000_00

/** An amount over twice the balance, or more than $1,000 above it, is probably a typing error. */
export function isFarAbove(owed: Cents | null, amount: Cents): boolean {
  if (owed === null) return amount > maxUnconfirmedExcessCents
  const due = Math.max(0, owed)
  return amount > 2 * due || amount - due > maxUnconfirmedExcessCents
}

/** The text of the extra confirmation. */
export function excessText(owed: Cents | null, amount: Cents): string {
  if (owed === null) return paymentTexts.payUncheckedBalance(amountText(amount))
  const due = Math.max(0, owed)
  return due === 0
    ? paymentTexts.confirmNothingDue(amountText(amount))
    : paymentTexts.confirmOverpayment(amountText(amount - due), amountText(due))
}

/** The note on an amount above the balance; null when there is nothing to note. */
export function amountNote(owed: Cents | null, amount: Cents | null): string | null {
  if (owed === null) return null
  if (owed <= 0) return paymentTexts.nothingDueHint
  if (amount === null || amount <= owed) return null
  return paymentTexts.overpaymentWarning(amountText(amount - owed))
}
