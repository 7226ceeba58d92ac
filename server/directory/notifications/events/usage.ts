/** Notifications about usage that is higher than in the same month last year. */
import { addDays } from '#shared/format/dates'
import { paths } from '#shared/paths'
import * as notificationTexts from '#shared/texts/customers/notifications'
import type { Executor } from '../../../db/database'
import type { EventOf } from '../events'
import type { Notification, NotificationServices } from '../notification'
import { findHighData, findHighGas, type UsageFacts } from './usage.queries'

/** Readings arrive within days, and data usage is counted daily. */
export const recentDays = 10

/** Usage that only reached the lowest limit that contacts can choose is not worth an event. */
const lowestThreshold = 50

export async function findUsageEvents(tx: Executor, today: string): Promise<EventOf<'usage_high'>[]> {
  const since = addDays(today, -recentDays)
  const usage = [...(await findHighGas(tx, { since })), ...(await findHighData(tx, { since }))]
  return usage
    .filter(({ percent }) => percent > lowestThreshold)
    .map(({ serviceAccountId, period }) => ({ kind: 'usage_high', serviceAccountId, period }))
}

export async function usageNotifications(
  { clock }: NotificationServices,
  tx: Executor,
  events: readonly EventOf<'usage_high'>[],
): Promise<Notification[]> {
  // An event may wait for some days.
  const filter = {
    since: addDays(clock.today(), -2 * recentDays),
    serviceAccountIds: events.map(({ serviceAccountId }) => serviceAccountId),
  }
  const usage = [...(await findHighGas(tx, filter)), ...(await findHighData(tx, filter))]
  return events.flatMap(({ serviceAccountId, period }) => {
    const facts = usage.find((row) => row.serviceAccountId === serviceAccountId && row.period === period)
    return facts ? [notificationOf(facts)] : []
  })
}

function notificationOf({
  kind,
  serviceAccountId,
  period,
  percent,
  address,
  customerNumber,
  groupId,
}: UsageFacts): Notification {
  const usage = { kind, address, percent }
  return {
    eventKey: `usage_high:${serviceAccountId}:${period}`,
    category: 'usage_alert',
    customerNumber,
    groupIds: [groupId],
    isDue: ({ usageThreshold }) => percent > usageThreshold,
    content: notificationTexts.highUsage(usage),
    text: notificationTexts.highUsageText(usage),
    path: kind === 'gas' ? paths.gasUsageHistory : paths.internetUsage,
  }
}
