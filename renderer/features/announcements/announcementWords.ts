/** What the parts of an announcement are called on the page of staff. */
import type { AnnouncementChannel, AnnouncementStatus, Severity } from '#shared/announcements'
import type { ManagedAnnouncement } from '#shared/contract/announcements'
import { serviceLabels } from '#shared/services'
import { numberText } from '../../ui/look/amounts'
import { userTypeWords } from '../../ui/userTypeWords'
import * as announcementTexts from '#shared/texts/announcements'

export const statusWords: Record<AnnouncementStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  live: 'Live',
  expired: 'Expired',
}

export const statusKinds: Record<AnnouncementStatus, 'plain' | 'good' | 'warning'> = {
  draft: 'plain',
  scheduled: 'plain',
  live: 'good',
  expired: 'plain',
}

export const severityWords: Record<Severity, string> = {
  info: 'News',
  notice: 'Notice',
  urgent: 'Urgent',
  safety: 'Safety',
}

export const channelWords: Record<AnnouncementChannel, string> = {
  banner: announcementTexts.bannerAboveEveryScreen,
  tile: 'Dashboard',
  login: announcementTexts.signInPage,
}

/** "Shown: Dashboard, Sign-in page". */
export const channelText = ({ channels }: ManagedAnnouncement): string =>
  announcementTexts.shown(channels.map((channel) => channelWords[channel]).join(', '))

/** On the sign-in page nobody is known who could be counted. */
export const isCounted = ({ channels, status }: ManagedAnnouncement): boolean =>
  (status === 'live' || status === 'expired') && channels.some((channel) => channel !== 'login')

type Audience = Pick<
  ManagedAnnouncement,
  'state' | 'city' | 'pincode' | 'community' | 'service_type_code' | 'user_type'
>

/** "Fennick Oaks · Fiber, TV", or everybody. */
export function audienceText(audience: Audience): string {
  const parts = [
    audience.user_type.map((type) => userTypeWords[type]),
    audience.state,
    audience.city,
    audience.pincode,
    audience.community,
    audience.service_type_code.map((type) => serviceLabels[type]),
  ]
  return (
    parts
      .filter((names) => names.length > 0)
      .map((names) => names.join(', '))
      .join(' · ') || announcementTexts.everyone
  )
}

export const kindText = ({ kind, severity }: Pick<ManagedAnnouncement, 'kind' | 'severity'>): string =>
  `${kind} · ${severityWords[severity]}`

/** One that is changed is shown anew, so that it is counted anew. */
export const seenText = ({ seen_count }: ManagedAnnouncement): string =>
  seen_count === 0
    ? announcementTexts.notSeenByAnyoneYet
    : announcementTexts.seenByPeople(numberText(seen_count), seen_count)
