/** Defines the timeline of a customer: payments, bills, credits, refunds, requests, messages, sign-ins and notes. */
import { z } from 'zod/mini'
import { signInOutcomes } from '../../access/signInOutcomes'
import { creditReasonCodes } from '../../billing/credits'
import { Dollars } from '../../billing/dollars'
import { refundMethods, refundReasons, refundStatuses } from '../../billing/refundStates'
import { Day, Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { cursorOfKey, pageSizeQuery, uuidKey } from '../../http/paging'
import { PaymentStatus } from '../payments/payments'

/** Describes one event of an account. */
export const TimelineEntry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('payment'),
    at: Moment,
    confirmation_number: z.string(),
    amount: Dollars,
    status: PaymentStatus,
    method_type: z.string(),
    method_last4: z.string(),
  }),
  z.object({
    kind: z.literal('credit'),
    at: Moment,
    credit_id: z.uuid(),
    amount: Dollars,
    credit_reason_cd: z.enum(creditReasonCodes),
    comments: z.string(),
    crm_billing_account_number: z.string(),
  }),
  z.object({
    kind: z.literal('refund'),
    /** The refund was requested on this day. */
    at: Moment,
    refund_id: z.uuid(),
    amount: Dollars,
    reason: z.enum(refundReasons),
    status: z.enum(refundStatuses),
    refund_method: z.enum(refundMethods),
    method: z.string(),
    crm_billing_account_number: z.string(),
  }),
  z.object({
    kind: z.literal('statement'),
    at: Moment,
    charges: Dollars,
    due_date: Day,
    crm_billing_account_number: z.string(),
  }),
  z.object({
    kind: z.literal('case'),
    at: Moment,
    case_id: z.uuid(),
    case_no: z.string(),
    title: z.string(),
    is_message: z.boolean(),
    /** This agent opened the case for the customer. It is null if the customer did. */
    written_by: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal('comment'),
    at: Moment,
    comment_id: z.uuid(),
    case_id: z.uuid(),
    case_no: z.string(),
    title: z.string(),
    is_message: z.boolean(),
    author: z.string(),
  }),
  z.object({
    kind: z.literal('signin'),
    at: Moment,
    sign_in_id: z.uuid(),
    name: z.string(),
    outcome: z.enum(signInOutcomes),
    device: z.string(),
  }),
  z.object({ kind: z.literal('note'), at: Moment, note_id: z.uuid(), note: z.string(), author: z.string() }),
])
export type TimelineEntry = z.output<typeof TimelineEntry>
export const timelineKinds = [
  'payment',
  'credit',
  'refund',
  'statement',
  'case',
  'comment',
  'signin',
  'note',
] as const satisfies TimelineEntry['kind'][]
export type TimelineKind = (typeof timelineKinds)[number]

/** The timeline has these parts. Each requires its own right. */
export const timelineParts = [
  'payments',
  'bills',
  'credits',
  'refunds',
  'requests',
  'messages',
  'notes',
  'sign-ins',
] as const
export type TimelinePart = (typeof timelineParts)[number]

/** A user may lack the right to these parts. Notes require only access to the customer. */
export const leftOutParts = ['payments', 'bills', 'credits', 'refunds', 'requests', 'messages', 'sign-ins'] as const

export const listTimeline = endpoint({
  method: 'GET',
  path: '/api/v1/customer/timeline',
  summary: 'Lists all events of a customer for staff, newest first, as a page with the cursor of the next one.',
  access: 'staff:ACCOUNTS.read',
  query: z.object({
    crm_customer_id: Id,
    /** Selects one part. */
    part: z.optional(z.enum(timelineParts)),
    /** This is the cursor that the previous page returned. */
    after: z.optional(cursorOfKey(`[a-z]{4,9}_${uuidKey}`)),
    page_size: pageSizeQuery(100),
  }),
  response: z.object({
    entries: z.array(TimelineEntry),
    /** The cursor is null on the last page. */
    next: z.nullable(z.string()),
    left_out: z.array(z.enum(leftOutParts)),
  }),
})

export const timeline = { listTimeline }
