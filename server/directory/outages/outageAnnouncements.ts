/** Shows open outages among the announcements, so that they appear wherever announcements do. */
import type { Announcement } from '#shared/contract/content/announcements'
import { outageKind } from '#shared/customers/announcements'
import { dayAndTimeInProse } from '#shared/format/moments'
import { servicesLabel } from '#shared/services/listServices'
import * as outageTexts from '#shared/texts/services/outages'
import type { OpenOutage } from './openOutages.queries'

/** The words for the services and the place of an outage. */
export const placeOf = ({ outage, community }: Pick<OpenOutage, 'outage' | 'community'>) => ({
  services: servicesLabel(outage.serviceTypes),
  community,
  areaName: outage.areaName,
})

/** Outages come before all announcements, and stay until they end. */
export const toOutageAnnouncement = (open: OpenOutage, zone: string): Announcement => ({
  announcement_id: open.outage.id,
  title: outageTexts.title(placeOf(open)),
  body: [
    open.message,
    open.outage.expectedEndAt
      ? outageTexts.expectedBack(dayAndTimeInProse(open.outage.expectedEndAt, zone))
      : outageTexts.expectedBackUnknown,
  ].join('\n\n'),
  kind: outageKind,
  severity: 'urgent',
  dismissible: false,
  priority: 0,
  starts_at: open.outage.startedAt.toISOString(),
  ends_at: null,
  link_url: '',
  link_text: '',
  channels: ['banner', 'tile'],
})
