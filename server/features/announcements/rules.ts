/** What state an announcement is in, and what cannot be written in one. */
import { isAlert, type AnnouncementStatus } from '#shared/announcements'
import type { AnnouncementAudience, WrittenAnnouncement } from '#shared/contract/announcements'
import * as announcementTexts from '#shared/texts/announcements'

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
  const { starts_at, ends_at, dismissible, link_url, link_text, channels } = written
  const isInPortal = channels.some((channel) => channel !== 'login')
  return {
    ...(ends_at !== null && new Date(ends_at) <= new Date(starts_at) && { ends_at: announcementTexts.endsTooEarly }),
    ...(dismissible && isAlert(written) && { dismissible: announcementTexts.alertStays }),
    ...(link_url !== '' && link_text === '' && { link_text: announcementTexts.linkTextMissing }),
    ...(link_url === '' && link_text !== '' && { link_url: announcementTexts.linkMissing }),
    ...(isAlert(written) && !isInPortal && { channels: announcementTexts.alertNeedsPortal }),
    ...(channels.includes('login') &&
      !isForAll(audienceOf(written)) && { channels: announcementTexts.loginForEverybody }),
  }
}

export const audienceOf = (from: AnnouncementAudience): AnnouncementAudience => ({
  state: from.state,
  city: from.city,
  pincode: from.pincode,
  community: from.community,
  service_type_code: from.service_type_code,
  user_type: from.user_type,
})

/** Whether it is said to everybody. */
export const isForAll = (audience: AnnouncementAudience): boolean =>
  Object.values(audience).every((names) => names.length === 0)

/** The same ids in another order: nothing left out, nothing twice. */
export function isReordering(before: readonly string[], after: readonly string[]): boolean {
  const wanted = new Set(after)
  return before.length === after.length && wanted.size === after.length && before.every((id) => wanted.has(id))
}
