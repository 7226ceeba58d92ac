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
