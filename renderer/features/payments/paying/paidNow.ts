/** What is known of a payment the moment it is accepted: the receipt shows it until the server's own record has come. */
import { z } from 'zod/mini'
import { Moment } from '#shared/dates'
import type { Payment } from '#shared/contract/payments'
import { ServiceType } from '#shared/services'

export const PaidNow = z.object({
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
export type PaidNow = z.infer<typeof PaidNow>

/** A browser keeps what a page was opened with through reloads and sign-outs, so it counts for this person's payment only. */
export function paidNowOf(state: unknown, userId: string, confirmationNumber: string): Payment | null {
  const { success, data } = PaidNow.safeParse(state)
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
