/** Texts about the names of payment methods. */

export const methodEndingIn = (brand: string, digits: string) => `${brand} ending in ${digits}`
export const expiryFact = (expiry: string) => `expires ${expiry}`
export const methodWithFacts = (method: string, facts: string) => `${method} (${facts})`

/** The brands of the specification. */
export const brandNames: Record<string, string> = {
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
