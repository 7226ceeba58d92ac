/** What the editor holds: plain texts that a tab can keep, and how they become an announcement and come from one. */
import { z } from 'zod/mini'
import { userTypes } from '#shared/access'
import {
  announcementChannels,
  announcementKinds,
  isAlert,
  isSafeLink,
  severities,
  type AnnouncementChannel,
  type Severity,
} from '#shared/announcements'
import type { AnnouncementAudience, ManagedAnnouncement, WrittenAnnouncement } from '#shared/contract/announcements'
import { ServiceType } from '#shared/services'
import { momentOnWall, onWall } from './providerClock'
import * as announcementTexts from '#shared/texts/announcements'

export interface AnnouncementDraft {
  title: string
  body: string
  kind: string
  severity: string
  dismissible: boolean
  link_url: string
  link_text: string
  /** As the control has it: `2026-03-13T09:00`, by the provider's clock. */
  starts: string
  ends: string
  /** The audience as JSON: a draft of the tab keeps no lists. */
  audience: string
  /** Where it shows, with commas between. */
  channels: string
  [name: string]: string | boolean | number
}

export const everybody: AnnouncementAudience = {
  state: [],
  city: [],
  pincode: [],
  community: [],
  service_type_code: [],
  user_type: [],
}

const Audience = z.object({
  state: z.array(z.string()),
  city: z.array(z.string()),
  pincode: z.array(z.string()),
  community: z.array(z.string()),
  service_type_code: z.array(ServiceType),
  user_type: z.array(z.enum(userTypes)),
})

export function audienceIn({ audience }: Pick<AnnouncementDraft, 'audience'>): AnnouncementAudience {
  try {
    return Audience.parse(JSON.parse(audience))
  } catch {
    return everybody // Kept by an older page.
  }
}

export const newDraft = (now: Date, timeZone: string): AnnouncementDraft => ({
  title: '',
  body: '',
  kind: '',
  severity: 'info',
  dismissible: true,
  link_url: '',
  link_text: '',
  starts: onWall(now, timeZone),
  ends: '',
  audience: JSON.stringify(everybody),
  channels: 'tile',
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
    starts: onWall(new Date(starts_at), timeZone),
    ends: ends_at === null ? '' : onWall(new Date(ends_at), timeZone),
    audience: JSON.stringify(Audience.parse(announcement)),
    channels: channels.join(','),
  }
}

export const severityIn = ({ severity }: Pick<AnnouncementDraft, 'severity'>): Severity =>
  severities.find((known) => known === severity) ?? 'info'

export const channelsIn = ({ channels }: Pick<AnnouncementDraft, 'channels'>): AnnouncementChannel[] =>
  announcementChannels.filter((channel) => channels.split(',').includes(channel))

/** In the order in which the fields stand. */
export const fieldNames = [
  'title',
  'body',
  'kind',
  'dismissible',
  'link_url',
  'link_text',
  'starts_at',
  'ends_at',
  'channels',
  'audience',
] as const
export type FieldName = (typeof fieldNames)[number]

export function wrongIn(draft: AnnouncementDraft, timeZone: string): Partial<Record<FieldName, string | null>> {
  const starts = momentOnWall(draft.starts, timeZone)
  const ends = momentOnWall(draft.ends, timeZone)
  const [url, text] = [draft.link_url.trim(), draft.link_text.trim()]
  return {
    title: draft.title.trim() === '' ? announcementTexts.titleIsRequired : null,
    body: draft.body.trim() === '' ? announcementTexts.textIsRequired : null,
    kind: announcementKinds.some((kind) => kind === draft.kind) ? null : announcementTexts.kindRequired,
    link_url: linkProblem(url, text),
    link_text: url !== '' && text === '' ? announcementTexts.linkTextMissing : null,
    starts_at: starts === null ? announcementTexts.enterWhenItStartsShowing : null,
    ends_at: starts !== null && ends !== null && ends <= starts ? announcementTexts.endsTooEarly : null,
    channels: channelProblem(draft),
  }
}

function channelProblem(draft: AnnouncementDraft): string | null {
  const channels = channelsIn(draft)
  if (channels.length === 0) return announcementTexts.channelMissing
  if (isAlert({ kind: draft.kind, severity: severityIn(draft) }) && channels.every((channel) => channel === 'login'))
    return announcementTexts.alertNeedsPortal
  const isForSome = Object.values(audienceIn(draft)).some((names) => names.length > 0)
  return isForSome && channels.includes('login') ? announcementTexts.loginForEverybody : null
}

function linkProblem(url: string, text: string): string | null {
  if (url === '') return text === '' ? null : announcementTexts.linkMissing
  return isSafeLink(url) ? null : announcementTexts.unsafeLink
}

/** What is sent; null while the kind or the beginning is missing, which `wrongIn` says. */
export function writtenIn(
  values: AnnouncementDraft,
  { draft, timeZone }: { draft: boolean; timeZone: string },
): WrittenAnnouncement | null {
  const kind = announcementKinds.find((known) => known === values.kind)
  const starts_at = momentOnWall(values.starts, timeZone)
  if (!kind || starts_at === null) return null
  const severity = severityIn(values)
  return {
    title: values.title.trim(),
    body: values.body.trim(),
    kind,
    severity,
    dismissible: values.dismissible && !isAlert({ kind, severity }),
    link_url: values.link_url.trim(),
    link_text: values.link_text.trim(),
    starts_at,
    ends_at: momentOnWall(values.ends, timeZone),
    draft,
    channels: channelsIn(values),
    ...audienceIn(values),
  }
}
