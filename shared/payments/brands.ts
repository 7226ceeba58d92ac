/** Formats payment methods. An unknown type is shown as it is (specification, section 3). */

const brandNames: Record<string, string> = {
  MC: 'Mastercard',
  MC_DEBIT: 'Mastercard Debit',
  VISA: 'Visa',
  VISA_DEBIT: 'Visa Debit',
  AMAZON_PAY: 'Amazon Pay',
  VENMO: 'Venmo',
  DISC: 'Discover',
  DISC_DEBIT: 'Discover Debit',
  AP: 'Apple Pay',
  GP: 'Google Pay',
  AMEX: 'American Express',
  PAYPAY_ACCOUNT: 'PayPal',
  PAYPAY_CREDIT: 'PayPal Credit',
  ECHECK: 'E-Check',
  CHECK: 'Check',
}

export const brandName = (type: string): string => brandNames[type] ?? type

/** "****1111" and "1111" both become "1111", because the portal never shows more than four digits. */
export const lastFour = (accountNumber: string): string => accountNumber.replaceAll(/\W/g, '').slice(-4)

/** Returns a name such as "Visa ending in 1111", which also reads well in sentences and for speech. */
export function methodName(type: string, accountNumber: string): string {
  const digits = lastFour(accountNumber)
  return digits ? `${brandName(type)} ending in ${digits}` : brandName(type)
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
  const candidates = [isNamed ? description : holderName, expiry ? `expires ${expiryLabel(expiry)}` : '']
  const facts = candidates.filter((fact) => fact !== '' && fact !== name).join(', ')
  return facts === '' ? name : `${name} (${facts})`
}
