/** What state an announcement is in, and what cannot be written in one. */
import { announcementTexts, isAlert, type AnnouncementStatus } from '#shared/announcements'
import type { AnnouncementAudience, WrittenAnnouncement } from '#shared/contract/announcements'

interface Window {
  isDraft: boolean
  startsAt: Date
  endsAt: Date | null
}

/** A draft is one until it is published, whatever its days; an end belongs to what comes after it. */
export function statusOf({ isDraft, startsAt, endsAt }: Window, now: Date): AnnouncementStatus {
  if (isDraft) return 'draft'
  if (endsAt && endsAt <= now) return 'expired'
  return startsAt > now ? 'scheduled' : 'live'
}

/** What is wrong with fields that are right one by one. */
export function wrongTogether(written: WrittenAnnouncement): Record<string, string> {
  const { starts_at, ends_at, dismissible, link_url, link_text } = written
  return {
    ...(ends_at !== null && new Date(ends_at) <= new Date(starts_at) && { ends_at: announcementTexts.endsTooEarly }),
    ...(dismissible && isAlert(written) && { dismissible: announcementTexts.alertStays }),
    ...(link_url !== '' && link_text === '' && { link_text: announcementTexts.linkTextMissing }),
    ...(link_url === '' && link_text !== '' && { link_url: announcementTexts.linkMissing }),
  }
}

/** Whether it is said to everybody. */
export const isForAll = (audience: AnnouncementAudience): boolean =>
  Object.values(audience).every((names) => names.length === 0)

/** The same ids in another order: nothing left out, nothing twice. */
export function isReordering(before: readonly string[], after: readonly string[]): boolean {
  const wanted = new Set(after)
  return before.length === after.length && wanted.size === after.length && before.every((id) => wanted.has(id))
}
