/** What charging a bill by itself costs on top, in dollars of what is owed now. */
import type { Cents } from '#shared/money'
import { feeLabel, feeOf, paymentTypes, type PaymentType } from '#shared/paymentTypes'
import { amountText } from '../../../ui/look/amounts'
import * as paymentTexts from '#shared/texts/payments'

/** `owed` is null while it is not known. */
export function autopayFee(type: PaymentType, owed: Cents | null): string {
  if (paymentTypes[type].feePerMille === 0) return paymentTexts.noFeeECheckIsFree
  const example =
    owed !== null && owed > 0
      ? `, which is ${amountText(feeOf(type, owed))} on your balance of ${amountText(owed)}`
      : ''
  return paymentTexts.eachPaymentHasAFee(feeLabel(type), example)
}
