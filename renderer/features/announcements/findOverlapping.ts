/** Finds alerts that would compete for attention: some of the same people see them at the same time. */

import type {
  AnnouncementAudience,
  AnnouncementInput,
  ManagedAnnouncement,
} from '#shared/contract/content/announcements'
import { isAlert } from '#shared/customers/announcements'

type TimeRange = Pick<AnnouncementInput, 'starts_at' | 'ends_at'>

const overlapsInTime = (first: TimeRange, second: TimeRange): boolean =>
  (first.ends_at === null || second.starts_at < first.ends_at) &&
  (second.ends_at === null || first.starts_at < second.ends_at)

/** An empty list means everyone. */
const overlapsInNames = (first: readonly string[], second: readonly string[]): boolean =>
  first.length === 0 || second.length === 0 || first.some((name) => second.includes(name))

const overlapsInAudience = (first: AnnouncementAudience, second: AnnouncementAudience): boolean =>
  overlapsInNames(first.state, second.state) &&
  overlapsInNames(first.city, second.city) &&
  overlapsInNames(first.pincode, second.pincode) &&
  overlapsInNames(first.community, second.community) &&
  overlapsInNames(first.service_type_code, second.service_type_code) &&
  overlapsInNames(first.user_type, second.user_type)

/** Returns the other live or scheduled alerts that overlap with the announcement, which must be an alert itself. */
export function findOverlapping(
  announcement: AnnouncementInput,
  others: readonly ManagedAnnouncement[],
  ownId: string | null,
): ManagedAnnouncement[] {
  if (!isAlert(announcement)) return []
  return others.filter(
    (other) =>
      other.announcement_id !== ownId &&
      (other.status === 'live' || other.status === 'scheduled') &&
      isAlert(other) &&
      overlapsInTime(announcement, other) &&
      overlapsInAudience(announcement, other),
  )
}
