/** Reads what events are about. An event that no longer matters has no notification. */
import type { Executor } from '../../../db/database'
import type { EventKind, EventOf, NotificationEvent } from '../events'
import type { Notification, NotificationServices } from '../notification'
import { announcementNotifications } from './announcements'
import { billCorrectedNotifications } from './billCorrections'
import {
  autopayUpcomingNotifications,
  billReadyNotifications,
  pastDueNotifications,
  paymentDueNotifications,
} from './bills'
import { replyNotifications, requestChangeNotifications, surveyNotifications } from './cases'
import { loginChangeNotifications, newDeviceNotifications } from './logins'
import { outageNotifications } from './outages'
import {
  autopayDeclinedNotifications,
  cardExpiringNotifications,
  paymentDeclinedNotifications,
  paymentPostedNotifications,
  refundSentNotifications,
  scheduledCardNotifications,
  scheduledPaymentNotifications,
} from './payments'
import { undeliverableEmailNotifications } from './undeliverableEmails'
import { unusualUsageNotifications } from './unusualUsage'
import { usageNotifications } from './usage'

type Reader<Kind extends EventKind> = (
  services: NotificationServices,
  tx: Executor,
  events: readonly EventOf<Kind>[],
) => Promise<Notification[]>

/** A missing kind is a compile error. */
const readers: { [Kind in EventKind]: Reader<Kind> } = {
  bill_ready: billReadyNotifications,
  bill_corrected: billCorrectedNotifications,
  payment_due: paymentDueNotifications,
  autopay_upcoming: autopayUpcomingNotifications,
  past_due: pastDueNotifications,
  payment_posted: paymentPostedNotifications,
  autopay_declined: autopayDeclinedNotifications,
  payment_declined: paymentDeclinedNotifications,
  scheduled_payment_not_made: scheduledPaymentNotifications,
  refund_sent: refundSentNotifications,
  card_expiring: cardExpiringNotifications,
  scheduled_card_expiring: scheduledCardNotifications,
  usage_high: usageNotifications,
  usage_unusual: unusualUsageNotifications,
  announcement: announcementNotifications,
  outage_changed: outageNotifications,
  reply: replyNotifications,
  request_changed: requestChangeNotifications,
  request_finished: surveyNotifications,
  login_changed: loginChangeNotifications,
  new_device: newDeviceNotifications,
  email_undeliverable: undeliverableEmailNotifications,
}

export async function notificationsOf(
  services: NotificationServices,
  tx: Executor,
  events: readonly NotificationEvent[],
): Promise<Notification[]> {
  const read = async <Kind extends EventKind>(kind: Kind): Promise<Notification[]> => {
    const ofKind = events.filter((event): event is EventOf<Kind> => event.kind === kind)
    return ofKind.length === 0 ? [] : readers[kind](services, tx, ofKind)
  }
  const notifications: Notification[] = []
  for (const kind of new Set(events.map((event) => event.kind))) notifications.push(...(await read(kind)))
  return notifications
}
