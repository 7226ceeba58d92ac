/** What kinds of payment methods are called. An unknown type is its own name (specification, section 3). */

const names: Record<string, string> = {
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

export const brandName = (type: string): string => names[type] ?? type

/** "****1111" and "1111" both become "1111": never more than four digits are shown. */
export const lastFour = (accountNumber: string): string => accountNumber.replaceAll(/\W/g, '').slice(-4)

/** "Visa ending in 1111", as it is read out and written in sentences. */
export function methodName(type: string, accountNumber: string): string {
  const digits = lastFour(accountNumber)
  return digits ? `${brandName(type)} ending in ${digits}` : brandName(type)
}

/** 03/2027 */
export const expiryLabel = ({ month, year }: { month: number; year: number }): string =>
  `${String(month).padStart(2, '0')}/${year}`

interface MethodInFull {
  type: string
  accountNumber: string
  /** What its owner calls it; the provider's own words for it say nothing new. */
  description: string
  holderName: string
  expiry: { month: number; year: number } | null
}

/** "Visa ending in 1111 (Company card, expires 03/2027)": tells two with the same last digits apart. */
export function methodInFull({ type, accountNumber, description, holderName, expiry }: MethodInFull): string {
  const name = methodName(type, accountNumber)
  const isNamed =
    description !== '' &&
    description !== brandName(type) &&
    !description.endsWith(`ending in ${lastFour(accountNumber)}`)
  const known = [isNamed ? description : holderName, expiry ? `expires ${expiryLabel(expiry)}` : '']
  const facts = known.filter((fact) => fact !== '' && fact !== name).join(', ')
  return facts === '' ? name : `${name} (${facts})`
}
