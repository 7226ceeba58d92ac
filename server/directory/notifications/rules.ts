/** Decides who is notified of an event, over which channel, and when. */

import {
  channelProblem,
  isLocked,
  isUrgentCategory,
  type NotifiableContact,
  type NotificationChannel,
} from '#shared/customers/notifications'
import { type MessageChannel, messageChannels } from '#shared/customers/sentMessages'
import { momentOf, wallClock } from '#shared/desks/openingHours'
import { addDays } from '#shared/format/dates'
import {
  channelsFor,
  defaultSettings,
  type EmailOptOuts,
  quietHoursOf,
  type SelectedChannels,
  type StoredQuietHours,
  unsubscribedBy,
} from '../contacts/rules'
import type { Notification } from './notification'

export interface NotificationContact extends NotifiableContact {
  contact_id: string
  first_name: string
  relation: string
}

/** The settings of one contact for one billing group. */
export interface NotificationChoice extends NotificationSettings {
  groupId: string
  contactId: string
  channels: SelectedChannels
}

export interface NotificationSettings extends StoredQuietHours {
  daysBeforeDue: number
  usageThreshold: number
}

export interface NotificationSend {
  contact: NotificationContact
  channel: MessageChannel
  address: string
  delayMs: number
  /** The contact can't turn it off. */
  isRequired: boolean
}

export interface Circumstances {
  contacts: readonly NotificationContact[]
  choices: readonly NotificationChoice[]
  /** The groups that get no bills on paper. */
  paperlessGroups: ReadonlySet<string>
  /** Who unsubscribed from emails. */
  optOuts: EmailOptOuts
  channels: Record<MessageChannel, boolean>
  now: Date
  /** The provider's time zone. */
  zone: string
}

export type Recipients = Pick<
  Notification,
  'category' | 'groupIds' | 'addressee' | 'isOnlyForAddressee' | 'isImmediate' | 'onlyTexts' | 'isDue'
>

/** Returns one send per address and channel, however many contacts and billing groups lead to it. */
export function sendsFor(notification: Recipients, circumstances: Circumstances): NotificationSend[] {
  const sends = new Map<string, NotificationSend>()
  for (const contact of audienceOf(notification, circumstances.contacts)) {
    for (const send of sendsTo(contact, notification, circumstances)) {
      const key = `${send.channel} ${send.address.toLowerCase()}`
      const existing = sends.get(key)
      // The first of two contacts with the same address gets the message, after the longer delay of their billing groups.
      if (!existing) sends.set(key, send)
      else if (existing.contact === send.contact && existing.delayMs < send.delayMs) sends.set(key, send)
    }
  }
  return [...sends.values()]
}

/** Without an account holder, the contact who represents the customer takes their place. */
function audienceOf(
  { addressee, isOnlyForAddressee = false }: Recipients,
  contacts: readonly NotificationContact[],
): NotificationContact[] {
  const representative = contacts.some(({ is_holder }) => is_holder) ? null : representativeOf(contacts)
  const audience = contacts.map((contact) => ({
    ...contact,
    is_holder: contact.is_holder || contact === representative || contact.contact_id === addressee?.contactId,
  }))
  if (addressee && !audience.some(({ contact_id }) => contact_id === addressee.contactId)) {
    audience.unshift(contactOf(addressee))
  }
  return isOnlyForAddressee ? audience.filter(({ contact_id }) => contact_id === addressee?.contactId) : audience
}

const representativeOf = (contacts: readonly NotificationContact[]): NotificationContact | undefined =>
  contacts
    .filter(({ relation, email }) => relation === '' && email !== '')
    .toSorted((first, second) => (first.contact_id < second.contact_id ? -1 : 1))[0]

/** A user who isn't a contact of the customer has no settings there, and no verified phone. */
export const contactOf = ({
  contactId,
  email,
  firstName,
}: {
  contactId: string
  email: string
  firstName: string
}): NotificationContact => ({
  contact_id: contactId,
  first_name: firstName,
  relation: '',
  email,
  phone: '',
  phone_verified: false,
  phone_stopped: false,
  is_holder: true,
})

function sendsTo(
  contact: NotificationContact,
  { category, groupIds, isImmediate = isUrgentCategory(category), onlyTexts, isDue }: Recipients,
  { choices, paperlessGroups, optOuts, channels, now, zone }: Circumstances,
): NotificationSend[] {
  const unsubscribed = unsubscribedBy(contact, optOuts)
  return (groupIds.length > 0 ? groupIds : [null]).flatMap((group) => {
    const choice = choices.find(({ groupId, contactId }) => groupId === group && contactId === contact.contact_id)
    const settings = choice ?? defaultSettings
    if (isDue && !isDue(settings)) return []
    const terms = { paperless: group !== null && paperlessGroups.has(group) }
    const selected =
      onlyTexts === 'always'
        ? textChannelOf(contact)
        : channelsFor(contact, category, { selected: choice?.channels ?? {}, group: terms, unsubscribed })
    return (onlyTexts === undefined ? messageChannels : (['sms'] as const))
      .filter((channel) => channels[channel] && selected.includes(channel))
      .map((channel) => ({
        contact,
        channel,
        address: channel === 'email' ? contact.email : contact.phone,
        // Emails make no sound, so only text messages wait.
        delayMs: channel === 'sms' && !isImmediate ? quietTimeLeft(now, quietHoursOf(settings), zone) : 0,
        isRequired: isLocked(contact, { category, channel, group: terms }),
      }))
  })
}

const textChannelOf = (contact: NotificationContact): readonly NotificationChannel[] =>
  channelProblem(contact, 'sms') === null ? ['sms'] : []

const hourMs = 3_600_000
const dayMinutes = 24 * 60

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Returns how long a contact must not be disturbed: until the end of their quiet hours, if there are any. */
export function quietTimeLeft(now: Date, quiet: { from: string; until: string } | null, zone: string): number {
  if (!quiet) return 0
  const { day, minutes } = wallClock(now, zone)
  const [from, until] = [minutesOf(quiet.from), minutesOf(quiet.until)]
  const duration = (until - from + dayMinutes) % dayMinutes
  if ((minutes - from + dayMinutes) % dayMinutes >= duration) return 0
  const end = momentOf({ day: until > minutes ? day : addDays(day, 1), minutes: until }, zone)
  return Math.max(0, firstOccurrence(end, { minutes: until, now, zone }) - now.getTime())
}

/**
 * In autumn the clock shows an hour twice, and quiet hours end the first time that it shows their end. In spring it
 * skips an hour, and quiet hours that would end in it end an hour later.
 */
function firstOccurrence(end: Date, { minutes, now, zone }: { minutes: number; now: Date; zone: string }): number {
  const candidates = [-hourMs, 0, hourMs]
    .map((shift) => end.getTime() + shift)
    .filter((time) => time >= now.getTime() && wallClock(new Date(time), zone).minutes === minutes)
  return candidates.length > 0 ? Math.min(...candidates) : end.getTime() + hourMs
}
