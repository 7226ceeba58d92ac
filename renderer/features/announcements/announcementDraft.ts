/** Defines the editor's draft as plain values that a tab can store, and converts it to and from an announcement. */
import { z } from 'zod/mini'
import { userTypes } from '#shared/access/access'
import type { AnnouncementAudience, ManagedAnnouncement } from '#shared/contract/content/announcements'
import {
  type AnnouncementChannel,
  announcementChannels,
  announcementKinds,
  isAlert,
  type Severity,
  severities,
} from '#shared/customers/announcements'
import { ServiceType } from '#shared/services/services'
import { parseStoredJson } from '../../domain/drafts/storedJson'
import { parseProviderTime, toProviderTime } from '../../ui/format/providerClock'

export type AnnouncementDraft = {
  title: string
  body: string
  kind: string
  severity: string
  dismissible: boolean
  link_url: string
  link_text: string
  /** A value of a `MomentField` such as `2026-03-13T09:00`, in the provider's time zone. */
  starts: string
  ends: string
  /** The channels, separated by commas. */
  channels: string
  /** The audience as JSON, because a draft can't store lists. */
  audience: string
}

const everyone: AnnouncementAudience = {
  state: [],
  city: [],
  pincode: [],
  community: [],
  service_type_code: [],
  user_type: [],
}

const audienceSchema = z.object({
  state: z.array(z.string()),
  city: z.array(z.string()),
  pincode: z.array(z.string()),
  community: z.array(z.string()),
  service_type_code: z.array(ServiceType),
  user_type: z.array(z.enum(userTypes)),
})

export const parseAudience = ({ audience }: Pick<AnnouncementDraft, 'audience'>): AnnouncementAudience =>
  parseStoredJson(audienceSchema, audience, everyone)

export const newDraft = (now: Date, timeZone: string): AnnouncementDraft => ({
  title: '',
  body: '',
  kind: '',
  severity: 'info',
  dismissible: true,
  link_url: '',
  link_text: '',
  starts: toProviderTime(now, timeZone),
  ends: '',
  channels: 'tile',
  audience: JSON.stringify(everyone),
})

export const draftOf = (announcement: ManagedAnnouncement, timeZone: string): AnnouncementDraft => {
  const { title, body, kind, severity, dismissible, link_url, link_text, starts_at, ends_at, channels } = announcement
  return {
    title,
    body,
    kind,
    severity,
    dismissible,
    link_url,
    link_text,
    starts: toProviderTime(new Date(starts_at), timeZone),
    ends: ends_at === null ? '' : toProviderTime(new Date(ends_at), timeZone),
    channels: channels.join(','),
    audience: JSON.stringify(audienceSchema.parse(announcement)),
  }
}

export const parseSeverity = ({ severity }: Pick<AnnouncementDraft, 'severity'>): Severity =>
  severities.find((candidate) => candidate === severity) ?? 'info'

export const parseChannels = ({ channels }: Pick<AnnouncementDraft, 'channels'>): AnnouncementChannel[] =>
  announcementChannels.filter((channel) => channels.split(',').includes(channel))

/** Returns the request, with null for a kind or a start that is missing. */
export function toAnnouncementInput(
  values: AnnouncementDraft,
  { draft, timeZone }: { draft: boolean; timeZone: string },
) {
  const kind = announcementKinds.find((candidate) => candidate === values.kind) ?? null
  const severity = parseSeverity(values)
  return {
    title: values.title.trim(),
    body: values.body.trim(),
    kind,
    severity,
    dismissible: values.dismissible && !isAlert({ kind: values.kind, severity }),
    link_url: values.link_url.trim(),
    link_text: values.link_text.trim(),
    starts_at: parseProviderTime(values.starts, timeZone),
    ends_at: parseProviderTime(values.ends, timeZone),
    draft,
    channels: parseChannels(values),
    ...parseAudience(values),
  }
}
