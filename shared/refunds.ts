/** Refunds: which can be asked for, in which way each goes, when a check is mailed, and what is said about them. */
import { addDays } from './dates'
import { isWorkday } from './openingHours'
import { type Cents } from './money'
import type { RefundReason, RefundStatus, RefundWay } from './refundStates'
import { leastCredit } from './limits'
import * as depositTexts from './texts/deposits'

/** While it is one of these, the same money cannot be asked for again. */
export const openStatuses = ['requested', 'approved'] as const satisfies readonly RefundStatus[]

/** What of refunds a customer sees: money that is on its way or was sent. */
export const seenStatuses = ['approved', 'sent', 'cashed', 'voided', 'stale'] as const satisfies readonly RefundStatus[]

/** How refunds read, to staff and to customers, on the screen and in a file. */
export const reasonWords: Record<RefundReason, string> = {
  overpayment: 'Overpayment',
  closed_account: 'Closed account',
  duplicate_payment: 'Duplicate payment',
  billing_correction: 'Billing correction',
  deposit: 'Deposit',
  goodwill: 'Goodwill',
  outage_credit: 'Outage credit',
}

export const refundWords: Record<RefundStatus, string> = {
  requested: 'Requested',
  declined: 'Declined',
  approved: 'Approved',
  sent: 'Sent',
  failed: 'Failed',
  cashed: 'Cashed',
  voided: 'Voided',
  stale: 'Stale',
}

interface Going {
  way: RefundWay
  method: string
}

export function wayText({ way, method }: Going): string {
  switch (way) {
    case 'method':
      return method === '' ? 'Payment method' : method
    case 'check':
      return 'Check'
    case 'credit':
      return 'Credit to the account'
  }
}

/** A check that nobody has cashed by then is stale. */
export const staleAfterDays = 180

/** Checks go out with the mail of the next workday; everything else at once. */
export function sendDay(way: RefundWay, decidedOn: string): string {
  if (way !== 'check') return decidedOn
  let day = addDays(decidedOn, 1)
  while (!isWorkday(day)) day = addDays(day, 1)
  return day
}

export interface CreditFacts {
  isClosed: boolean
  balance: Cents
  hasOpenRefund: boolean
}

/** Why the credit of an account cannot be asked back; null when it can. */
export function creditProblem({ isClosed, balance, hasOpenRefund }: CreditFacts): string | null {
  if (hasOpenRefund) return depositTexts.refundAsked
  if (!isClosed) return depositTexts.refundNotFinal
  return -balance > leastCredit ? null : depositTexts.refundTooLittle
}

export interface DepositFacts {
  isHeld: boolean
  /** It was held for long enough, by who paid on time. */
  isCandidate: boolean
  isClosed: boolean
  balance: Cents
  hasOpenRefund: boolean
}

/** Why a deposit cannot be asked back; null when it can. */
export function depositProblem({ isHeld, isCandidate, isClosed, balance, hasOpenRefund }: DepositFacts): string | null {
  if (hasOpenRefund) return depositTexts.refundAsked
  if (!isHeld) return depositTexts.refundNotHeld
  if (!isClosed) return isCandidate ? null : depositTexts.refundNotYet
  return balance > 0 ? depositTexts.refundOwes(balance) : null
}

/** The movements of a deposit know a check and a credit; a closed account owes nothing that a credit could lower. */
export function waysOf(of: 'deposit' | 'credit', isClosed: boolean): readonly RefundWay[] {
  if (of === 'credit') return ['method', 'check']
  return isClosed ? ['check'] : ['check', 'credit']
}
