/** Notifications about published announcements, for customers who chose to hear of their kind. */
import type { AnnouncementKind } from '#shared/customers/announcements'
import type { NotificationCategory } from '#shared/customers/notifications'
import { paths } from '#shared/paths'
import * as notificationTexts from '#shared/texts/customers/notifications'
import type { Executor } from '../../../db/database'
import type { EventOf } from '../events'
import type { Notification, NotificationServices } from '../notification'
import { findGroupsOfCustomers, findLiveAnnouncements } from './announcements.queries'

/** Announcements of other kinds are shown in the portal only. */
const categoryByKind: Partial<Record<AnnouncementKind, NotificationCategory>> = {
  'Planned maintenance': 'planned_work',
  Construction: 'planned_work',
  'New offer': 'offers',
  'Community event': 'community_news',
  'Office closure': 'community_news',
}
const categories: ReadonlyMap<string, NotificationCategory> = new Map(Object.entries(categoryByKind))
export const notifiedKinds: readonly string[] = [...categories.keys()]

export async function announcementNotifications(
  { clock }: NotificationServices,
  tx: Executor,
  events: readonly EventOf<'announcement'>[],
): Promise<Notification[]> {
  const announcements = await findLiveAnnouncements(tx, {
    ids: events.map(({ announcementId }) => announcementId),
    now: clock.now(),
  })
  const groups = await findGroupsOfCustomers(
    tx,
    events.map(({ customerNumber }) => customerNumber),
  )
  return events.flatMap((event) => {
    const { announcementId, customerNumber } = event
    const announcement = announcements.get(announcementId)
    const category = announcement && categories.get(announcement.kind)
    if (!announcement || !category) return []
    return {
      // Without the customer, because someone who holds the accounts of several is notified once.
      eventKey: `announcement:${announcementId}`,
      event,
      category,
      customerNumber,
      groupIds: groups.get(customerNumber) ?? [],
      ...(announcement.endsAt && { expiresAt: announcement.endsAt }),
      content: notificationTexts.announcement(announcement.title, paragraphsOf(announcement.body)),
      text: notificationTexts.announcementText(announcement.title),
      path: paths.dashboard,
    }
  })
}

/** Links are written as `[text](address)`. Emails show the address after the text. */
const paragraphsOf = (body: string): string[] =>
  body.replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, '$1 ($2)').split(/\n{2,}/)
