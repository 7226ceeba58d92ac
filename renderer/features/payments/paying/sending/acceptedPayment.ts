/** The data of a just accepted payment, which the receipt shows until the server's record has loaded. */
import { z } from 'zod/mini'
import { Payment } from '#shared/contract/payments/payments'

const AcceptedPayment = z.extend(
  z.pick(Payment, {
    confirmation_number: true,
    created_date: true,
    amount: true,
    fee: true,
    method_type: true,
    method_last4: true,
    crm_billing_account_number: true,
    service_type_code: true,
  }),
  { user_id: z.string() },
)
export type AcceptedPayment = z.output<typeof AcceptedPayment>

export const toNavigationState = (paid: AcceptedPayment) => z.encode(AcceptedPayment, paid)

/** A browser keeps navigation state through reloads and sign-outs, so it must match this person and payment. */
export function readAcceptedPayment(state: unknown, userId: string, confirmationNumber: string): Payment | null {
  const { success, data } = z.safeParse(AcceptedPayment, state)
  if (!success || data.user_id !== userId || data.confirmation_number !== confirmationNumber) return null
  return {
    ...data,
    payment_id: '',
    posted_date: null,
    channel: 'portal',
    status: 'posted',
    reason: '',
    return_fee: 0,
    receipt_email: null,
    balance_after: null,
  }
}
