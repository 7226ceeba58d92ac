/** Describes the autopay fee, with the current balance as an example. */
import type { Cents } from '#shared/billing/money'
import { feeLabel, feeOf, type PaymentType, paymentTypes } from '#shared/payments/paymentTypes'
import * as paymentTexts from '#shared/texts/payments'
import { amountText } from '../../../ui/format/amounts'

/** `owed` is null while unknown. */
export function autopayFeeText(type: PaymentType, owed: Cents | null): string {
  if (paymentTypes[type].feePerMille === 0) return paymentTexts.noFeeECheckIsFree
  if (owed === null || owed <= 0) return paymentTexts.autopayFee(feeLabel(type))
  return paymentTexts.feeOnBalance({
    fee: feeLabel(type),
    amount: amountText(feeOf(type, owed)),
    balance: amountText(owed),
  })
}
