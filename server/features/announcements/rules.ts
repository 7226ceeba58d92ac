/** Derives the status of an announcement and checks a new order. */
import type { AnnouncementStatus } from '#shared/customers/announcements'

interface AnnouncementPeriod {
  isDraft: boolean
  startsAt: Date
  endsAt: Date | null
}

/** A draft stays a draft whatever its dates. An announcement has expired as soon as its end is reached. */
export function statusOf({ isDraft, startsAt, endsAt }: AnnouncementPeriod, now: Date): AnnouncementStatus {
  if (isDraft) return 'draft'
  if (endsAt && endsAt <= now) return 'expired'
  return startsAt > now ? 'scheduled' : 'live'
}

/** Returns whether both lists hold the same ids, without omissions or duplicates. */
export function isReordering(before: readonly string[], after: readonly string[]): boolean {
  const afterIds = new Set(after)
  return before.length === after.length && afterIds.size === after.length && before.every((id) => afterIds.has(id))
}
