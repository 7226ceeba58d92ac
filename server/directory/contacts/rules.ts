/** Decides which notifications a contact gets, and how much of an address is shown. */
import {
  channelProblem,
  defaultChannels,
  isLocked,
  type NotifiableContact,
  type NotifiableGroup,
  type NotificationCategory,
  type NotificationChannel,
  notificationChannels,
  offeredCategories,
} from '#shared/customers/notifications'

/** Applies until a contact changes the settings. */
export const defaultSettings = { quietFrom: null, quietUntil: null, daysBeforeDue: 3, usageThreshold: 120 }

export type SelectedChannels = Partial<Record<NotificationCategory, NotificationChannel[]>>

const inDisplayOrder = (channels: ReadonlySet<NotificationChannel>): NotificationChannel[] =>
  notificationChannels.filter((channel) => channels.has(channel))

/** Returns the channels that can be used per category, for the categories that someone can choose. */
export const channelsOf = (
  contact: NotifiableContact,
  {
    available,
    ...choice
  }: { selected: SelectedChannels; group: NotifiableGroup; available: readonly NotificationChannel[] },
) =>
  offeredCategories.map((category) => ({
    category,
    channels: channelsFor(contact, category, choice).filter((channel) => available.includes(channel)),
  }))

/** Returns the channels of one category: those selected or the default, and always the mandatory ones. */
export function channelsFor(
  contact: NotifiableContact,
  category: NotificationCategory,
  { selected, group }: { selected: SelectedChannels; group: NotifiableGroup },
): NotificationChannel[] {
  const preferred = selected[category] ?? defaultChannels(contact, category)
  const locked = notificationChannels.filter((channel) => isLocked(contact, { category, channel, group }))
  const possible = preferred.filter((channel) => channelProblem(contact, channel) === null)
  return inDisplayOrder(new Set([...possible, ...locked]))
}

/** "maya@demo.example" becomes "m•••@demo.example", which only someone who knows the address recognizes. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1•••')
