/** How deposits and refunds read. */
import type { DepositKind, DepositStatus, RefundReason, RefundStatus } from '#shared/deposits'

export const kindWords: Record<DepositKind, string> = {
  new_customer: 'New customer',
  credit: 'Credit',
  after_disconnect: 'After disconnect',
  builder_lot: 'Builder lot',
}

export const statusWords: Record<DepositStatus, string> = {
  billed: 'Billed',
  part_paid: 'Part paid',
  held: 'Held',
  review_due: 'Review due',
  refunded: 'Refunded',
  applied: 'Applied',
  forfeited: 'Forfeited',
  waived: 'Waived',
}

export const reasonWords: Record<RefundReason, string> = {
  overpayment: 'Overpayment',
  closed_account: 'Closed account',
  duplicate_payment: 'Duplicate payment',
  billing_correction: 'Billing correction',
  deposit: 'Deposit',
  goodwill: 'Goodwill',
  outage_credit: 'Outage credit',
}

export const refundWords: Record<RefundStatus, string> = {
  requested: 'Requested',
  approved: 'Approved',
  sent: 'Sent',
  cashed: 'Cashed',
  voided: 'Voided',
  stale: 'Stale',
}
