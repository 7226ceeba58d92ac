/**
 * Defines the payment types (specification, section 3) with their fees, which are shown before the payment and charged
 * with it.
 */
import { z } from 'zod/mini'
import { type Cents, shareOf } from '../billing/money'

export const paymentTypeCodes = ['CC', 'DC', 'DD', 'AP', 'GP', 'PAYPAL_ACCOUNT', 'VENMO'] as const
export const PaymentType = z.enum(paymentTypeCodes)
export type PaymentType = z.infer<typeof PaymentType>

export const defaultPaymentType: PaymentType = 'CC'

/** Fees are in tenths of a percent: 25 is 2.5%. */
export const paymentTypes: Record<PaymentType, { label: string; feePerMille: number }> = {
  CC: { label: 'Credit Card', feePerMille: 25 },
  DC: { label: 'Debit Card', feePerMille: 10 },
  DD: { label: 'E-Check', feePerMille: 0 },
  AP: { label: 'Apple Pay', feePerMille: 18 },
  GP: { label: 'Google Pay', feePerMille: 18 },
  PAYPAL_ACCOUNT: { label: 'Paypal', feePerMille: 29 },
  VENMO: { label: 'Venmo', feePerMille: 29 },
}

/** Returns a text such as "2.5%". */
export const feeLabel = (type: PaymentType): string => `${paymentTypes[type].feePerMille / 10}%`

export const feeOf = (type: PaymentType, amount: Cents): Cents => shareOf(amount, paymentTypes[type].feePerMille)
