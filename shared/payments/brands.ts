/** Formats payment methods. An unknown type is shown as it is (specification, section 3). */
import { lastFour } from '../format/lastFour'
import * as brandTexts from '../texts/payments/brands'

export const brandName = (type: string): string => brandTexts.brandNames[type] ?? type

/** Returns a name such as "Visa ending in 1111", which also reads well in sentences and for speech. */
export function methodName(type: string, accountNumber: string): string {
  const digits = lastFour(accountNumber)
  return digits ? brandTexts.methodEndingIn(brandName(type), digits) : brandName(type)
}

/** Returns a date such as "03/2027". */
export const expiryLabel = ({ month, year }: { month: number; year: number }): string =>
  `${String(month).padStart(2, '0')}/${year}`

interface MethodDescription {
  type: string
  accountNumber: string
  /** The customer chose this name. A description that only repeats the provider's name of the method is left out. */
  description: string
  holderName: string
  expiry: { month: number; year: number } | null
}

/** Returns "Visa ending in 1111 (Company card, expires 03/2027)", so that methods with the same last digits differ. */
export function describeMethod({ type, accountNumber, description, holderName, expiry }: MethodDescription): string {
  const name = methodName(type, accountNumber)
  const isNamed =
    description !== '' &&
    description !== brandName(type) &&
    !description.endsWith(`ending in ${lastFour(accountNumber)}`)
  const candidates = [isNamed ? description : holderName, expiry ? brandTexts.expiryFact(expiryLabel(expiry)) : '']
  const facts = candidates.filter((fact) => fact !== '' && fact !== name).join(', ')
  return facts === '' ? name : brandTexts.methodWithFacts(name, facts)
}
