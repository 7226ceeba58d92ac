/** Decides which notifications a contact gets, and how much of an address is shown. */
import {
  channelProblem,
  defaultChannels,
  defaultQuietHours,
  isLocked,
  type NotifiableContact,
  type NotifiableGroup,
  type NotificationCategory,
  type NotificationChannel,
  notificationCategories,
  notificationChannels,
} from '#shared/customers/notifications'

/** Applies until a contact changes the settings. */
export const defaultSettings = {
  quietFrom: null,
  quietUntil: null,
  quietHoursOff: false,
  daysBeforeDue: 3,
  usageThreshold: 120,
}

export interface StoredQuietHours {
  /** `HH:MM`; both null until the contact chooses quiet hours, and if the contact turned them off. */
  quietFrom: string | null
  quietUntil: string | null
  quietHoursOff: boolean
}

/** Returns when the contact gets no text messages; null at no time. */
export function quietHoursOf({ quietFrom, quietUntil, quietHoursOff }: StoredQuietHours) {
  if (quietHoursOff) return null
  return quietFrom === null || quietUntil === null ? defaultQuietHours : { from: quietFrom, until: quietUntil }
}

export type SelectedChannels = Partial<Record<NotificationCategory, NotificationChannel[]>>

const inDisplayOrder = (channels: ReadonlySet<NotificationChannel>): NotificationChannel[] =>
  notificationChannels.filter((channel) => channels.has(channel))

/** By recipient: the id of a contact, or an email address in lower case. */
export type EmailOptOuts = ReadonlyMap<string, ReadonlySet<NotificationCategory>>

export interface EmailRecipient {
  contact_id: string
  email: string
}

/** Unsubscribing counts for a contact, also after a change of the address, and for everyone with the same address. */
export const recipientsOf = ({ contact_id, email }: EmailRecipient): string[] =>
  email === '' ? [contact_id] : [contact_id, email.toLowerCase()]

/** Returns the categories whose emails must not be sent to the contact. */
export const unsubscribedBy = (contact: EmailRecipient, optOuts: EmailOptOuts): ReadonlySet<NotificationCategory> =>
  new Set(recipientsOf(contact).flatMap((recipient) => [...(optOuts.get(recipient) ?? [])]))

interface ChannelChoice {
  selected: SelectedChannels
  group: NotifiableGroup
  /** The categories whose emails the contact unsubscribed from. */
  unsubscribed: ReadonlySet<NotificationCategory>
}

/** Returns the channels that can be used per category, for the categories that someone can choose. */
export const channelsOf = (
  contact: NotifiableContact,
  { available, ...choice }: ChannelChoice & { available: readonly NotificationChannel[] },
) =>
  notificationCategories.map((category) => ({
    category,
    channels: channelsFor(contact, category, choice).filter((channel) => available.includes(channel)),
  }))

/** Returns the channels of one category: those selected or the default, and always the mandatory ones. */
export function channelsFor(
  contact: NotifiableContact,
  category: NotificationCategory,
  { selected, group, unsubscribed }: ChannelChoice,
): NotificationChannel[] {
  const preferred = selected[category] ?? defaultChannels(contact, category)
  const locked = notificationChannels.filter((channel) => isLocked(contact, { category, channel, group }))
  const possible = preferred.filter(
    (channel) => channelProblem(contact, channel) === null && !(channel === 'email' && unsubscribed.has(category)),
  )
  return inDisplayOrder(new Set([...possible, ...locked]))
}

/** "maya@demo.example" becomes "m•••@demo.example", which only someone who knows the address recognizes. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1•••')
