/** Checks the fields of an announcement against each other. */
import * as announcementTexts from '../texts/content/announcements'
import { type AnnouncementChannel, isAlert, type Severity } from './announcements'

type AudienceField = 'state' | 'city' | 'pincode' | 'community' | 'service_type_code' | 'user_type'
type AudienceFields = Readonly<Record<AudienceField, readonly string[]>>

/** Returns whether the announcement has no target at all. */
export const isForAll = ({ state, city, pincode, community, service_type_code, user_type }: AudienceFields): boolean =>
  [state, city, pincode, community, service_type_code, user_type].every((names) => names.length === 0)

interface AnnouncementFields extends AudienceFields {
  kind: string | null
  severity: Severity
  dismissible: boolean
  link_url: string
  link_text: string
  starts_at: string | null
  ends_at: string | null
  channels: readonly AnnouncementChannel[]
}

/**
 * Returns errors of fields that are valid one by one but conflict with each other. It is no check of the schema, because
 * zod skips those of a form in which anything is missing, and the editor shows all errors at once.
 */
export function findConflictingFields(announcement: AnnouncementFields) {
  const { starts_at, ends_at, dismissible, link_url, link_text, channels } = announcement
  const isStanding = isAlert({ ...announcement, kind: announcement.kind ?? '' })
  const isOnlyBeforeSignIn = channels.length > 0 && channels.every((channel) => channel === 'login')
  const endsTooEarly = starts_at !== null && ends_at !== null && new Date(ends_at) <= new Date(starts_at)
  return {
    ...(endsTooEarly && { ends_at: announcementTexts.endsTooEarly }),
    ...(dismissible && isStanding && { dismissible: announcementTexts.alertStays }),
    ...(link_url !== '' && link_text === '' && { link_text: announcementTexts.linkTextMissing }),
    ...(link_url === '' && link_text !== '' && { link_url: announcementTexts.linkMissing }),
    ...(channels.includes('login') && !isForAll(announcement) && { channels: announcementTexts.signInAudienceError }),
    ...(isStanding && isOnlyBeforeSignIn && { channels: announcementTexts.alertNeedsPortal }),
  }
}
