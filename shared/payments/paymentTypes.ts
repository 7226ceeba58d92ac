/**
 * Defines the payment types (specification, section 3) with their fees, which are shown before the payment and charged
 * with it.
 */
import { z } from 'zod/mini'
import { type Cents, shareOf } from '../format/money'
import { percentText } from '../format/plural'

export const paymentTypeCodes = ['CC', 'DC', 'DD', 'AP', 'GP', 'PAYPAL_ACCOUNT', 'VENMO'] as const
export const PaymentType = z.enum(paymentTypeCodes)
export type PaymentType = z.infer<typeof PaymentType>

export const defaultPaymentType: PaymentType = 'CC'

/** Fees are in tenths of a percent: 25 is 2.5%. */
export const feePerMille: Record<PaymentType, number> = {
  CC: 25,
  DC: 10,
  DD: 0,
  AP: 18,
  GP: 18,
  PAYPAL_ACCOUNT: 29,
  VENMO: 29,
}

/** Returns a text such as "2.5%". */
export const feeLabel = (type: PaymentType): string => percentText(feePerMille[type] / 10)

export const feeOf = (type: PaymentType, amount: Cents): Cents => shareOf(amount, feePerMille[type])
