/** Notifications about usage that a leak, a broken device or a stranger may have caused. */
import { addDays } from '#shared/format/dates'
import { paths } from '#shared/paths'
import * as notificationTexts from '#shared/texts/customers/notifications'
import type { Executor } from '../../../db/database'
import type { EventOf } from '../events'
import type { Notification, NotificationServices } from '../notification'
import { findUnusualUsage } from './unusualUsage.queries'
import { recentDays } from './usage'
import type { UsageFacts } from './usage.queries'

/** Usage of this percentage of what the same service usually uses in this season is unusual. */
const unusualPercent = 200

export async function findUnusualUsageEvents(tx: Executor, today: string): Promise<EventOf<'usage_unusual'>[]> {
  const usage = await findUnusualUsage(tx, { since: addDays(today, -recentDays), minPercent: unusualPercent })
  return usage.map(({ serviceAccountId, period }) => ({ kind: 'usage_unusual', serviceAccountId, period }))
}

export async function unusualUsageNotifications(
  { clock }: NotificationServices,
  tx: Executor,
  events: readonly EventOf<'usage_unusual'>[],
): Promise<Notification[]> {
  const usage = await findUnusualUsage(tx, {
    // An event may wait for some days.
    since: addDays(clock.today(), -2 * recentDays),
    serviceAccountIds: events.map(({ serviceAccountId }) => serviceAccountId),
    minPercent: unusualPercent,
  })
  return events.flatMap(({ serviceAccountId, period }) => {
    const facts = usage.find((row) => row.serviceAccountId === serviceAccountId && row.period === period)
    return facts ? [notificationOf(facts)] : []
  })
}

const notificationOf = ({
  kind,
  serviceAccountId,
  period,
  percent,
  address,
  customerNumber,
  groupId,
}: UsageFacts): Notification => ({
  eventKey: `usage_unusual:${serviceAccountId}:${period}`,
  category: 'usage_alert',
  customerNumber,
  groupIds: [groupId],
  content: notificationTexts.unusualUsage({ kind, address, percent }),
  text: notificationTexts.unusualUsageText({ kind, address, percent }),
  path: kind === 'gas' ? paths.gasUsageHistory : paths.internetUsage,
})
