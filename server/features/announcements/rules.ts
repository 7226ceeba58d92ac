/** Derives the status of an announcement and validates its fields against each other. */

import type { AnnouncementAudience, AnnouncementInput } from '#shared/contract/content/announcements'
import { type AnnouncementStatus, isAlert } from '#shared/customers/announcements'
import * as announcementTexts from '#shared/texts/content/announcements'

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

/** Returns errors of fields that are valid one by one but conflict with each other. */
export function fieldErrorsOf(announcement: AnnouncementInput): Record<string, string> {
  const { starts_at, ends_at, dismissible, link_url, link_text, channels } = announcement
  const isInPortal = channels.some((channel) => channel !== 'login')
  return {
    ...(ends_at !== null && new Date(ends_at) <= new Date(starts_at) && { ends_at: announcementTexts.endsTooEarly }),
    ...(dismissible && isAlert(announcement) && { dismissible: announcementTexts.alertStays }),
    ...(link_url !== '' && link_text === '' && { link_text: announcementTexts.linkTextMissing }),
    ...(link_url === '' && link_text !== '' && { link_url: announcementTexts.linkMissing }),
    ...(isAlert(announcement) && !isInPortal && { channels: announcementTexts.alertNeedsPortal }),
    ...(channels.includes('login') &&
      !isForAll(audienceOf(announcement)) && { channels: announcementTexts.signInPageIsPublic }),
  }
}

export const audienceOf = (source: AnnouncementAudience): AnnouncementAudience => ({
  state: source.state,
  city: source.city,
  pincode: source.pincode,
  community: source.community,
  service_type_code: source.service_type_code,
  user_type: source.user_type,
})

/** Returns whether the announcement has no target at all. */
export const isForAll = (audience: AnnouncementAudience): boolean =>
  Object.values(audience).every((names) => names.length === 0)

/** Returns whether both lists hold the same ids, without omissions or duplicates. */
export function isReordering(before: readonly string[], after: readonly string[]): boolean {
  const afterIds = new Set(after)
  return before.length === after.length && afterIds.size === after.length && before.every((id) => afterIds.has(id))
}
