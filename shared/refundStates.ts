/** What refunds are for, how far each is, and in which way it goes. The contract of customers has them, which comes with the first screen: no rules stand here. */
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

/** `declined`: by the person who decided. `failed`: the provider said no, and the money is where it was. */
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

/** To a saved payment method, by check, or onto what the account owes. */
export const refundWays = ['method', 'check', 'credit'] as const
export type RefundWay = (typeof refundWays)[number]
