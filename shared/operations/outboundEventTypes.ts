/** Lists the types of events that the portal stores for other systems. */
export const outboundEventTypes = [
  'payment.posted',
  'payment.failed',
  'payment.refunded',
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
