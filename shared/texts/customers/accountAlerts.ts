/** Texts of the alerts about a user's accounts. */

import { dayInProse } from '../../format/dates'
import { type Cents, formatCents } from '../../format/money'

export const toResolve = 'Your accounts need attention'

export const billAt = (services: string, place: string) => `${services} at ${place}`

interface Debt {
  amount: Cents
  /** Such as "gas at 12 Larkspur Lane". */
  bill: string
  /** `YYYY-MM-DD` */
  dueOn: string
  /** The last payment, if the bank declined it. */
  declined: { amount: Cents; declinedOn: string } | null
}

const due = ({ amount, bill, dueOn, declined }: Debt): string =>
  declined
    ? `${formatCents(amount)} for ${bill} has been past due since ${dayInProse(dueOn)}, and your payment of ${formatCents(declined.amount)} on ${dayInProse(declined.declinedOn)}, didn’t go through.`
    : `${formatCents(amount)} for ${bill} has been past due since ${dayInProse(dueOn)}.`

export const pastDue = (debt: Debt) => `${due(debt)} Pay it now, or call us if you can’t pay the whole amount.`
export const lateFeeFollows = (debt: Debt, stepOn: string) =>
  `${due(debt)} If you don’t pay by ${dayInProse(stepOn)}, we’ll add a late fee.`
export const disconnectNoticeFollows = (debt: Debt, stepOn: string) =>
  `${due(debt)} If you don’t pay by ${dayInProse(stepOn)}, we’ll send a notice that your gas may be turned off.`
export const disconnectFollows = (debt: Debt, stepOn: string) =>
  `${due(debt)} Your gas may be turned off on or after ${dayInProse(stepOn)}.`
export const payBill = (bill: string) => `Pay for ${bill}`

interface Declined {
  amount: Cents
  bill: string
  declinedOn: string
}

export const paymentDeclined = ({ amount, bill, declinedOn }: Declined) =>
  `Your payment of ${formatCents(amount)} for ${bill} on ${dayInProse(declinedOn)}, didn’t go through. Pay with another method.`

interface ExpiringCard {
  bill: string
  method: string
  expiresOn: string
}

export const cardExpires = ({ bill, method, expiresOn }: ExpiringCard) =>
  `Autopay for ${bill} uses your ${method}, which expires ${dayInProse(expiresOn)}. Choose another card before then.`
export const cardExpired = ({ bill, method, expiresOn }: ExpiringCard) =>
  `Autopay for ${bill} can’t use your ${method} anymore, because it expired ${dayInProse(expiresOn)}. Choose another card.`
export const updateCard = 'Update your card'
export const updateCardFor = (bill: string) => `Update your card: ${bill}`

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

export const requestWaits = (number: string, title: string) =>
  `Your request ${number}, “${title}”, is waiting for your answer.`
export const answerRequest = 'Answer'
export const answerRequestNo = (number: string) => `Answer ${number}`
