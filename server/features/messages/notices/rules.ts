/** Who hears that staff have answered, by which way, and from when on. */
import type { CaseKind } from '#shared/cases'
import type { CommunicationContact } from '#shared/contract/communication'
import type { NotificationCategory, NotificationChannel } from '#shared/notifications'
import { wallClock } from '#shared/openingHours'
import { channelsOf, usualQuiet } from '../../communication/rules'

const noticeCategoryOf = (kind: CaseKind): NotificationCategory => (kind === 'message' ? 'new_message' : 'case_update')

export type NoticeChannel = Extract<NotificationChannel, 'email' | 'sms'>

/** What one contact chose for one billing account. */
export interface Hearing {
  contactId: string
  channels: readonly NotificationChannel[]
  quietFrom: string | null
  quietUntil: string | null
}

/** A billing group that a case is about, and what a contact chose for it; all null where nobody chose. */
export interface Choice {
  groupId: string
  contactId: string | null
  channels: Partial<Record<NotificationCategory, NotificationChannel[]>> | null
  quietFrom: string | null
  quietUntil: string | null
}

export interface Notice {
  contactId: string
  channel: NoticeChannel
  dueAt: Date
}

/** What a contact chose for each billing account that a case is about; the usual where there is no choice. */
export function hearingsOf(
  contact: CommunicationContact,
  { choices, kind }: { choices: readonly Choice[]; kind: CaseKind },
): Hearing[] {
  const category = noticeCategoryOf(kind)
  const groups = new Set(choices.map(({ groupId }) => groupId))
  return [...(groups.size > 0 ? groups : [null])].map((group) => {
    const choice = choices.find(({ groupId, contactId }) => groupId === group && contactId === contact.contact_id)
    const { quietFrom, quietUntil } = choice ?? usualQuiet
    const { channels = [] } = channelsOf(contact, choice?.channels ?? {}).find((row) => row.category === category) ?? {}
    return { contactId: contact.contact_id, channels, quietFrom, quietUntil }
  })
}

const minuteMs = 60_000
const dayMinutes = 24 * 60

/** Until when it is sent; after that the portal alone tells. */
export const keepTryingMs = 2 * 24 * 60 * minuteMs
/** How long the process that has begun to send one may take. */
export const leaseMs = 10 * minuteMs

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** When somebody may be disturbed again: now, or when their quiet hours end. */
export function afterQuiet(
  now: Date,
  { quietFrom, quietUntil }: Omit<Hearing, 'contactId' | 'channels'>,
  zone: string,
) {
  if (quietFrom === null || quietUntil === null) return now
  const { minutes } = wallClock(now, zone)
  const [from, until] = [minutesOf(quietFrom), minutesOf(quietUntil)]
  const length = (until - from + dayMinutes) % dayMinutes
  const passed = (minutes - from + dayMinutes) % dayMinutes
  return passed < length ? new Date(now.getTime() + (length - passed) * minuteMs) : now
}

/** One notice for each contact and way, however many billing accounts they hear of; quiet hours hold texts back, mail waits in its box. */
export function noticesFor(hearings: readonly Hearing[], { now, zone }: { now: Date; zone: string }): Notice[] {
  const notices = new Map<string, Notice>()
  for (const hearing of hearings) {
    for (const channel of ['email', 'sms'] as const) {
      if (!hearing.channels.includes(channel)) continue
      const dueAt = channel === 'sms' ? afterQuiet(now, hearing, zone) : now
      const key = `${hearing.contactId} ${channel}`
      const known = notices.get(key)
      // Of two billing accounts the one that is quiet for longer counts.
      if (!known || known.dueAt < dueAt) notices.set(key, { contactId: hearing.contactId, channel, dueAt })
    }
  }
  return [...notices.values()]
}
