/** Decides which contacts are notified of a reply from staff, over which channel, and when. */
import type { CaseKind } from '#shared/cases/cases'
import type { CommunicationContact } from '#shared/contract/customers/communication'
import type { NotificationCategory, NotificationChannel } from '#shared/customers/notifications'
import { wallClock } from '#shared/desks/openingHours'
import { channelsOf, defaultSettings } from '../../../directory/contacts/rules'

const noticeCategoryOf = (kind: CaseKind): NotificationCategory => (kind === 'message' ? 'new_message' : 'case_update')

export type NoticeChannel = Extract<NotificationChannel, 'email' | 'sms'>

/** The settings of one contact for one billing account. */
export interface NoticeSettings {
  contactId: string
  channels: readonly NotificationChannel[]
  quietFrom: string | null
  quietUntil: string | null
}

/**
 * A billing group that a case concerns, with a contact's settings for it. All fields are null when no contact chose
 * any.
 */
export interface NoticeChoice {
  groupId: string
  contactId: string | null
  channels: Partial<Record<NotificationCategory, NotificationChannel[]>> | null
  quietFrom: string | null
  quietUntil: string | null
}

export interface CommentNotice {
  contactId: string
  channel: NoticeChannel
  dueAt: Date
}

/** Returns a contact's settings for each billing account that a case concerns, with defaults where they chose none. */
export function noticeSettingsOf(
  contact: CommunicationContact,
  { choices, kind }: { choices: readonly NoticeChoice[]; kind: CaseKind },
): NoticeSettings[] {
  const category = noticeCategoryOf(kind)
  const groups = new Set(choices.map(({ groupId }) => groupId))
  return [...(groups.size > 0 ? groups : [null])].map((group) => {
    const choice = choices.find(({ groupId, contactId }) => groupId === group && contactId === contact.contact_id)
    const { quietFrom, quietUntil } = choice ?? defaultSettings
    const { channels = [] } = channelsOf(contact, choice?.channels ?? {}).find((row) => row.category === category) ?? {}
    return { contactId: contact.contact_id, channels, quietFrom, quietUntil }
  })
}

const minuteMs = 60_000
const dayMinutes = 24 * 60

/** Sending stops after this time. Then only the portal shows the reply. */
export const noticeLifetimeMs = 2 * 24 * 60 * minuteMs

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Returns when a contact may be disturbed: now, or at the end of their quiet hours. */
export function earliestNoticeTime(
  now: Date,
  { quietFrom, quietUntil }: Omit<NoticeSettings, 'contactId' | 'channels'>,
  zone: string,
) {
  if (quietFrom === null || quietUntil === null) return now
  const { minutes } = wallClock(now, zone)
  const [from, until] = [minutesOf(quietFrom), minutesOf(quietUntil)]
  const durationMinutes = (until - from + dayMinutes) % dayMinutes
  const elapsedMinutes = (minutes - from + dayMinutes) % dayMinutes
  return elapsedMinutes < durationMinutes
    ? new Date(now.getTime() + (durationMinutes - elapsedMinutes) * minuteMs)
    : now
}

/**
 * Builds one notice per contact and channel, for any number of billing accounts. Quiet hours delay texts but not mail.
 */
export function noticesFor(
  settings: readonly NoticeSettings[],
  { now, zone }: { now: Date; zone: string },
): CommentNotice[] {
  const notices = new Map<string, CommentNotice>()
  for (const setting of settings) {
    for (const channel of ['email', 'sms'] as const) {
      if (!setting.channels.includes(channel)) continue
      const dueAt = channel === 'sms' ? earliestNoticeTime(now, setting, zone) : now
      const key = `${setting.contactId} ${channel}`
      const existing = notices.get(key)
      // Of two billing accounts, the one with the longer quiet time counts.
      if (!existing || existing.dueAt < dueAt) notices.set(key, { contactId: setting.contactId, channel, dueAt })
    }
  }
  return [...notices.values()]
}
