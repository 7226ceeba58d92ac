/** Computes what is unpaid on a statement today, its status, and its address line. */

import type { StatementStatus } from '#shared/contract/billing/statements'
import { addDays, addMonths } from '#shared/format/dates'
import type { Cents } from '#shared/format/money'
import * as statementTexts from '#shared/texts/billing/statements'
import { autopayDayOf } from '../../directory/payments/rules'

interface StatementBalance {
  total: Cents
  dueOn: string
  /** The previous balance of the following statement, or null for the latest one. */
  carriedOver: Cents | null
  /** The current balance of the billing account. */
  balance: Cents
}

/** Returns the unpaid amount of a statement. The unpaid amount of an older one is part of the next one. */
export function unpaidOf({ total, carriedOver, balance }: StatementBalance): Cents {
  return carriedOver === null ? Math.max(0, Math.min(balance, total)) : 0
}

export function statementStatus(balanceState: StatementBalance, today: string): StatementStatus {
  if (balanceState.carriedOver !== null) return balanceState.carriedOver > 0 ? 'carried' : 'paid'
  const unpaid = unpaidOf(balanceState)
  if (unpaid === 0) return 'paid'
  if (balanceState.dueOn < today) return 'past_due'
  return unpaid < balanceState.total ? 'partly_paid' : 'open'
}

/** Returns the day on which autopay pays a bill, or null once it has passed: autopay tries each bill only once. */
export function upcomingAutopayDay(dueOn: string, today: string): string | null {
  const day = autopayDayOf(dueOn)
  return day < today ? null : day
}

const daysUntilBill = 2

/**
 * Returns the day of a service's first bill: two days after the first monthly period whose bill day is in the future.
 */
export function firstBillDay(startedOn: string, today: string): string {
  for (let months = 1; ; months++) {
    const day = addDays(addMonths(startedOn, months), daysUntilBill)
    if (day > today) return day
  }
}

/** A bill for several addresses shows the first one and the number of others. */
export const formatAddresses = (first: string, count: number): string =>
  count > 1 ? statementTexts.severalAddresses(first, count - 1) : first
