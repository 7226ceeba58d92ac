/** Two things that stand above everything else for the same people at the same time drown each other. */
import { isAlert } from '#shared/announcements'
import type { AnnouncementAudience, ManagedAnnouncement, WrittenAnnouncement } from '#shared/contract/announcements'

type Windowed = Pick<WrittenAnnouncement, 'starts_at' | 'ends_at'>

const isWithin = (one: Windowed, other: Windowed): boolean =>
  (one.ends_at === null || other.starts_at < one.ends_at) && (other.ends_at === null || one.starts_at < other.ends_at)

/** An empty list means everybody. */
const meets = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((name) => other.includes(name))

const meetsAudience = (one: AnnouncementAudience, other: AnnouncementAudience): boolean =>
  meets(one.state, other.state) &&
  meets(one.city, other.city) &&
  meets(one.pincode, other.pincode) &&
  meets(one.community, other.community) &&
  meets(one.service_type_code, other.service_type_code) &&
  meets(one.user_type, other.user_type)

/** The others that will stand beside it; none unless it stands above everything else itself. */
export function besides(
  written: WrittenAnnouncement,
  others: readonly ManagedAnnouncement[],
  ownId: string | null,
): ManagedAnnouncement[] {
  if (!isAlert(written)) return []
  return others.filter(
    (other) =>
      other.announcement_id !== ownId &&
      (other.status === 'live' || other.status === 'scheduled') &&
      isAlert(other) &&
      isWithin(written, other) &&
      meetsAudience(written, other),
  )
}
