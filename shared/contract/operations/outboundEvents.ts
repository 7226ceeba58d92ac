/**
 * Defines the events that other systems, such as the provider's billing system, receive about what people do in the
 * portal. They hold what such a system needs to follow: ids of both sides, amounts and the new values, but no texts that
 * people wrote. Stored events are read with these schemas, so a field may be added, but only as an optional one.
 */
import { z } from 'zod/mini'
import { creditReasonCodes } from '../../billing/credits'
import { Dollars } from '../../billing/dollars'
import { refundMethods, refundReasons } from '../../billing/refundStates'
import { caseCategories, caseKinds } from '../../cases/cases'
import { NotificationCategory, notificationChannels } from '../../customers/notifications'
import { Day, Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { queryNumber } from '../../http/queryNumbers'
import { defaultEventLimit, maxEventLimit, type OutboundEventType } from '../../operations/outboundEvents'
import { changeKinds } from '../../services/plans'
import * as httpTexts from '../../texts/http'
import { PaymentChannel } from '../payments/payments'

const eventOf = <const T extends OutboundEventType, Data extends z.ZodMiniType>(type: T, data: Data) =>
  z.object({
    event_id: z.uuid(),
    type: z.literal(type),
    occurred_at: Moment,
    crm_customer_number: z.string(),
    data,
  })

const group = { crm_billing_group_id: z.string() }
const account = { crm_billing_account_number: z.string() }
const caseFields = { case_id: z.uuid(), case_no: z.string() }
const paymentFields = {
  payment_id: z.uuid(),
  confirmation_number: z.string(),
  ...account,
  amount: Dollars,
  fee: Dollars,
  channel: PaymentChannel,
}

export const PaymentPostedEvent = eventOf('payment.posted', z.object(paymentFields))

/** `declined`: the bank or card network said no. `failed`: no one could be charged. */
export const PaymentFailedEvent = eventOf(
  'payment.failed',
  z.object({ ...paymentFields, outcome: z.enum(['declined', 'failed']) }),
)

/** By the payment provider, or as a credit to the account. */
export const RefundSentEvent = eventOf(
  'refund.sent',
  z.object({
    refund_id: z.uuid(),
    ...account,
    amount: Dollars,
    reason: z.enum(refundReasons),
    refund_method: z.enum(refundMethods),
    /** The number is empty unless a check was written. */
    check_number: z.string(),
  }),
)

export const AutopayTurnedOnEvent = eventOf('autopay.turned_on', z.object(group))
export const AutopayTurnedOffEvent = eventOf('autopay.turned_off', z.object(group))
export const PaperlessChangedEvent = eventOf('paperless.changed', z.object({ ...group, paperless: z.boolean() }))

export const ContactChangedEvent = eventOf(
  'contact.changed',
  z.object({
    crm_contact_id: z.string(),
    change: z.enum(['added', 'changed', 'removed']),
    /** The values after the change. They are null for a contact who was removed. */
    contact: z.nullable(
      z.object({
        first_name: z.string(),
        last_name: z.string(),
        relation: z.string(),
        email: z.string(),
        phone: z.string(),
      }),
    ),
  }),
)

export const AddressChangedEvent = eventOf(
  'address.changed',
  z.object({
    ...group,
    /** Bills are mailed here. It is null if that is the address of the service. */
    mailing_address: z.nullable(
      z.object({
        street_address: z.string(),
        unit: z.string(),
        city: z.string(),
        state: z.string(),
        zip: z.string(),
      }),
    ),
  }),
)

/** Only what was changed has a value. */
export const PreferenceChangedEvent = eventOf(
  'preference.changed',
  z.object({
    crm_contact_id: z.string(),
    /** It is null if the change counts for all billing groups of the customer. */
    crm_billing_group_id: z.nullable(z.string()),
    category: z.nullable(NotificationCategory),
    channels: z.nullable(z.array(z.enum(notificationChannels))),
    /** The contact unsubscribed from the emails of the category. */
    unsubscribed: z.boolean(),
    /** Null turns quiet hours off. */
    quiet_hours: z.optional(z.nullable(z.object({ from: z.string(), until: z.string() }))),
    days_before_due: z.optional(z.int()),
    usage_threshold: z.optional(z.int()),
  }),
)

export const PlanChangeRequestedEvent = eventOf(
  'plan.change_requested',
  z.object({
    change_id: z.uuid(),
    service_account_id: z.string(),
    kind: z.enum(changeKinds),
    from_product_code: z.nullable(z.string()),
    to_product_code: z.nullable(z.string()),
    effective_on: Day,
  }),
)

export const CaseOpenedEvent = eventOf(
  'case.opened',
  z.object({
    ...caseFields,
    kind: z.enum(caseKinds),
    category: z.nullable(z.enum(caseCategories)),
    /** Both are empty for a message. */
    service_type: z.string(),
    service_subtype: z.string(),
    premise_number: z.nullable(z.string()),
  }),
)

export const CaseCommentedEvent = eventOf(
  'case.commented',
  z.object({ ...caseFields, comment_id: z.uuid(), is_by_staff: z.boolean() }),
)

export const CreditIssuedEvent = eventOf(
  'credit.issued',
  z.object({ credit_id: z.uuid(), ...account, amount: Dollars, reason_code: z.enum(creditReasonCodes) }),
)

export const MeterReadingSubmittedEvent = eventOf(
  'meter_reading.submitted',
  z.object({ ...caseFields, service_account_id: z.string(), read_on: Day, value: z.number() }),
)

export const UserRegisteredEvent = eventOf(
  'user.registered',
  z.object({ user_id: z.uuid(), crm_contact_id: z.string() }),
)

export const OutboundEvent = z.discriminatedUnion('type', [
  PaymentPostedEvent,
  PaymentFailedEvent,
  RefundSentEvent,
  AutopayTurnedOnEvent,
  AutopayTurnedOffEvent,
  PaperlessChangedEvent,
  ContactChangedEvent,
  AddressChangedEvent,
  PreferenceChangedEvent,
  PlanChangeRequestedEvent,
  CaseOpenedEvent,
  CaseCommentedEvent,
  CreditIssuedEvent,
  MeterReadingSubmittedEvent,
  UserRegisteredEvent,
])
export type OutboundEvent = z.output<typeof OutboundEvent>

export const listOutboundEvents = endpoint({
  method: 'GET',
  path: '/api/v1/events',
  summary:
    'Lists what people did in the portal, oldest first, for other systems. Send the `next` of one answer as `after` with the next request: no event is left out, and none comes twice. 404 if that event is no longer stored.',
  access: 'EVENTS.read',
  takesKey: true,
  query: z.object({
    /** The id of the last event that was received. Without it, the list starts with the oldest stored event. */
    after: z.optional(z.uuid({ error: httpTexts.unknownCursor })),
    limit: z._default(queryNumber(1, maxEventLimit), defaultEventLimit),
  }),
  response: z.object({
    events: z.array(OutboundEvent),
    /** It is what the request sent if there was no new event, and null if there was none ever. */
    next: z.nullable(z.uuid()),
    /** Whether more events can be fetched immediately. */
    has_more: z.boolean(),
  }),
})

export const outboundEvents = { listOutboundEvents }
