/** Reads what events are about. An event that no longer matters has no notice. */
import type { Executor } from '../../../db/database'
import type { EventKind, EventOf, NotificationEvent } from '../events'
import type { Notice, NoticeServices } from '../notice'
import { announcementNotices } from './announcements'
import { autopayUpcomingNotices, billReadyNotices, pastDueNotices, paymentDueNotices } from './bills'
import { replyNotices, requestChangeNotices, surveyNotices } from './cases'
import { loginChangeNotices, newDeviceNotices } from './logins'
import {
  autopayDeclinedNotices,
  cardExpiringNotices,
  paymentDeclinedNotices,
  paymentPostedNotices,
  refundSentNotices,
  scheduledPaymentNotices,
} from './payments'
import { unusualUsageNotices } from './unusualUsage'
import { usageNotices } from './usage'

type Reader<Kind extends EventKind> = (
  services: NoticeServices,
  tx: Executor,
  events: readonly EventOf<Kind>[],
) => Promise<Notice[]>

/** A missing kind is a compile error. */
const readers: { [Kind in EventKind]: Reader<Kind> } = {
  bill_ready: billReadyNotices,
  payment_due: paymentDueNotices,
  autopay_upcoming: autopayUpcomingNotices,
  past_due: pastDueNotices,
  payment_posted: paymentPostedNotices,
  autopay_declined: autopayDeclinedNotices,
  payment_declined: paymentDeclinedNotices,
  scheduled_payment_not_made: scheduledPaymentNotices,
  refund_sent: refundSentNotices,
  card_expiring: cardExpiringNotices,
  usage_high: usageNotices,
  usage_unusual: unusualUsageNotices,
  announcement: announcementNotices,
  reply: replyNotices,
  request_changed: requestChangeNotices,
  request_finished: surveyNotices,
  login_changed: loginChangeNotices,
  new_device: newDeviceNotices,
}

export async function noticesOf(
  services: NoticeServices,
  tx: Executor,
  events: readonly NotificationEvent[],
): Promise<Notice[]> {
  const read = async <Kind extends EventKind>(kind: Kind): Promise<Notice[]> => {
    const ofKind = events.filter((event): event is EventOf<Kind> => event.kind === kind)
    return ofKind.length === 0 ? [] : readers[kind](services, tx, ofKind)
  }
  const notices: Notice[] = []
  for (const kind of new Set(events.map((event) => event.kind))) notices.push(...(await read(kind)))
  return notices
}
