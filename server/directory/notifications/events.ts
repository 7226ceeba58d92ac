/** Defines the events about which customers are notified. They hold ids; the rest is read when they are processed. */
import { z } from 'zod/mini'
import { requestChanges } from '#shared/cases/requestTransitions'
import { Appointment } from '#shared/contract/cases/cases'
import { Day } from '#shared/http/days'

/** The texts of the changes have the same names. */
export const loginChanges = [
  'passwordChanged',
  'phoneChanged',
  'emailChanged',
  'temporaryPassword',
  'twoStepOn',
  'twoStepOff',
  'recoveryCodesReplaced',
] as const

export const NotificationEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bill_ready'), statementId: z.uuid() }),
  /** A delivery has corrected a bill. The id is that of the version before. */
  z.object({ kind: z.literal('bill_corrected'), replacedId: z.uuid() }),
  z.object({ kind: z.literal('payment_due'), accountNumber: z.string(), dueOn: Day }),
  z.object({ kind: z.literal('autopay_upcoming'), accountNumber: z.string(), dueOn: Day }),
  z.object({ kind: z.literal('past_due'), accountNumber: z.string(), since: Day }),
  z.object({ kind: z.literal('payment_posted'), paymentId: z.uuid() }),
  z.object({ kind: z.literal('autopay_declined'), paymentId: z.uuid() }),
  z.object({ kind: z.literal('payment_declined'), paymentId: z.uuid() }),
  /** A scheduled payment that failed, or that was not needed. */
  z.object({ kind: z.literal('scheduled_payment_not_made'), scheduledPaymentId: z.uuid() }),
  /** By the payment provider, or as a credit to the account. */
  z.object({ kind: z.literal('refund_sent'), refundId: z.uuid() }),
  z.object({
    kind: z.literal('card_expiring'),
    accountNumber: z.string(),
    /** Such as "Visa ending in 1111". */
    method: z.string(),
    expiresOn: Day,
    /** Which notification it is: the one 60, 30 or 7 days before. */
    daysLeft: z.int(),
  }),
  /** The card of a scheduled payment expires before its day. */
  z.object({
    kind: z.literal('scheduled_card_expiring'),
    scheduledPaymentId: z.uuid(),
    /** The provider's token of the card. */
    token: z.string(),
    method: z.string(),
    expiresOn: Day,
    daysLeft: z.int(),
  }),
  /** The period is the last day of a gas reading, or a month of data usage. */
  z.object({ kind: z.literal('usage_high'), serviceAccountId: z.string(), period: z.string() }),
  z.object({ kind: z.literal('usage_unusual'), serviceAccountId: z.string(), period: z.string() }),
  z.object({ kind: z.literal('announcement'), announcementId: z.uuid(), customerNumber: z.string() }),
  /** An outage started, there is something new about it, or it is over. */
  z.object({ kind: z.literal('outage_changed'), updateId: z.uuid(), customerNumber: z.string() }),
  z.object({ kind: z.literal('reply'), commentId: z.uuid() }),
  /** Staff changed a service request. The event is the entry in its history. */
  z.object({
    kind: z.literal('request_changed'),
    eventId: z.uuid(),
    change: z.enum(requestChanges),
    /** The appointment that was made. */
    appointment: z.optional(Appointment),
    /** The appointment that the change has canceled. */
    canceledAppointment: z.optional(Appointment),
  }),
  /** A service request that ended and was not rated yet. */
  z.object({ kind: z.literal('request_finished'), caseId: z.uuid() }),
  z.object({ kind: z.literal('login_changed'), userId: z.uuid(), change: z.enum(loginChanges), at: z.iso.datetime() }),
  /** A mail server rejected the address of a contact for good. */
  z.object({ kind: z.literal('email_undeliverable'), contactId: z.string(), since: z.iso.datetime() }),
  z.object({ kind: z.literal('new_device'), userId: z.uuid(), device: z.string(), at: z.iso.datetime() }),
])
export type NotificationEvent = z.infer<typeof NotificationEvent>
export type EventKind = NotificationEvent['kind']
export type EventOf<Kind extends EventKind> = Extract<NotificationEvent, { kind: Kind }>

/** Someone may have to act immediately, so these go before all others. */
export const isUrgentEvent = ({ kind }: NotificationEvent): boolean => kind === 'login_changed' || kind === 'new_device'

/** Several events at once come from a batch, such as a billing run. Their messages wait until single ones have been sent. */
export const isBulk = (events: readonly NotificationEvent[]): boolean => events.length > 1
