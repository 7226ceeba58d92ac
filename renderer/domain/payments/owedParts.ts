/** Describes a balance in words. The dashboard and the document's script both use it, so it must not need React. */

import type { AccountOwner } from '#shared/access/accountOwner'
import type { Cents } from '#shared/format/money'
import * as commonTexts from '#shared/texts/common'
import * as paymentTexts from '#shared/texts/payments/payments'

export interface BalanceDue {
  unpaidBalance: Cents
  dueOn: string | null
}

interface Formats {
  amount: (cents: Cents) => string
  day: (day: string) => string
  /** `YYYY-MM-DD` */
  today: string
}

/** The parts of a balance's headline. The amount is set in larger type than the rest. */
export interface OwedParts {
  lead: string
  amount: string
  /** Missing when nothing is due. */
  due?: string
  /** Set when the due date has passed. */
  isLate?: true
}

/**
 * Returns "You owe", "$110.80" and "Due 03/22/2026", or "Past due: was due 03/22/2026". A credit is described as such,
 * never as a negative amount.
 */
export function owedParts(
  { unpaidBalance, dueOn }: BalanceDue,
  owner: AccountOwner,
  { amount, day, today }: Formats,
): OwedParts {
  if (unpaidBalance < 0) return { lead: paymentTexts.creditBalance, amount: amount(-unpaidBalance) }
  if (unpaidBalance === 0) return { lead: paymentTexts.allPaid, amount: amount(0) }
  const owed = { lead: paymentTexts.owesLead[owner], amount: amount(unpaidBalance) }
  if (dueOn === null) return owed
  return dueOn < today
    ? { ...owed, due: commonTexts.wasDueOn(day(dueOn)), isLate: true }
    : { ...owed, due: commonTexts.dueOn(day(dueOn)) }
}
