/** Defines deposits: their kinds, statuses and transactions, and when a deposit is refundable. */

import { addDays } from '../format/dates'
import type { Cents } from '../format/money'

export const depositKinds = ['new_customer', 'credit', 'after_disconnect', 'builder_lot'] as const
export type DepositKind = (typeof depositKinds)[number]

export const depositStatuses = [
  'billed',
  'part_paid',
  'held',
  'review_due',
  'refunded',
  'applied',
  'forfeited',
  'waived',
] as const
export type DepositStatus = (typeof depositStatuses)[number]

/** The wire codes of deposit transactions. */
export const depositTxnCodes = [
  'DEPB',
  'DEPP',
  'DEPI',
  'DEPX',
  'DEPA',
  'DEPF',
  'DEPC',
  'DEPK',
  'DEPT',
  'DEPW',
  'DEPR',
  'DEPE',
] as const
export type DepositTxnType = (typeof depositTxnCodes)[number]

/** A deposit becomes refundable after this many consecutive months of payments on time. */
export const minOnTimeMonths = 12

/** A report looks back at most this many days. */
export const maxReportDays = 3_650
export const reportDayOptions = [7, 30, 90] as const

/** Returns the first day of the last `days` days, which include today. */
export const firstDayOf = (today: string, days: number): string => addDays(today, 1 - days)

/** Describes a bill with the amount that was owed at that time. */
export interface IssuedBill {
  issuedOn: string
  dueOn: string
  owed: Cents
}

/** Describes a payment that wasn't returned. */
export interface ReceivedPayment {
  day: string
  amount: Cents
}

/**
 * Counts how many of the latest consecutive bills were paid in full by their due day. Bills that aren't due yet don't
 * count.
 */
export function countMonthsOnTime(
  bills: readonly IssuedBill[],
  payments: readonly ReceivedPayment[],
  today: string,
): number {
  const dueBills = bills
    .filter(({ dueOn }) => dueOn < today)
    .toSorted((one, other) => (one.issuedOn < other.issuedOn ? 1 : one.issuedOn > other.issuedOn ? -1 : 0))
  const firstLateIndex = dueBills.findIndex(({ issuedOn, dueOn, owed }) => {
    const paid = payments
      .filter(({ day }) => day >= issuedOn && day <= dueOn)
      .reduce((sum, { amount }) => sum + amount, 0)
    return paid < owed
  })
  return firstLateIndex === -1 ? dueBills.length : firstLateIndex
}

/** The provider holds a deposit in these statuses, whether or not its review is due. */
export const heldStatuses = ['held', 'review_due'] as const satisfies readonly DepositStatus[]

/** Only a held deposit is refundable. */
export const isHeld = (status: DepositStatus): boolean => heldStatuses.some((heldStatus) => heldStatus === status)

/** Returns whether the deposit is held and the account has paid on time for long enough. */
export const isRefundCandidate = (deposit: { status: DepositStatus; months: number }): boolean =>
  isHeld(deposit.status) && deposit.months >= minOnTimeMonths
