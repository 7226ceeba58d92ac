/** What a payment took from the payer. */
import type { Payment } from './contract/payments'
import type { Cents } from './money'

/** Whether money left the payer; a returned payment went back, and one that is being checked may still. */
export const wasCharged: Record<Payment['status'], boolean> = {
  posted: true,
  pending: true,
  refunded: true,
  declined: false,
  failed: false,
  returned: false,
}

type Charge = Pick<Payment, 'status' | 'amount' | 'fee'>

/** The fee that was taken; none where nothing was. */
export const feeTaken = ({ status, fee }: Charge): Cents => (wasCharged[status] ? fee : 0)

/** With the fee; of a payment that was not taken, what was tried. */
export const amountWithFee = (payment: Charge): Cents => payment.amount + feeTaken(payment)
