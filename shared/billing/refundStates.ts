/**
 * Defines the reasons, statuses and methods of refunds. The customer contract, which the first screen loads, needs
 * them, so this file contains no rules.
 */
export const refundReasons = [
  'overpayment',
  'closed_account',
  'duplicate_payment',
  'billing_correction',
  'deposit',
  'goodwill',
  'outage_credit',
] as const
export type RefundReason = (typeof refundReasons)[number]

/** `declined`: the approver declined the refund. `failed`: the provider rejected it, and the money hasn't moved. */
export const refundStatuses = [
  'requested',
  'declined',
  'approved',
  'sent',
  'failed',
  'cashed',
  'voided',
  'stale',
] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** `method` is a saved payment method, and `credit` reduces what the account owes. */
export const refundMethods = ['method', 'check', 'credit'] as const
export type RefundMethod = (typeof refundMethods)[number]
