/** Logos and expiry states of saved payment methods. */
import { addDays, addMonths } from '#shared/format/dates'

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

const logos: Record<string, Logo> = {
  MC: 'mastercard',
  MC_DEBIT: 'mastercard',
  VISA: 'visa',
  VISA_DEBIT: 'visa',
  AMAZON_PAY: 'amazonPay',
  VENMO: 'venmo',
  DISC: 'discover',
  DISC_DEBIT: 'discover',
  AP: 'applePay',
  GP: 'googlePay',
  AMEX: 'amex',
  PAYPAY_ACCOUNT: 'paypal',
  PAYPAY_CREDIT: 'paypal',
  ECHECK: 'bank',
}

/** Returns null for a type without a logo, which is shown as text (specification, section 3). */
export const logoOf = (type: string): Logo | null => logos[type] ?? null

type Expiry = { month: number; year: number } | null

const soonDays = 60

/** A card is valid until the end of its month, and "soon" starts 60 days before that. `today` is `YYYY-MM-DD`. */
export function expiryState(expiry: Expiry, today: string): 'none' | 'valid' | 'soon' | 'expired' {
  if (!expiry) return 'none'
  const firstDay = `${expiry.year}-${String(expiry.month).padStart(2, '0')}-01`
  const lastDay = addDays(addMonths(firstDay, 1), -1)
  if (lastDay < today) return 'expired'
  return lastDay <= addDays(today, soonDays) ? 'soon' : 'valid'
}
