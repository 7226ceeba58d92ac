/** How refunds read, to staff and to customers. */
import type { RefundReason, RefundStatus, RefundWay } from '#shared/refunds'

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
  declined: 'Declined',
  approved: 'Approved',
  sent: 'Sent',
  failed: 'Failed',
  cashed: 'Cashed',
  voided: 'Voided',
  stale: 'Stale',
}

interface Going {
  way: RefundWay
  method: string
}

export function wayText({ way, method }: Going): string {
  switch (way) {
    case 'method':
      return method === '' ? 'Payment method' : method
    case 'check':
      return 'Check'
    case 'credit':
      return 'Credit to the account'
  }
}
