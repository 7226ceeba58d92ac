/** What a line of a bill is for, in the words of customer care. */
import type { StatementLine } from '#shared/contract/statements'
import { numberText } from '../../ui/look/amounts'
import * as statementTexts from '#shared/texts/statements'

const byLabel: Record<string, string> = {
  'Customer charge': statementTexts.theFixedPartOfYour,
  Delivery: statementTexts.bringingTheGasToYour,
  'Gas cost': statementTexts.theGasItselfAtThe,
  'Efficiency rider': statementTexts.paysForRebatesOnInsulation,
  'City fee': statementTexts.whatYourCityAsksOf,
  'No reading': statementTexts.theMeterCouldNotBe,
  'E911 fee': statementTexts.goesToTheEmergencyCall,
  'Universal service fund': statementTexts.aFederalFundThatKeeps,
  'Broadcast stations surcharge': statementTexts.whatLocalStationsAskFor,
  'Regional sports surcharge': statementTexts.whatRegionalSportsChannelsAsk,
  'Paper bill': statementTexts.aPrintedBillByMail,
  'Late fee': statementTexts.aPastBillWasNot,
  'Returned payment': statementTexts.theBankSentAPayment,
}

/** One or two sentences; null for a line that says all there is. */
export function explainLine(line: StatementLine): string | null {
  const known = byLabel[line.label]
  if (known) return known
  if (line.label.startsWith('State and local sales tax')) {
    return statementTexts.salesTaxOfYourState
  }
  if (line.quantity === null || line.rate === null || line.tariff === '') return null
  const price = `$${numberText(line.rate, { least: 2 })} a month`
  return line.unit === 'month'
    ? statementTexts.costsAndWasYoursFor(line.label, price)
    : statementTexts.costsYouHadItFor({ label: line.label, price, quantity: line.quantity, unit: line.unit })
}
