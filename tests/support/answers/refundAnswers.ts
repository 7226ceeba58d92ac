/** A refund as the server returns it, for screen tests. */
import type { Refund } from '#shared/contract/billing/refunds'

export const aRefund = (changes: Partial<Refund> = {}): Refund => ({
  refund_id: '88888888-8888-4888-8888-888888888888',
  account_no: 'BA-9',
  crm_customer_number: 'CU-9',
  name: 'Oswin Varga',
  community: 'Fennick Oaks',
  reason: 'closed_account',
  status: 'requested',
  refund_amount: 42_15,
  requested_on: '2026-03-01',
  sent_on: null,
  check_number: '',
  refund_method: 'check',
  method: '',
  comments: '',
  requested_by: 'Percy Lambourne',
  is_own: false,
  decided_by: null,
  decided_at: null,
  problem: '',
  send_on: null,
  ...changes,
})
