/** What a line of a bill is for, in the words of customer care. */
import type { StatementLine } from '#shared/contract/statements'
import { numberText } from '../../ui/look/amounts'

const byLabel: Record<string, string> = {
  'Customer charge':
    'The fixed part of your gas service: the meter, its reading and the billing. It does not depend on use.',
  Delivery:
    'Bringing the gas to your home through our pipes, for each therm. A therm is the heat in about 100 cubic feet of gas: the meter counts CCF, and the heat factor of the month turns them into therms.',
  'Gas cost': 'The gas itself, at the price we pay for it. It is set each quarter and passed on without a markup.',
  'Efficiency rider': 'Pays for rebates on insulation and efficient appliances, for each therm.',
  'City fee': 'What your city asks of us for the use of its streets, passed on as a share of your gas charges.',
  'No reading': 'The meter could not be read this month. The next bill has the use of both months.',
  'E911 fee': 'Goes to the emergency call centers of your county. Each voice line pays it.',
  'Universal service fund':
    'A federal fund that keeps telephone service affordable everywhere. It is a share of the voice charges.',
  'Broadcast stations surcharge': 'What local stations ask for letting us carry them, passed on as it is.',
  'Regional sports surcharge': 'What regional sports channels ask for letting us carry them, passed on as it is.',
  'Paper bill': 'A printed bill by mail. Turn on paperless billing, and it goes away.',
  'Late fee': 'A past bill was not paid by its due date: 1.5% of what was left, at least $1.',
  'Returned payment': 'The bank sent a payment back. The fee covers what it asks of us for that.',
}

/** One or two sentences; null for a line that says all there is. */
export function explainLine(line: StatementLine): string | null {
  const known = byLabel[line.label]
  if (known) return known
  if (line.label.startsWith('State and local sales tax')) {
    return 'Sales tax of your state and city, on the services that they tax.'
  }
  if (line.quantity === null || line.rate === null || line.tariff === '') return null
  const price = `$${numberText(line.rate, { least: 2 })} a month`
  return line.unit === 'month'
    ? `${line.label} costs ${price} and was yours for the whole month.`
    : `${line.label} costs ${price}. You had it for ${line.quantity} ${line.unit}, so only those days are billed.`
}
