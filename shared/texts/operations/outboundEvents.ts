/** Texts about events for other systems. */
import { quantity } from '../../format/plural'
import type { OutboundEventType } from '../../operations/outboundEvents'

export const eventGone = (days: number) =>
  `This event is no longer stored: it’s more than ${quantity(days, 'day', 'days')} old, or the portal was restored from a backup. Compare your data, then start without “after”.`

export const typeLabels: Record<OutboundEventType, string> = {
  'payment.posted': 'Payment posted',
  'payment.failed': 'Payment failed',
  'refund.sent': 'Refund sent',
  'autopay.turned_on': 'Autopay turned on',
  'autopay.turned_off': 'Autopay turned off',
  'paperless.changed': 'Paperless billing changed',
  'contact.changed': 'Contact changed',
  'address.changed': 'Mailing address changed',
  'preference.changed': 'Notification preferences changed',
  'plan.change_requested': 'Plan change ordered',
  'case.opened': 'Service request or message opened',
  'case.commented': 'Comment added to a request or message',
  'credit.issued': 'Credit issued',
  'meter_reading.submitted': 'Meter reading sent',
  'user.registered': 'User registered',
}
