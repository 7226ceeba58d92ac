/** Notifications that an outage has started, what is new about it, and that it is over. */
import { dayAndTimeInProse } from '#shared/format/moments'
import { paths } from '#shared/paths'
import * as outageTexts from '#shared/texts/services/outages'
import type { Executor } from '../../../db/database'
import { findAffectedGroups } from '../../outages/affected.queries'
import { placeOf } from '../../outages/outageAnnouncements'
import type { EventOf } from '../events'
import type { Notification, NotificationServices } from '../notification'
import { findCurrentUpdates } from './outages.queries'

/** An update that a newer one has replaced has no notification. */
export async function outageNotifications(
  { config }: NotificationServices,
  tx: Executor,
  events: readonly EventOf<'outage_changed'>[],
): Promise<Notification[]> {
  const updates = await findCurrentUpdates(
    tx,
    events.map(({ updateId }) => updateId),
  )
  const groupsOf = await findAffectedGroups(tx, {
    outageIds: [...new Set([...updates.values()].map(({ outage }) => outage.id))],
    customerNumbers: events.map(({ customerNumber }) => customerNumber),
  })
  return events.flatMap((event) => {
    const { updateId, customerNumber } = event
    const found = updates.get(updateId)
    if (!found) return []
    const { update, outage, community } = found
    const facts = {
      ...placeOf({ outage, community }),
      kind: update.kind,
      expectedTime: update.expectedEndAt ? dayAndTimeInProse(update.expectedEndAt, config.TIME_ZONE) : '',
    }
    return {
      // Without the customer, because someone who holds the accounts of several is notified once.
      eventKey: `outage_changed:${updateId}`,
      event,
      category: 'outage',
      customerNumber,
      groupIds: groupsOf(outage.id, customerNumber),
      content: outageTexts.notice({ ...facts, message: update.message, serviceTypes: outage.serviceTypes }),
      text: outageTexts.noticeText(facts),
      path: paths.dashboard,
    }
  })
}
