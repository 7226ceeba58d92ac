/** Notifications about bills: emails, and the text messages beside them. */

import type { LetterText } from '../../customers/letterText'
import { billingNumber } from '../../desks/numbers'
import { dayInProse } from '../../format/dates'
import { lastFour } from '../../format/lastFour'
import { type Cents, formatCents } from '../../format/money'
import { lateFeeText } from './lateFee'

const payBill = 'Pay your bill'
const viewBill = 'View your bill'

interface Bill {
  account: string
  amount: Cents
  /** `YYYY-MM-DD` */
  dueOn: string
}

interface ReadyBill extends Bill {
  /** The part of the amount that earlier bills left unpaid; negative for a credit. */
  previousBalance: Cents
}

/** Returns whether a part of the amount was due before this bill. */
const hasEarlierDebt = ({ amount, previousBalance }: ReadyBill): boolean =>
  previousBalance > 0 && amount > previousBalance

export const billReady = ({ isOnAutopay, ...bill }: ReadyBill & { isOnAutopay: boolean }): LetterText => ({
  subject: bill.amount > 0 ? `Your ${formatCents(bill.amount)} bill is ready` : 'Your bill is ready',
  paragraphs: [billReadySentence(bill), ...(isOnAutopay && bill.amount > 0 ? ['Autopay will pay it for you.'] : [])],
  action: viewBill,
})

function billReadySentence(bill: ReadyBill): string {
  const { account, amount, previousBalance, dueOn } = bill
  if (hasEarlierDebt(bill))
    return `Your bill for account ${account} is ready. You owe ${formatCents(amount)}: ${formatCents(amount - previousBalance)} is due ${dayInProse(dueOn)}, and ${formatCents(previousBalance)} is from earlier bills.`
  if (amount > 0)
    return `Your bill for account ${account} is ready. You owe ${formatCents(amount)}, due ${dayInProse(dueOn)}.`
  return amount < 0
    ? `Your bill for account ${account} is ready. You have a credit of ${formatCents(-amount)}, so nothing is due.`
    : `Your bill for account ${account} is ready. Nothing is due.`
}

export function billReadyText(bill: ReadyBill): string {
  const { account, amount, previousBalance, dueOn } = bill
  if (hasEarlierDebt(bill))
    return `Your bill for account ending in ${lastFour(account)} is ready. ${formatCents(amount - previousBalance)} is due ${dayInProse(dueOn)}, and ${formatCents(previousBalance)} is from earlier bills. View it here:`
  return amount > 0
    ? `Your bill for account ending in ${lastFour(account)} is ready. ${formatCents(amount)} is due ${dayInProse(dueOn)}. View it here:`
    : `Your bill for account ending in ${lastFour(account)} is ready. Nothing is due. View it here:`
}

interface CorrectedBill {
  account: string
  /** The day of the bill. */
  issuedOn: string
  charges: Cents
  chargesBefore: Cents
  dueOn: string
  dueOnBefore: string
  /** What the account owes now, with all of its bills. */
  balance: Cents
  isOnAutopay: boolean
}

export const billCorrected = (bill: CorrectedBill): LetterText => ({
  subject: `We corrected your bill of ${dayInProse(bill.issuedOn)}`,
  paragraphs: [
    [
      `We corrected your bill of ${dayInProse(bill.issuedOn)} for account ${bill.account}.`,
      ...correctionSentences(bill),
    ].join(' '),
    balanceSentence(bill),
    ...(bill.isOnAutopay && bill.balance > 0 ? ['Autopay will pay it for you.'] : []),
  ],
  action: viewBill,
})

export const billCorrectedText = (bill: CorrectedBill): string =>
  [
    `We corrected your bill of ${dayInProse(bill.issuedOn)} for account ending in ${lastFour(bill.account)}.`,
    ...correctionSentences(bill),
    'View it here:',
  ].join(' ')

const correctionSentences = ({ charges, chargesBefore, dueOn, dueOnBefore }: CorrectedBill): string[] => [
  ...(charges === chargesBefore
    ? []
    : [`Its charges are now ${formatCents(charges)} instead of ${formatCents(chargesBefore)}.`]),
  ...(dueOn === dueOnBefore ? [] : [`It’s now due ${dayInProse(dueOn)} instead of ${dayInProse(dueOnBefore)}.`]),
]

const balanceSentence = ({ balance }: CorrectedBill): string => {
  if (balance === 0) return 'You now owe nothing on this account.'
  return balance > 0
    ? `You now owe ${formatCents(balance)} on this account.`
    : `You now have a credit of ${formatCents(-balance)} on this account.`
}

/** The amount that the customer has scheduled to pay in time. The other amounts leave it out. */
interface Scheduled {
  scheduled: Cents
}

const withoutScheduled = (scheduled: Cents) =>
  `We’ve already taken off the ${formatCents(scheduled)} you’ve scheduled to pay.`

interface DueBill extends Bill, Scheduled {
  /** The account owes this amount from earlier bills, besides this one. */
  alreadyPastDue: Cents
}

export const paymentDue = ({ account, amount, dueOn, alreadyPastDue, scheduled }: DueBill): LetterText => ({
  subject: `Your payment is due ${dayInProse(dueOn)}`,
  paragraphs: [
    `${formatCents(amount)} for account ${account} is due ${dayInProse(dueOn)}. Pay by then to avoid a late fee. ${lateFeeText}`,
    ...(alreadyPastDue > 0 ? [`You also have ${formatCents(alreadyPastDue)} past due from earlier bills.`] : []),
    ...(scheduled > 0 ? [withoutScheduled(scheduled)] : []),
    'If you’ve already paid, thank you. You don’t need to do anything.',
  ],
  action: payBill,
})

export const paymentDueText = ({ account, amount, dueOn, alreadyPastDue }: DueBill) =>
  alreadyPastDue > 0
    ? `${formatCents(amount)} for account ending in ${lastFour(account)} is due ${dayInProse(dueOn)}, and another ${formatCents(alreadyPastDue)} is past due. Pay here:`
    : `${formatCents(amount)} for account ending in ${lastFour(account)} is due ${dayInProse(dueOn)}. Pay here:`

interface AutopayBill extends Scheduled {
  account: string
  amount: Cents
  paidOn: string
}

export const autopayUpcoming = ({ account, amount, paidOn, scheduled }: AutopayBill): LetterText => ({
  subject: `Autopay will charge ${formatCents(amount)} on ${dayInProse(paidOn)}`,
  paragraphs: [
    `On ${dayInProse(paidOn)}, autopay will charge ${formatCents(amount)} for account ${account} to your autopay method, plus the processing fee for that payment type, if there is one.`,
    ...(scheduled > 0 ? [withoutScheduled(scheduled)] : []),
    'To use another method or turn autopay off, open Payment Methods before that day.',
  ],
  action: 'Open Payment Methods',
})

export const autopayUpcomingText = ({ account, amount, paidOn }: AutopayBill) =>
  `Autopay will charge ${formatCents(amount)} for account ending in ${lastFour(account)} on ${dayInProse(paidOn)}. Make changes here:`

export interface NextStep {
  step: 'late_fee' | 'disconnect_notice'
  stepOn: string
}

const pastDueSubject = 'Your payment is past due'
const pastDueSentence = ({ account, amount, dueOn }: Bill) =>
  `We haven’t received the payment for account ${account} that was due ${dayInProse(dueOn)}. ${formatCents(amount)} is past due.`

export const pastDue = ({ step, stepOn, ...bill }: Bill & NextStep): LetterText => ({
  subject: pastDueSubject,
  paragraphs: [
    pastDueSentence(bill),
    step === 'late_fee'
      ? `If you don’t pay by ${dayInProse(stepOn)}, we’ll add a late fee. ${lateFeeText}`
      : `If you don’t pay by ${dayInProse(stepOn)}, we’ll send a notice that your gas may be turned off.`,
    `If you can’t pay the whole amount, call us at ${billingNumber} before that day. We can help.`,
  ],
  action: payBill,
})

export const pastDueText = ({ account, amount, stepOn, step }: Bill & NextStep) =>
  step === 'late_fee'
    ? `${formatCents(amount)} for account ending in ${lastFour(account)} is past due. Pay by ${dayInProse(stepOn)}, to avoid a late fee:`
    : `${formatCents(amount)} for account ending in ${lastFour(account)} is past due. Pay by ${dayInProse(stepOn)}, to avoid a disconnect notice:`

/** Nothing follows after the late fee. */
export const pastDueWithoutStep = (bill: Bill): LetterText => ({
  subject: pastDueSubject,
  paragraphs: [pastDueSentence(bill), `If you can’t pay the whole amount, call us at ${billingNumber}. We can help.`],
  action: payBill,
})

export const pastDueWithoutStepText = ({ account, amount }: Bill) =>
  `${formatCents(amount)} for account ending in ${lastFour(account)} is past due. Pay here:`
