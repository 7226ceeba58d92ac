/** Describes the autopay fee, with the current balance as an example. */
import type { Cents } from '#shared/billing/money'
import { feeLabel, feeOf, type PaymentType, paymentTypes } from '#shared/payments/paymentTypes'
import * as paymentTexts from '#shared/texts/payments'
import { amountText } from '../../../ui/format/amounts'

/** `owed` is null while unknown. */
export function autopayFeeText(type: PaymentType, owed: Cents | null): string {
  if (paymentTypes[type].feePerMille === 0) return paymentTexts.noFeeECheckIsFree
  const example =
    owed !== null && owed > 0
      ? `, which is ${amountText(feeOf(type, owed))} on your balance of ${amountText(owed)}`
      : ''
  return paymentTexts.eachPaymentHasAFee(feeLabel(type), example)
}
