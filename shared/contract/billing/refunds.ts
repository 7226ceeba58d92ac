/** Defines refunds: requests, approvals, and what customers see of them. */
import { z } from 'zod/mini'
import { maxReportDays } from '../../billing/deposits'
import { Dollars } from '../../billing/dollars'
import { refundMethods, refundReasons, refundStatuses } from '../../billing/refundStates'
import { visibleRefundStatuses } from '../../billing/refunds'
import { Line } from '../../fields/textFields'
import { Day, Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { pageFields, pageQuery } from '../../http/paging'
import { queryNumber } from '../../http/queryNumbers'
import { sortField } from '../../http/sorting'
import * as refundTexts from '../../texts/billing/refunds'
import * as fieldTexts from '../../texts/fields'

export const Refund = z.object({
  refund_id: z.uuid(),
  account_no: z.string(),
  crm_customer_number: z.string(),
  name: z.string(),
  community: z.string(),
  reason: z.enum(refundReasons),
  status: z.enum(refundStatuses),
  refund_amount: Dollars,
  requested_on: Day,
  sent_on: z.nullable(Day),
  /** The number is empty until a check is written. */
  check_number: z.string(),
  refund_method: z.enum(refundMethods),
  /** This is the target, such as a card. It is empty for a check or a credit. */
  method: z.string(),
  comments: z.string(),
  /** The name is empty if the billing system requested the refund. */
  requested_by: z.string(),
  /** The caller requested the refund, so another agent has to decide. */
  is_own: z.boolean(),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(Moment),
  /** The refund was declined, or the provider didn't send it, for this reason. It is empty otherwise. */
  problem: z.string(),
  /** An approved refund can be sent from this day on. */
  send_on: z.nullable(Day),
})
export type Refund = z.output<typeof Refund>

const days = z.int().check(z.gte(1), z.lte(maxReportDays))

export const refundSortColumns = ['account', 'amount', 'requested', 'status'] as const

export const listRefunds = endpoint({
  method: 'POST',
  path: '/api/v1/ssservice/get-refund-by-days',
  summary:
    'Lists refunds requested in the given number of days, newest first or sorted by a column, optionally with one status, and their total.',
  access: 'REFUNDS.read',
  reads: ['Refunds'],
  body: z.strictObject({
    days,
    status: z.optional(z.enum(refundStatuses)),
    sort: sortField(refundSortColumns),
    ...pageFields,
  }),
  response: z.object({ refunds: z.array(Refund), total_count: z.int(), total_refund: Dollars }),
})

export const exportRefunds = endpoint({
  method: 'GET',
  path: '/api/v1/ssservice/export-refunds',
  summary: 'Exports refunds requested in the given number of days as a spreadsheet.',
  access: 'REFUNDS.read',
  query: z.object({
    days: queryNumber(1, maxReportDays),
  }),
  file: 'text/csv',
  isExport: true,
})

export const Refundable = z.object({
  /** The id is null for the credit of the account. */
  deposit_id: z.nullable(z.uuid()),
  refund_amount: Dollars,
  refund_methods: z.array(z.enum(refundMethods)),
  /** Explains why the refund can't be requested. It is null if it can. */
  problem: z.nullable(z.string()),
})
export type Refundable = z.output<typeof Refundable>

export const getRefundable = endpoint({
  method: 'GET',
  path: '/api/v1/ssservice/get-refundable',
  summary:
    'Returns what can be refunded from an account: its credit and deposits, with the possible refund methods and saved payment methods.',
  access: 'REFUNDS.write',
  reads: ['Refunds', 'Balance', 'PaymentProfiles'],
  query: z.object({ acct_no: Id }),
  response: z.object({
    account_no: z.string(),
    crm_customer_number: z.string(),
    name: z.string(),
    balance: Dollars,
    refundable: z.array(Refundable),
    methods: z.array(z.object({ 'payment-token': z.string(), method: z.string() })),
  }),
})
export type RefundableAccount = z.output<(typeof getRefundable)['response']>

export const requestRefund = endpoint({
  method: 'POST',
  path: '/api/v1/ssservice/request-refund',
  summary:
    'Requests a refund of a deposit, or of the credit that remains after a final bill. A second user must approve it.',
  access: 'REFUNDS.write',
  changes: ['Refunds', 'Customer'],
  idempotent: true,
  body: z.strictObject({
    acct_no: Id,
    /** Without an id, the credit of the account is refunded. */
    deposit_id: z._default(z.nullable(z.uuid()), null),
    refund_method: z.enum(refundMethods),
    /** A refund to a saved method requires its token. */
    'payment-token': z.optional(Id),
    comments: z._default(Line({ name: fieldTexts.comment, max: 200 }), ''),
  }),
  response: Refund,
})

export const decideRefund = endpoint({
  method: 'POST',
  path: '/api/v1/ssservice/refunds/:refund_id/decide',
  summary: 'Approves or declines a refund. The requester cannot decide. An approved refund is paid once.',
  access: 'REFUNDS.approve',
  changes: ['Refunds', 'Balance', 'Customer'],
  params: z.object({ refund_id: z.uuid() }),
  body: z
    .strictObject({
      decision: z.enum(['approve', 'decline']),
      reason: z._default(Line({ name: fieldTexts.reason, max: 200 }), ''),
    })
    .check(
      z.refine(({ decision, reason }) => decision === 'approve' || reason !== '', {
        path: ['reason'],
        error: refundTexts.reasonNeeded,
      }),
    ),
  response: Refund,
})

/** Customers don't see the staff's internal comments. */
export const ReceivedRefund = z.object({
  refund_id: z.uuid(),
  /** The refund was sent on this day, or will be. */
  day: Day,
  amount: Dollars,
  reason: z.enum(refundReasons),
  status: z.enum(visibleRefundStatuses),
  refund_method: z.enum(refundMethods),
  method: z.string(),
  check_number: z.string(),
  crm_billing_account_number: z.string(),
})
export type ReceivedRefund = z.output<typeof ReceivedRefund>

export const listReceivedRefunds = endpoint({
  method: 'GET',
  path: '/api/v1/payment/received-refunds',
  summary: 'Lists refunds to a billing group, or to all of the caller’s billing groups, newest first.',
  access: 'PAYMENTHISTORY.read',
  reads: ['Balance'],
  query: z.object({ billing_group_id: z.optional(Id), ...pageQuery }),
  response: z.object({ refunds: z.array(ReceivedRefund), total_count: z.int() }),
})

export const refunds = {
  listRefunds,
  exportRefunds,
  getRefundable,
  requestRefund,
  decideRefund,
  listReceivedRefunds,
}
