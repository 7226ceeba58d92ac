/** Formats the differences between two bills. */
import type { StatementComparison } from '#shared/billing/compareStatements'
import { findMainCause } from '#shared/billing/mainCause'
import type { Cents } from '#shared/format/money'
import * as statementTexts from '#shared/texts/billing/statements'
import { amountText } from '../../ui/format/amounts'

export const amountOr = (fallback: string, cents: Cents | null): string =>
  cents === null ? fallback : amountText(cents)
export const signedAmount = (cents: Cents): string => (cents > 0 ? `+${amountText(cents)}` : amountText(cents))

/** Says how much the charges changed since the bill of the day, and why if there is one main reason. */
export function changeHeadline(comparison: StatementComparison, day: string): string {
  const { total } = comparison
  if (total === 0) return statementTexts.sameCharges(day)
  const cause = findMainCause(comparison)
  const [amount, isHigher] = [amountText(Math.abs(total)), total > 0]
  if (!cause) return statementTexts.chargesChanged(amount, isHigher, day)
  const change = { amount, isHigher, day, isOnlyCause: cause.isOnly }
  switch (cause.kind) {
    case 'usage':
      return statementTexts.changedByUsage(change, cause.moreTherms)
    case 'new':
      return statementTexts.changedByNewCharge(change, cause.label)
    case 'removed':
      return statementTexts.changedByRemoval(change, cause.label)
    case 'changed':
      return statementTexts.changedByCharge(change, cause.label, amountText(Math.abs(cause.change)))
  }
}
