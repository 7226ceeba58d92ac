/** Explains the lines of a bill in the words of customer care. */
import type { StatementLine } from '#shared/contract/billing/statements'
import * as chargeTexts from '#shared/texts/billing/chargeExplanations'
import * as statementTexts from '#shared/texts/billing/statements'
import { dollarsText } from '../../ui/format/amounts'

/** Returns null if the line needs no explanation. */
export function explainLine(line: StatementLine): string | null {
  if (line.charge !== undefined) return chargeTexts.chargeExplanations[line.charge]
  // The remaining sentences are about plans and packs.
  if (line.section === 'GAS' || line.quantity === null || line.rate === null || line.tariff === '') return null
  const price = statementTexts.pricePerMonth(dollarsText(line.rate))
  return line.unit === 'month'
    ? statementTexts.wholeMonthPrice(line.label, price)
    : statementTexts.partialMonthPrice({ label: line.label, price, quantity: line.quantity, unit: line.unit })
}
