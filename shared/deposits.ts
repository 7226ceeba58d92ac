/** Deposits: their kinds, states and movements, and when one goes back. */
import { addDays } from './dates'
import type { Cents } from './money'

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

/** How deposits read, on the screen and in a file. */
export const depositKindWords: Record<DepositKind, string> = {
  new_customer: 'New customer',
  credit: 'Credit',
  after_disconnect: 'After disconnect',
  builder_lot: 'Builder lot',
}

export const depositStatusWords: Record<DepositStatus, string> = {
  billed: 'Billed',
  part_paid: 'Partly paid',
  held: 'Held',
  review_due: 'Review due',
  refunded: 'Refunded',
  applied: 'Applied',
  forfeited: 'Forfeited',
  waived: 'Waived',
}

/** Movements of a deposit by their code on the wire. */
export const depositTxnTypes = {
  DEPB: 'Billed',
  DEPP: 'Payment',
  DEPI: 'Interest accrued',
  DEPX: 'Interest paid',
  DEPA: 'Applied to arrears',
  DEPF: 'Applied to final bill',
  DEPC: 'Refunded as credit',
  DEPK: 'Refunded by check',
  DEPT: 'Transferred to another account',
  DEPW: 'Waived',
  DEPR: 'Reversed',
  DEPE: 'Unclaimed property',
} as const
export type DepositTxnType = keyof typeof depositTxnTypes
export const depositTxnCodes = Object.keys(depositTxnTypes) as [DepositTxnType, ...DepositTxnType[]] // the keys above

/** So many months in a row on time, and a deposit goes back. */
export const goodMonths = 12

/** The range in which a report looks back. */
export const mostDays = 3_650
export const usualDays = [7, 30, 90] as const

/** The first day of the last `days` days, today included. */
export const firstDayOf = (today: string, days: number): string => addDays(today, 1 - days)

/** A bill, and what was owed with it. */
export interface Billed {
  issuedOn: string
  dueOn: string
  owed: Cents
}

/** Money that came in on a day and stayed: returned payments are none. */
export interface Received {
  day: string
  amount: Cents
}

/** How many of the latest bills, one after the other, were paid in full by the day they fell due. One that is not due yet says nothing. */
export function monthsOnTime(bills: readonly Billed[], received: readonly Received[], today: string): number {
  const due = bills
    .filter(({ dueOn }) => dueOn < today)
    .toSorted((one, other) => (one.issuedOn < other.issuedOn ? 1 : one.issuedOn > other.issuedOn ? -1 : 0))
  const late = due.findIndex(({ issuedOn, dueOn, owed }) => {
    const paid = received
      .filter(({ day }) => day >= issuedOn && day <= dueOn)
      .reduce((sum, { amount }) => sum + amount, 0)
    return paid < owed
  })
  return late === -1 ? due.length : late
}

/** Still with the provider, whether or not its review has come. */
export const heldStatuses = ['held', 'review_due'] as const satisfies readonly DepositStatus[]

/** Only what is held can go back. */
export const isHeld = (status: DepositStatus): boolean => heldStatuses.some((held) => held === status)

/** Whether a deposit should go back: it is held, and the account has paid on time for long enough. */
export const isRefundCandidate = (deposit: { status: DepositStatus; months: number }): boolean =>
  isHeld(deposit.status) && deposit.months >= goodMonths
