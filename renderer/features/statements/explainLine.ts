/** Explains the lines of a bill in the words of customer care. */
import type { StatementLine } from '#shared/contract/billing/statements'
import * as statementTexts from '#shared/texts/billing/statements'
import { dollarsText } from '../../ui/format/amounts'

const explanationByLabel: Record<string, string> = {
  'Customer charge': statementTexts.explainFixedCharge,
  Delivery: statementTexts.bringingGasToYourHome,
  'Gas cost': statementTexts.explainGasCharge,
  'Efficiency rider': statementTexts.paysForRebatesOnInsulation,
  'City fee': statementTexts.explainFranchiseFee,
  'No reading': statementTexts.weCouldntReadTheMeter,
  'E911 fee': statementTexts.goesToYourCountysEmergency,
  'Universal service fund': statementTexts.aFederalFundThatKeeps,
  'Broadcast stations surcharge': statementTexts.explainBroadcastFee,
  'Regional sports surcharge': statementTexts.whatRegionalSportsChannelsCharge,
  'Paper bill': statementTexts.aPrintedBillByMail,
  'Late fee': statementTexts.aPastBillWasntPaid,
  'Returned payment': statementTexts.explainReturnedPayment,
}

/** Returns null if the label needs no explanation. */
export function explainLine(line: StatementLine): string | null {
  const explanation = explanationByLabel[line.label]
  if (explanation) return explanation
  if (line.label.startsWith('State and local sales tax')) {
    return statementTexts.stateAndCitySalesTax
  }
  if (line.quantity === null || line.rate === null || line.tariff === '') return null
  const price = statementTexts.pricePerMonth(dollarsText(line.rate))
  return line.unit === 'month'
    ? statementTexts.costsYouHadItForThe(line.label, price)
    : statementTexts.costsYouHadItFor({ label: line.label, price, quantity: line.quantity, unit: line.unit })
}
