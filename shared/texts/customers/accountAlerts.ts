/** Texts of the alerts about a user's accounts. */

import { dayInProse } from '../../format/dates'
import { joinSentences } from '../../format/joinWords'
import { type Cents, formatCents } from '../../format/money'

export const billAt = (services: string, place: string) => `${services} at ${place}`

interface DeclinedPayment {
  amount: Cents
  declinedOn: string
  isByAutopay: boolean
  /** Such as "Visa ending in 1111"; empty if unknown. */
  method: string
  /** In the words of the bank; empty if unknown. */
  reason: string
}

interface Debt {
  amount: Cents
  /** Such as "gas at 12 Larkspur Lane". */
  bill: string
  /** What is unpaid of each bill, oldest first. */
  parts: readonly { amount: Cents; dueOn: string }[]
  /** The last payment, if the bank declined it. */
  declined: DeclinedPayment | null
}

const asSentence = (reason: string): string => (/[^.]$/.test(reason) ? `${reason}.` : reason)

const ownMethod = (method: string): string => (method === '' ? 'your payment method' : `your ${method}`)

const partText = ({ amount, dueOn }: Debt['parts'][number]): string =>
  `${formatCents(amount)} since ${dayInProse(dueOn)}`

function debtText({ amount, bill, parts }: Debt): string {
  const [first, second, ...others] = parts
  if (!first) return `${formatCents(amount)} for ${bill} is past due.`
  if (!second) return `${formatCents(amount)} for ${bill} has been past due since ${dayInProse(first.dueOn)}.`
  const lead = `${formatCents(amount)} for ${bill} is past due`
  return others.length === 0
    ? `${lead}: ${partText(first)}, and ${partText(second)}.`
    : `${lead}, the oldest bill since ${dayInProse(first.dueOn)}.`
}

const declinedText = ({ isByAutopay, amount, declinedOn, method }: DeclinedPayment): string =>
  isByAutopay
    ? `Autopay couldn’t charge ${ownMethod(method)} on ${dayInProse(declinedOn)}.`
    : `Your payment of ${formatCents(amount)} with ${ownMethod(method)} on ${dayInProse(declinedOn)}, didn’t go through.`

const due = (debt: Debt): string =>
  joinSentences(debtText(debt), debt.declined !== null && declinedText(debt.declined), debt.declined?.reason ?? '')

/** Links beside it pay the bill, or ask for more time. */
export const pastDue = due
export const lateFeeFollows = (debt: Debt, stepOn: string) =>
  `${due(debt)} If you don’t pay by ${dayInProse(stepOn)}, we’ll add a late fee.`
export const disconnectNoticeFollows = (debt: Debt, stepOn: string) =>
  `${due(debt)} If you don’t pay by ${dayInProse(stepOn)}, we’ll send a notice that your gas may be turned off.`
export const disconnectFollows = (debt: Debt, stepOn: string) =>
  `${due(debt)} Your gas may be turned off on or after ${dayInProse(stepOn)}.`
export const moreTime = 'Ask for more time'
export const moreTimeFor = (bill: string) => `Ask for more time: ${bill}`
export const changeMethod = 'Change payment method'
export const changeMethodFor = (bill: string) => `Change payment method: ${bill}`
export const payBill = (bill: string) => `Pay for ${bill}`

export const paymentDeclined = ({ bill, declined }: { bill: string; declined: DeclinedPayment }) =>
  joinSentences(
    declined.isByAutopay
      ? `Autopay couldn’t charge ${formatCents(declined.amount)} for ${bill} to ${ownMethod(declined.method)} on ${dayInProse(declined.declinedOn)}.`
      : `Your payment of ${formatCents(declined.amount)} for ${bill} on ${dayInProse(declined.declinedOn)}, didn’t go through.`,
    asSentence(declined.reason),
  )

interface ExpiringCard {
  bill: string
  method: string
  expiresOn: string
}

export const cardExpires = ({ bill, method, expiresOn }: ExpiringCard) =>
  `Autopay for ${bill} uses your ${method}, which expires ${dayInProse(expiresOn)}. Choose another card before then.`
export const cardExpired = ({ bill, method, expiresOn }: ExpiringCard) =>
  `Autopay for ${bill} can’t use your ${method} anymore, because it expired ${dayInProse(expiresOn)}. Choose another card.`
export const updateCard = 'Replace card'
export const updateCardFor = (bill: string) => `Replace card: ${bill}`

interface ScheduledCard extends ExpiringCard {
  amount: Cents
  payOn: string
}

export const scheduledCardExpires = ({ bill, method, expiresOn, amount, payOn }: ScheduledCard) =>
  `Your payment of ${formatCents(amount)} for ${bill} is scheduled for ${dayInProse(payOn)}, but your ${method} expires ${dayInProse(expiresOn)}. Update the card, or schedule the payment again with another method.`
export const scheduledCardExpired = ({ bill, method, expiresOn, amount, payOn }: ScheduledCard) =>
  `Your payment of ${formatCents(amount)} for ${bill} is scheduled for ${dayInProse(payOn)}, but your ${method} expired ${dayInProse(expiresOn)}. Update the card, or schedule the payment again with another method.`
export const reviewPayment = 'Review your payment'
export const reviewPaymentFor = (bill: string, payOn: string) => `Review your payment on ${dayInProse(payOn)}: ${bill}`

export const emailUndeliverable = (email: string) => `We couldn’t reach you at ${email}. Check your email address.`
export const checkEmail = 'Check email address'

export const requestWaits = (number: string, title: string) => `We need your answer on “${title}” (${number}).`
export const answerRequest = 'Answer'
export const answerRequestNo = (number: string) => `Answer ${number}`
