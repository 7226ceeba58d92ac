/** Decides which notifications a contact gets. */
import type { CommunicationContact } from '#shared/contract/customers/communication'
import {
  channelProblem,
  defaultChannels,
  isLocked,
  type NotificationCategory,
  type NotificationChannel,
  notificationCategories,
  notificationChannels,
} from '#shared/customers/notifications'

/** Applies until a contact changes the settings. */
export const defaultSettings = { quietFrom: null, quietUntil: null, daysBeforeDue: 3, usageThreshold: 120 }

type SelectedChannels = Partial<Record<NotificationCategory, NotificationChannel[]>>

const inDisplayOrder = (channels: ReadonlySet<NotificationChannel>): NotificationChannel[] =>
  notificationChannels.filter((channel) => channels.has(channel))

/** Returns the active channels per category: those selected or the default, and always the mandatory ones. */
export const channelsOf = (contact: CommunicationContact, selected: SelectedChannels) =>
  notificationCategories.map((category) => {
    const preferred = selected[category] ?? defaultChannels(contact, category)
    const locked = notificationChannels.filter((channel) => isLocked(contact, category, channel))
    const possible = preferred.filter((channel) => channelProblem(contact, channel) === null)
    return { category, channels: inDisplayOrder(new Set([...possible, ...locked])) }
  })
