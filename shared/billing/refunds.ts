/** Defines the rules for refunds: which are possible, by which method, and when a check is mailed. */

import { isWorkday } from '../desks/openingHours'
import { addDays } from '../format/dates'
import type { Cents } from '../format/money'
import { minRefundCredit } from '../http/limits'
import * as refundTexts from '../texts/billing/refunds'
import type { RefundMethod, RefundStatus } from './refundStates'

/** While a refund has one of these statuses, the same money can't be requested again. */
export const openRefundStatuses = ['requested', 'approved'] as const satisfies readonly RefundStatus[]

/** Customers only see refunds that are approved or were sent. */
export const visibleRefundStatuses = [
  'approved',
  'sent',
  'cashed',
  'voided',
  'stale',
] as const satisfies readonly RefundStatus[]

interface RefundTarget {
  refund_method: RefundMethod
  method: string
}

export const refundMethodText = ({ refund_method, method }: RefundTarget): string =>
  refund_method === 'method' && method !== '' ? method : refundTexts.methodLabels[refund_method]

/** A check that isn't cashed after this many days is stale. */
export const staleCheckDays = 180

/** A check is mailed on the next workday. Other refunds are sent immediately. */
export function sendDay(refundMethod: RefundMethod, decidedOn: string): string {
  if (refundMethod !== 'check') return decidedOn
  let day = addDays(decidedOn, 1)
  while (!isWorkday(day)) day = addDays(day, 1)
  return day
}

interface CreditRefundFacts {
  isClosed: boolean
  balance: Cents
  hasOpenRefund: boolean
}

/** Returns why the credit of an account can't be refunded, or null if it can. */
export function creditProblem({ isClosed, balance, hasOpenRefund }: CreditRefundFacts): string | null {
  if (hasOpenRefund) return refundTexts.inProgress
  if (!isClosed) return refundTexts.notFinal
  return -balance > minRefundCredit ? null : refundTexts.tooLittle
}

interface DepositRefundFacts {
  isHeld: boolean
  /** The account paid on time for long enough while the deposit was held. */
  isCandidate: boolean
  isClosed: boolean
  balance: Cents
  hasOpenRefund: boolean
}

/** Returns why a deposit can't be refunded, or null if it can. */
export function depositProblem({
  isHeld,
  isCandidate,
  isClosed,
  balance,
  hasOpenRefund,
}: DepositRefundFacts): string | null {
  if (hasOpenRefund) return refundTexts.inProgress
  if (!isHeld) return refundTexts.depositNotHeld
  if (!isClosed) return isCandidate ? null : refundTexts.notYet
  return balance > 0 ? refundTexts.owes(balance) : null
}

/**
 * A deposit can only be refunded by check or as a credit. A closed account owes nothing, so a credit is useless there.
 */
export function refundMethodsFor(source: 'deposit' | 'credit', isClosed: boolean): readonly RefundMethod[] {
  if (source === 'credit') return ['method', 'check']
  return isClosed ? ['check'] : ['check', 'credit']
}
