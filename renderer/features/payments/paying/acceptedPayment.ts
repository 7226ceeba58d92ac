/** The data of a just accepted payment, which the receipt shows until the server's record has loaded. */
import { z } from 'zod/mini'
import type { Payment } from '#shared/contract/payments'
import { Moment } from '#shared/dates'
import { ServiceType } from '#shared/services'

export const AcceptedPayment = z.object({
  user_id: z.string(),
  confirmation_number: z.string(),
  created_date: Moment,
  amount: z.int(),
  fee: z.int(),
  method_type: z.string(),
  method_last4: z.string(),
  crm_billing_account_number: z.string(),
  service_type_code: ServiceType,
})
export type AcceptedPayment = z.infer<typeof AcceptedPayment>

/** A browser keeps navigation state through reloads and sign-outs, so it must match this person and payment. */
export function readAcceptedPayment(state: unknown, userId: string, confirmationNumber: string): Payment | null {
  const { success, data } = AcceptedPayment.safeParse(state)
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
