/** Explains the lines of a bill in the words of customer care. */
import type { StatementLine } from '#shared/contract/billing/statements'
import * as statementTexts from '#shared/texts/billing/statements'
import { dollarsText } from '../../ui/format/amounts'

const explanationByLabel: Record<string, string> = {
  'Customer charge': statementTexts.explainFixedCharge,
  Delivery: statementTexts.gasDeliveryExplanation,
  'Gas cost': statementTexts.explainGasCharge,
  'Efficiency rider': statementTexts.efficiencyExplanation,
  'City fee': statementTexts.explainFranchiseFee,
  'No reading': statementTexts.estimatedReadingExplanation,
  'E911 fee': statementTexts.emergencyFeeExplanation,
  'Universal service fund': statementTexts.federalFundExplanation,
  'Broadcast stations surcharge': statementTexts.explainBroadcastFee,
  'Regional sports surcharge': statementTexts.sportsFeeExplanation,
  'Paper bill': statementTexts.paperFeeExplanation,
  'Late fee': statementTexts.lateFeeExplanation,
  'Returned payment': statementTexts.explainReturnedPayment,
}

/** Returns null if the label needs no explanation. */
export function explainLine(line: StatementLine): string | null {
  const explanation = explanationByLabel[line.label]
  if (explanation) return explanation
  if (line.label.startsWith('State and local sales tax')) {
    return statementTexts.salesTaxExplanation
  }
  if (line.quantity === null || line.rate === null || line.tariff === '') return null
  const price = statementTexts.pricePerMonth(dollarsText(line.rate))
  return line.unit === 'month'
    ? statementTexts.wholeMonthPrice(line.label, price)
    : statementTexts.partialMonthPrice({ label: line.label, price, quantity: line.quantity, unit: line.unit })
}
