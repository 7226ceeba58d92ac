/** Emails about payments that someone made, scheduled or authorized. */

import type { LetterText } from '../../customers/letterText'
import { dayInProse } from '../../format/dates'
import { type Cents, formatCents } from '../../format/money'
import { lateFeeText } from '../billing/lateFee'
import { ifNotYou } from '../customers/accountEmails'
import { scheduleRule } from './scheduledPayments'

const payBill = 'Pay your bill'

interface Receipt {
  amount: Cents
  fee: Cents
  account: string
  /** Such as "the payment method ending in 1111". */
  last4: string
  confirmationNumber: string
  balanceAfter: Cents | null
}

export const receipt = ({ amount, fee, account, last4, confirmationNumber, balanceAfter }: Receipt): LetterText => {
  const method = last4 === '' ? 'your saved payment method' : `the payment method ending in ${last4}`
  const chargedText =
    fee > 0
      ? `We charged ${formatCents(amount + fee)} to ${method}, including a processing fee of ${formatCents(fee)}.`
      : `We charged it to ${method}, with no fee.`
  return {
    subject: `Receipt for your payment of ${formatCents(amount + fee)}`,
    paragraphs: [
      `We received your payment of ${formatCents(amount)} for account ${account}. ${chargedText}`,
      `Your confirmation number is ${confirmationNumber}.`,
      ...(balanceAfter === null ? [] : [balanceText(balanceAfter)]),
      'You can also find this receipt under Payment History in the portal.',
    ],
    action: 'View payment history',
  }
}

function balanceText(balance: Cents): string {
  if (balance > 0) return `The account balance is now ${formatCents(balance)}.`
  return balance < 0
    ? `The account now has a credit of ${formatCents(-balance)}.`
    : 'Nothing more is due on this account.'
}

interface Declined {
  amount: Cents
  account: string
  reason: string
}

export const paymentDeclined = ({ amount, account, reason }: Declined): LetterText => ({
  subject: 'Your payment didn’t go through',
  paragraphs: [
    `Your payment of ${formatCents(amount)} for account ${account} didn’t go through. ${reason}`,
    'Nothing was charged. If you’ve paid another way since, you don’t need to do anything.',
  ],
  action: payBill,
})

export const autopayDeclined = ({ amount, account, reason }: Declined): LetterText => ({
  subject: 'Autopay couldn’t pay your bill',
  paragraphs: [
    `Autopay couldn’t pay ${formatCents(amount)} for account ${account}. ${reason}`,
    'The bill is still due. Pay it in the portal with another method, and choose that method for autopay.',
  ],
  action: payBill,
})

export const autopayOn = (account: string, method: string): LetterText => ({
  subject: 'Autopay is on',
  paragraphs: [
    `You authorized us to charge the full balance of billing account ${account} to ${method} the day before each bill is due, plus the processing fee for its type, if there is one. You can turn this off at any time under Payment Methods.`,
    ifNotYou,
  ],
  action: 'Open Payment Methods',
})

export const autopayOff = (account: string): LetterText => ({
  subject: 'Autopay is off',
  paragraphs: [
    `Autopay no longer pays the bills for billing account ${account}. Pay each one by its due date. ${lateFeeText}`,
    ifNotYou,
  ],
  action: 'Open Payment Methods',
})

interface Scheduled {
  amount: Cents
  account: string
  /** `YYYY-MM-DD` */
  payOn: string
}

export const paymentScheduled = ({
  amount,
  account,
  payOn,
  fee,
  method,
}: Scheduled & { fee: Cents; method: string }): LetterText => ({
  subject: `Your payment is scheduled for ${dayInProse(payOn)}`,
  paragraphs: [
    fee > 0
      ? `You authorized us to charge ${formatCents(amount + fee)} (including a processing fee of ${formatCents(fee)}) to ${method} on ${dayInProse(payOn)}, to pay ${formatCents(amount)} for billing account ${account}. ${scheduleRule}`
      : `You authorized us to charge ${formatCents(amount)} to ${method} on ${dayInProse(payOn)}, to pay ${formatCents(amount)} for billing account ${account}. ${scheduleRule}`,
    `You can cancel it in the portal under Payment Methods until the day before. ${ifNotYou}`,
  ],
  action: 'Open Payment Methods',
})

export const scheduledCanceled = ({ amount, account, payOn }: Scheduled): LetterText => ({
  subject: `Your payment scheduled for ${dayInProse(payOn)}, is canceled`,
  paragraphs: [
    `The payment of ${formatCents(amount)} for billing account ${account}, scheduled for ${dayInProse(payOn)}, is canceled. Nothing will be charged for it. ${ifNotYou}`,
  ],
})

export const scheduledFailed = ({ amount, account, payOn, reason }: Scheduled & { reason: string }): LetterText => ({
  subject: 'We couldn’t make your scheduled payment',
  paragraphs: [
    `We couldn’t make your payment of ${formatCents(amount)} for account ${account}, scheduled for ${dayInProse(payOn)}. ${reason}`,
    'Nothing was charged, and we won’t try again. Pay in the portal with another method, or schedule the payment again.',
  ],
  action: payBill,
})

export const scheduledNotNeeded = ({ amount, account, payOn }: Scheduled): LetterText => ({
  subject: 'Your scheduled payment wasn’t needed',
  paragraphs: [
    `Nothing is due on account ${account} anymore, so we didn’t make the payment of ${formatCents(amount)} scheduled for ${dayInProse(payOn)}. Nothing was charged.`,
  ],
})
export const scheduledTooLate = 'A problem on our side kept us from making it on time.'
export const scheduledNotAllowed = 'The person who scheduled it no longer has permission to pay for this account.'
