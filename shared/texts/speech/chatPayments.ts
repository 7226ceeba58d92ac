/** Texts with which the chat answers questions about payments. */
import type { AccountOwner } from '../../access/accountOwner'
import { joinSentences } from '../../format/joinWords'
import { type Cents, formatCents } from '../../format/money'
import { countText, plural } from '../../format/plural'
import { monthName } from '../months'

export const noPayment = 'No payments have been made to this account in the portal yet.'

interface LastPayment {
  amount: Cents
  fee: Cents
  day: string
  /** Null if the question was about one account. */
  accountNumber: string | null
  method: string
  /** Null for a payment that is posted. */
  status: string | null
  confirmationNumber: string
}

export const lastPayment = (owner: AccountOwner, payment: LastPayment) =>
  joinSentences(
    paymentSentence(owner, payment),
    payment.fee > 0 && `It includes a fee of ${formatCents(payment.fee)}.`,
    payment.status === null
      ? `It’s posted; the confirmation number is ${payment.confirmationNumber}.`
      : `Its status is “${payment.status}”; the confirmation number is ${payment.confirmationNumber}.`,
  )

function paymentSentence(owner: AccountOwner, { amount, fee, day, accountNumber, method }: LastPayment): string {
  const total = formatCents(amount + fee)
  if (accountNumber === null)
    return owner === 'own'
      ? `Your last payment was ${total} on ${day}, with ${method}.`
      : `The last payment was ${total} on ${day}, with ${method}.`
  return owner === 'own'
    ? `Your last payment was ${total} to ${accountNumber} on ${day}, with ${method}.`
    : `The last payment was ${total} to ${accountNumber} on ${day}, with ${method}.`
}

interface FailedPayment {
  amount: Cents
  day: string
  method: string
  outcome: 'returned' | 'declined' | 'failed'
  /** The bank's reason without its final period. It is empty if the bank gave none. */
  reason: string
}

export function failedPayment({ amount, day, method, outcome, reason }: FailedPayment): string {
  const sentence = {
    returned: `The bank returned the payment of ${formatCents(amount)} made with ${method} on ${day}.`,
    declined: `The payment of ${formatCents(amount)} with ${method} was declined on ${day}.`,
    failed: `The payment of ${formatCents(amount)} with ${method} failed on ${day}, and nothing was charged.`,
  }[outcome]
  return joinSentences(sentence, reason !== '' && `The reason: ${reason}.`)
}

/** `failure` is a `failedPayment`. */
export const failureAndFee = (failure: string, fee: Cents) =>
  joinSentences(failure, fee > 0 ? `A fee of ${formatCents(fee)} was added.` : 'No fee was charged.')
/** `failure` is a `failedPayment`. */
export const laterPaymentFailed = (failure: string) => `A later payment failed. ${failure}`
export const noFailedPayment = (owner: AccountOwner, days: number) =>
  owner === 'own'
    ? `None of your payments failed in the last ${days} days.`
    : `None of the customer’s payments failed in the last ${days} days.`
export const paidLater = (day: string, amount: Cents) =>
  `On ${day}, ${formatCents(amount)} was paid to the same account.`

export const noPaymentsIn = (month: string) => `No payment was made in ${monthName(month)}.`
export const paidIn = (month: string, total: Cents, count: number) =>
  plural(
    count,
    `One payment was made in ${monthName(month)}: ${formatCents(total)}.`,
    `${countText(count)} payments were made in ${monthName(month)}: ${formatCents(total)} in total.`,
  )
export const paymentLine = (day: string, amount: Cents, method: string) =>
  `${day}: ${formatCents(amount)} with ${method}.`
