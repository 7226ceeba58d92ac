/** Calculates what a payment charged the payer. */

import type { Payment } from '../contract/payments/payments'
import type { Cents } from '../format/money'

/** Returns whether money left the payer. A returned payment went back, and a pending one may still be charged. */
export const wasCharged: Record<Payment['status'], boolean> = {
  posted: true,
  pending: true,
  refunded: true,
  declined: false,
  failed: false,
  returned: false,
}

type Charge = Pick<Payment, 'status' | 'amount' | 'fee'>

/** Returns the charged fee, which is 0 if nothing was charged. */
export const chargedFee = ({ status, fee }: Charge): Cents => (wasCharged[status] ? fee : 0)

/** Returns the amount with its fee. For a payment that wasn't charged, this is the attempted amount. */
export const amountWithFee = (payment: Charge): Cents => payment.amount + chargedFee(payment)
