/** Lists the types of events that the portal stores for other systems. */
export const outboundEventTypes = [
  'payment.posted',
  'payment.failed',
  'refund.sent',
  'autopay.turned_on',
  'autopay.turned_off',
  'paperless.changed',
  'contact.changed',
  'address.changed',
  'preference.changed',
  'plan.change_requested',
  'case.opened',
  'case.commented',
  'credit.issued',
  'meter_reading.submitted',
  'user.registered',
] as const
export type OutboundEventType = (typeof outboundEventTypes)[number]

/** How many events an answer contains at most. */
export const maxEventLimit = 1000
export const defaultEventLimit = 100
