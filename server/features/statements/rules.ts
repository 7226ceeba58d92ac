/** What a statement is worth today, and how it is named. */
import type { StatementStatus } from '#shared/contract/statements'
import { addDays, addMonths } from '#shared/dates'
import type { Cents } from '#shared/money'

export interface Standing {
  total: Cents
  dueOn: string
  /** Previous balance of the statement after this one; null for the latest. */
  carriedOver: Cents | null
  /** What the billing account owes today. */
  balance: Cents
}

/** What is still to be paid on a statement. An older one has handed what was left to its successor. */
export function unpaidOf({ total, carriedOver, balance }: Standing): Cents {
  return carriedOver === null ? Math.max(0, Math.min(balance, total)) : 0
}

export function statementStatus(standing: Standing, today: string): StatementStatus {
  if (standing.carriedOver !== null) return standing.carriedOver > 0 ? 'carried' : 'paid'
  const unpaid = unpaidOf(standing)
  if (unpaid === 0) return 'paid'
  if (standing.dueOn < today) return 'past_due'
  return unpaid < standing.total ? 'partly_paid' : 'open'
}

const daysToBill = 2

/** When the first bill of a service comes: two days after its first month that ends in the future. */
export function firstBillDay(startedOn: string, today: string): string {
  for (let months = 1; ; months++) {
    const day = addDays(addMonths(startedOn, months), daysToBill)
    if (day > today) return day
  }
}

/** A bill of several addresses is named after the first. */
export const placeOf = (first: string, count: number): string => (count > 1 ? `${first} and ${count - 1} more` : first)
