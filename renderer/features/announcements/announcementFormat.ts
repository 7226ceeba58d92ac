/** Formats an announcement for its row on the staff page. */

import type { ManagedAnnouncement } from '#shared/contract/content/announcements'
import type { AnnouncementStatus } from '#shared/customers/announcements'
import * as announcementKindTexts from '#shared/texts/content/announcementKinds'
import * as announcementTexts from '#shared/texts/content/announcements'
import * as serviceTexts from '#shared/texts/services/services'
import type { TagColor } from '../../ui/Tag'

export const statusColors: Record<AnnouncementStatus, TagColor> = {
  draft: 'default',
  scheduled: 'default',
  live: 'success',
  expired: 'default',
}

/** Returns for example "Shown: Dashboard, Sign-in page". */
export const channelText = ({ channels }: ManagedAnnouncement): string =>
  announcementTexts.shown(channels.map((channel) => announcementTexts.channelLabels[channel]).join(', '))

/** Views on the sign-in page can't be counted, because no one is signed in there. */
export const hasViewCount = ({ channels, status }: ManagedAnnouncement): boolean =>
  (status === 'live' || status === 'expired') && channels.some((channel) => channel !== 'login')

type AudienceLists = Pick<
  ManagedAnnouncement,
  'state' | 'city' | 'pincode' | 'community' | 'service_type_code' | 'user_type'
>

/** Returns for example "Fennick Oaks · Fiber, TV", or the text for everyone. */
export function audienceText(audience: AudienceLists): string {
  const parts = [
    audience.user_type.map((type) => announcementTexts.userTypeLabels[type]),
    audience.state,
    audience.city,
    audience.pincode,
    audience.community,
    audience.service_type_code.map((type) => serviceTexts.serviceLabels[type]),
  ]
  return (
    parts
      .filter((names) => names.length > 0)
      .map((names) => names.join(', '))
      .join(' · ') || announcementTexts.everyone
  )
}

export const kindText = ({ kind, severity }: Pick<ManagedAnnouncement, 'kind' | 'severity'>): string =>
  `${announcementKindTexts.kindLabel(kind)} · ${announcementTexts.severityLabels[severity]}`

/** A changed announcement is shown again, so its views are counted from zero. */
export const seenText = ({ seen_count }: ManagedAnnouncement): string =>
  seen_count === 0 ? announcementTexts.notSeen : announcementTexts.seenByPeople(seen_count)
