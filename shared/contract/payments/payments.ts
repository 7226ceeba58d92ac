/** Defines balances, payments, saved payment methods and autopay. */

import { z } from 'zod/mini'
import { creditReasonCodes } from '../../billing/credits'
import { Dollars } from '../../billing/dollars'
import { Day, Moment } from '../../http/days'
import { earlyPaths } from '../../http/earlyPaths'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { maximumPaymentCents, minimumPaymentCents } from '../../http/limits'
import { pageFields, pageQuery } from '../../http/paging'
import { PaymentType } from '../../payments/paymentTypes'
import { ServiceType } from '../../services/services'
import * as fieldTexts from '../../texts/fields'
import { Balance } from './balance'

export const viewBalance = endpoint({
  method: 'POST',
  path: '/api/v1/payment/view-acct-balance',
  summary: 'Returns the balance of a billing group and its due date. A negative balance is a credit.',
  access: 'MANAGEPAYMENT.read',
  reads: ['Balance'],
  body: z.strictObject({ service_type: ServiceType, service_account_id: Id, billing_group_id: Id }),
  response: Balance,
})

export const paymentStatuses = ['pending', 'posted', 'declined', 'failed', 'returned', 'refunded'] as const
export const PaymentStatus = z.enum(paymentStatuses)
export type PaymentStatus = z.infer<typeof PaymentStatus>

export const paymentChannels = ['portal', 'scheduled', 'autopay', 'phone', 'mail'] as const
export const PaymentChannel = z.enum(paymentChannels)
export type PaymentChannel = z.infer<typeof PaymentChannel>

export const Payment = z.object({
  payment_id: z.string(),
  confirmation_number: z.string(),
  created_date: Moment,
  posted_date: z.nullable(Moment),
  amount: Dollars,
  fee: Dollars,
  method_type: z.string(),
  method_last4: z.string(),
  channel: PaymentChannel,
  status: PaymentStatus,
  /** The payment was declined, failed or returned for this reason. It is empty otherwise. */
  reason: z.string(),
  /** The provider charges this fee if the bank returns the payment. It is 0 otherwise. */
  return_fee: Dollars,
  /** The receipt was sent to this address. It is null if none was sent. */
  receipt_email: z.nullable(z.string()),
  /**
   * This was the balance directly after the payment was posted. It is null for payments that weren't posted or are
   * older than this field.
   */
  balance_after: z.nullable(Dollars),
  crm_billing_account_number: z.string(),
  service_type_code: ServiceType,
})
export type Payment = z.output<typeof Payment>

export const listPayments = endpoint({
  method: 'POST',
  path: earlyPaths.payments,
  summary: 'Lists the payments of a billing group, newest first. With a confirmation number, returns that payment.',
  access: 'PAYMENTHISTORY.read',
  reads: ['Payments'],
  body: z.strictObject({
    billing_group_id: z.optional(Id),
    confirmation_number: z.optional(Id),
    status: z.optional(PaymentStatus),
    from_date: z.optional(Day),
    to_date: z.optional(Day),
    ...pageFields,
  }),
  response: z.object({
    payments: z.array(Payment),
    total_count: z.int(),
    /**
     * Sums payments with fees that were posted since January 1 of the current year, regardless of pages and filters.
     */
    paid_this_year: Dollars,
  }),
})

export const getReceiptPdf = endpoint({
  method: 'POST',
  path: '/api/v1/payment/get-receipt-pdf',
  summary: 'Returns the receipt of a payment as an accessible PDF. It says so if the payment is pending or failed.',
  access: 'PAYMENTHISTORY.read',
  body: z.strictObject({ confirmation_number: Id }),
  file: 'application/pdf',
})

/** Customers see neither who gave the credit nor the staff's internal comment. */
export const ReceivedCredit = z.object({
  credit_id: z.uuid(),
  created_date: Moment,
  amount: Dollars,
  credit_reason_cd: z.enum(creditReasonCodes),
  crm_billing_account_number: z.string(),
})
export type ReceivedCredit = z.output<typeof ReceivedCredit>

export const listReceivedCredits = endpoint({
  method: 'GET',
  path: earlyPaths.receivedCredits,
  summary: 'Lists the credits of a billing group, or of all of the caller’s billing groups, newest first.',
  access: 'PAYMENTHISTORY.read',
  // A credit lowers the balance, so both become stale together.
  reads: ['Balance'],
  query: z.object({ billing_group_id: z.optional(Id), ...pageQuery }),
  response: z.object({ credits: z.array(ReceivedCredit), total_count: z.int() }),
})

export const paymentSource = 'WEB_PORTAL'

/** One payment must have an amount in this range. */
export const PaymentAmount = Dollars.check(
  z.refine((cents) => cents >= minimumPaymentCents, { error: fieldTexts.amountTooSmall }),
  z.refine((cents) => cents <= maximumPaymentCents, { error: fieldTexts.amountTooLarge }),
)

/** Contains the amount, the account and the method of a payment. */
export const payableFields = {
  'parent-account-number': Id,
  'service-type': ServiceType,
  'service-account-number': Id,
  'billing-account-number': Id,
  'payment-token': Id,
  amount: PaymentAmount,
}

export const PaymentOutcome = z.enum(['ACCEPTED', 'DECLINED', 'PENDING'])
export type PaymentOutcome = z.infer<typeof PaymentOutcome>

/** Contains the result of a one-time payment. */
export const OneTimePayment = z.object({
  'payment-status': PaymentOutcome,
  'confirmation-number': z.string(),
  amount: Dollars,
  fee: Dollars,
  /** Tells the payer why the payment wasn't accepted. It is empty otherwise. */
  reason: z.string(),
})
export type OneTimePayment = z.output<typeof OneTimePayment>

export const payOnce = endpoint({
  method: 'POST',
  path: '/api/v1/payment/onetime-payment',
  summary:
    'Makes a one-time payment with a saved payment method. PENDING means that the bank has not responded; the payment is resolved without a second charge.',
  access: 'MANAGEPAYMENT.write',
  changes: ['Balance', 'Payments', 'Accounts'],
  idempotent: true,
  body: z.strictObject({
    ...payableFields,
    source: z.literal(paymentSource),
    'record-payment': z.literal(true),
  }),
  response: OneTimePayment,
})

export const resolveOneTimePayment = endpoint({
  method: 'POST',
  path: '/api/v1/payment/onetime-payment/resolve',
  summary:
    'Returns the result of the caller’s one-time payment with an Idempotency-Key, without charging. Null means that no payment with this key was received; one that arrives later is rejected.',
  access: 'MANAGEPAYMENT.read',
  changes: ['Balance', 'Payments', 'Accounts'],
  body: z.strictObject({ idempotency_key: Id }),
  response: z.object({ payment: z.nullable(OneTimePayment) }),
})

export const PaymentProfile = z.object({
  token: z.string(),
  /** The type selects a logo (VISA, MC_DEBIT, AP, …). A type without a logo is shown as text. */
  type: z.string(),
  'payment-category': PaymentType,
  /** All digits except the last four are masked. */
  'profile-account-number': z.string(),
  'card-holder-name': z.string(),
  'profile-description': z.string(),
  'credit-card-expiry-date': z.nullable(z.object({ month: z.int(), year: z.int() })),
  /** Autopay charges the bills of these billing groups to this method. */
  'autopay-billing-groups': z.array(z.string()),
  /** The customer chose this method to be offered first. At most one method is the default. */
  'is-default': z.boolean(),
  /** The payment provider accepts a new expiration date for this method. */
  'is-expiry-editable': z.boolean(),
})
export type PaymentProfile = z.infer<typeof PaymentProfile>

export const listPaymentProfiles = endpoint({
  method: 'POST',
  path: '/api/v1/payment/get-payment-profiles',
  summary:
    'Lists a customer’s saved payment methods: brand, last four digits and expiration date. The portal never receives card numbers.',
  access: 'MANAGEPAYMENT.read',
  reads: ['PaymentProfiles'],
  afterCode: true,
  query: z.object({
    crm_customer_id: Id,
    service_account_number: z.optional(z.string().check(z.maxLength(64))),
    billing_account_number: z.optional(z.string().check(z.maxLength(64))),
  }),
  response: z.array(PaymentProfile),
})

export const deletePaymentProfile = endpoint({
  method: 'DELETE',
  path: '/api/v1/payment/delete-payment-profile',
  summary: 'Deletes a saved payment method and cancels its scheduled payments. Rejected while autopay uses it.',
  access: 'MANAGEPAYMENT.write',
  changes: ['PaymentProfiles', 'Autopay', 'ScheduledPayments', 'Balance', 'Accounts'],
  query: z.object({ crm_customer_id: Id, token: Id }),
  response: z.null(),
})

export const updateDefaultPaymentProfile = endpoint({
  method: 'PUT',
  path: '/api/v1/payment/update-default-payment-profile',
  summary: 'Sets the payment method that is offered first. An empty token means that none is.',
  access: 'MANAGEPAYMENT.write',
  changes: ['PaymentProfiles'],
  query: z.object({ crm_customer_id: Id, token: z.string().check(z.trim(), z.maxLength(64)) }),
  response: z.null(),
})

export const updatePaymentProfileExpiry = endpoint({
  method: 'PUT',
  path: '/api/v1/payment/update-payment-profile-expiry',
  summary: 'Changes the expiration date of a saved card that its bank has renewed under the same number.',
  access: 'MANAGEPAYMENT.write',
  changes: ['PaymentProfiles', 'Autopay', 'Balance', 'Accounts'],
  query: z.object({ crm_customer_id: Id, token: Id }),
  body: z.strictObject({
    month: z.int().check(z.gte(1), z.lte(12)),
    year: z.int().check(z.gte(2000), z.lte(2199)),
  }),
  response: z.null(),
})

export const createPaymentLink = endpoint({
  method: 'POST',
  path: '/api/v1/payment/payment-iframe-link',
  summary:
    'Creates a link to the payment provider’s page for saving a payment method. The page returns to the portal’s own postback page.',
  access: 'MANAGEPAYMENT.write',
  changes: [],
  afterCode: true,
  body: z.strictObject({
    parent_account_number: Id,
    postback_url: z.url().check(z.maxLength(500)),
    payment_category: PaymentType,
  }),
  response: z.object({ 'payment-url': z.url() }),
})

/** The provider's page sends this to the postback page. Without a Token, the registration failed. */
export const PostbackMessage = z.object({ Token: z.optional(z.string()), Message: z.optional(z.string()) })
export type PostbackMessage = z.infer<typeof PostbackMessage>

export const Autopay = z.object({
  autopay_enabled: z.boolean(),
  token: z.nullable(z.string()),
  next_date: z.nullable(Day),
})
export type Autopay = z.infer<typeof Autopay>

export const getAutopay = endpoint({
  method: 'GET',
  path: '/api/v1/plans/get-autopay-status',
  summary: 'Returns whether autopay is on for a billing group, its payment method and its next date.',
  access: 'MANAGEPAYMENT.read',
  reads: ['Autopay'],
  query: z.object({ crm_billing_group_id: Id }),
  response: Autopay,
})

export const updateAutopay = endpoint({
  method: 'PUT',
  path: '/api/v1/payment/update-auto-pay-default-token',
  summary: 'Sets the payment method for autopay. An empty token turns autopay off.',
  access: 'MANAGEPAYMENT.write',
  changes: ['Autopay', 'PaymentProfiles', 'Balance', 'Accounts'],
  query: z.object({
    crm_customer_id: Id,
    crm_service_account_id: Id,
    crm_billing_group_id: Id,
    token: z.string().check(z.trim(), z.maxLength(64)),
  }),
  response: Autopay,
})

export const payments = {
  viewBalance,
  listPayments,
  getReceiptPdf,
  listReceivedCredits,
  payOnce,
  resolveOneTimePayment,
  listPaymentProfiles,
  deletePaymentProfile,
  updateDefaultPaymentProfile,
  updatePaymentProfileExpiry,
  createPaymentLink,
  getAutopay,
  updateAutopay,
}
