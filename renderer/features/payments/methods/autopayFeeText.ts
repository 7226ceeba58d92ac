/** Describes the autopay fee, with the current balance as an example. */
import type { Cents } from '#shared/format/money'
import { feeLabel, feeOf, feePerMille, type PaymentType } from '#shared/payments/paymentTypes'
import * as autopayTexts from '#shared/texts/payments/autopay'
import { amountText } from '../../../ui/format/amounts'

/** `owed` is null while unknown. */
export function autopayFeeText(type: PaymentType, owed: Cents | null): string {
  if (feePerMille[type] === 0) return autopayTexts.noFeeHint
  if (owed === null || owed <= 0) return autopayTexts.autopayFee(feeLabel(type))
  return autopayTexts.feeOnBalance({
    fee: feeLabel(type),
    amount: amountText(feeOf(type, owed)),
    balance: amountText(owed),
  })
}
