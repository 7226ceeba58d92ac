/** What a saved method is called and which logo it has. An unknown type is shown as its own text (specification, section 3). */
import { addDays, addMonths } from '#shared/dates'

export type Logo =
  | 'visa'
  | 'mastercard'
  | 'amex'
  | 'discover'
  | 'applePay'
  | 'googlePay'
  | 'amazonPay'
  | 'venmo'
  | 'paypal'
  | 'bank'

interface Brand {
  name: string
  logo: Logo
}

const brands: Record<string, Brand> = {
  MC: { name: 'Mastercard', logo: 'mastercard' },
  MC_DEBIT: { name: 'Mastercard Debit', logo: 'mastercard' },
  VISA: { name: 'Visa', logo: 'visa' },
  VISA_DEBIT: { name: 'Visa Debit', logo: 'visa' },
  AMAZON_PAY: { name: 'Amazon Pay', logo: 'amazonPay' },
  VENMO: { name: 'Venmo', logo: 'venmo' },
  DISC: { name: 'Discover', logo: 'discover' },
  DISC_DEBIT: { name: 'Discover Debit', logo: 'discover' },
  AP: { name: 'Apple Pay', logo: 'applePay' },
  GP: { name: 'Google Pay', logo: 'googlePay' },
  AMEX: { name: 'American Express', logo: 'amex' },
  PAYPAY_ACCOUNT: { name: 'PayPal', logo: 'paypal' },
  PAYPAY_CREDIT: { name: 'PayPal Credit', logo: 'paypal' },
  ECHECK: { name: 'E-Check', logo: 'bank' },
}

export const brandOf = (type: string): { name: string; logo: Logo | null } => brands[type] ?? { name: type, logo: null }

/** "****1111" and "1111" both become "1111": never more than four digits are shown. */
export const lastFour = (accountNumber: string): string => accountNumber.replaceAll(/\W/g, '').slice(-4)

/** "Visa ending in 1111", as it is read out and written in sentences. */
export function methodName(type: string, accountNumber: string): string {
  const digits = lastFour(accountNumber)
  return digits ? `${brandOf(type).name} ending in ${digits}` : brandOf(type).name
}

export type Expiry = { month: number; year: number } | null

/** 03/2027 */
export const expiryLabel = ({ month, year }: { month: number; year: number }): string =>
  `${String(month).padStart(2, '0')}/${year}`

const soonDays = 60

/** A card lives until the end of its month, and counts as expiring soon 60 days before that. `today` is `YYYY-MM-DD`. */
export function expiryState(expiry: Expiry, today: string): 'none' | 'valid' | 'soon' | 'expired' {
  if (!expiry) return 'none'
  const firstDay = `${expiry.year}-${String(expiry.month).padStart(2, '0')}-01`
  const lastDay = addDays(addMonths(firstDay, 1), -1)
  if (lastDay < today) return 'expired'
  return lastDay <= addDays(today, soonDays) ? 'soon' : 'valid'
}
