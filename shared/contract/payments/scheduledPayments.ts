/**
 * Defines scheduled payments with a saved method. These endpoints are not in the specification, which only has payments
 * of today.
 */

import { z } from 'zod/mini'
import { Dollars } from '../../billing/dollars'
import { Day, Moment } from '../../http/days'
import { earlyPaths } from '../../http/earlyPaths'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { ServiceType } from '../../services/services'
import { payableFields } from './payments'

/** `paying`: the payment is due and the bank hasn't answered. `not_needed`: nothing was owed on that day. */
export const scheduledPaymentStatuses = ['scheduled', 'paying', 'paid', 'failed', 'not_needed', 'cancelled'] as const
export const ScheduledPaymentStatus = z.enum(scheduledPaymentStatuses)
export type ScheduledPaymentStatus = z.infer<typeof ScheduledPaymentStatus>

export const ScheduledPayment = z.object({
  scheduled_payment_id: z.uuid(),
  status: ScheduledPaymentStatus,
  pay_on: Day,
  amount: Dollars,
  /** The payer pays this fee in addition to the amount. */
  fee: Dollars,
  payment_token: z.string(),
  method_type: z.string(),
  method_last4: z.string(),
  created_date: Moment,
  crm_billing_account_number: z.string(),
  service_type_code: ServiceType,
})
export type ScheduledPayment = z.output<typeof ScheduledPayment>

export const schedulePayment = endpoint({
  method: 'POST',
  path: '/api/v1/payment/schedule-payment',
  summary: 'Schedules a payment with a saved payment method, from 1 to 60 days ahead in the provider’s time zone.',
  access: 'MANAGEPAYMENT.write',
  changes: ['ScheduledPayments'],
  idempotent: true,
  body: z.strictObject({ ...payableFields, 'pay-on': Day }),
  response: ScheduledPayment,
})

export const listScheduledPayments = endpoint({
  method: 'GET',
  path: earlyPaths.scheduledPayments,
  summary: 'Lists a customer’s upcoming scheduled payments, earliest first.',
  access: 'MANAGEPAYMENT.read',
  reads: ['ScheduledPayments'],
  query: z.object({ crm_customer_id: Id }),
  response: z.array(ScheduledPayment),
})

export const cancelScheduledPayment = endpoint({
  method: 'POST',
  path: '/api/v1/payment/cancel-scheduled-payment',
  summary: 'Cancels a scheduled payment before its date.',
  access: 'MANAGEPAYMENT.write',
  changes: ['ScheduledPayments'],
  body: z.strictObject({ scheduled_payment_id: z.uuid() }),
  response: ScheduledPayment,
})

export const scheduledPayments = { schedulePayment, listScheduledPayments, cancelScheduledPayment }
