/** Validates the preferences and changes of contacts, and mailing addresses. */

import type { CommunicationContact } from '#shared/contract/customers/communication'
import {
  channelProblem,
  factsOf,
  isLocked,
  lockOf,
  type NotifiableGroup,
  type NotificationCategory,
  type NotificationChannel,
  notificationChannels,
} from '#shared/customers/notifications'
import * as communicationTexts from '#shared/texts/customers/communication'
import * as notificationTexts from '#shared/texts/customers/notifications'

/** Limits the emails that the users of one customer can send through the portal. */
export const mailsByCustomer = { limit: 5, windowMinutes: 60 }

interface ChannelChoice {
  category: NotificationCategory
  channels: readonly NotificationChannel[]
  /** The channels that the provider can use now. */
  available: readonly NotificationChannel[]
  group: NotifiableGroup
}

/** Returns why the selection can't be saved; null when it can. */
export function choiceProblem(
  contact: CommunicationContact,
  { category, channels, available, group }: ChannelChoice,
): string | null {
  const label = notificationTexts.categoryLabels[category]
  const { minimumReason } = factsOf(category)
  for (const channel of notificationChannels) {
    if (channels.includes(channel)) {
      if (!available.includes(channel))
        return communicationTexts.channelUnavailable(notificationTexts.channelNames[channel])
      const problem = channelProblem(contact, channel)
      if (problem) return communicationTexts.cannotTurnOn(notificationTexts.channelNames[channel], problem)
    } else if (isLocked(contact, { category, channel, group })) {
      const reason = lockOf(contact, category, group)?.reason ?? ''
      return communicationTexts.cannotTurnOff({
        channel: notificationTexts.channelNames[channel],
        category: label,
        reason,
      })
    }
  }
  return minimumReason && channels.length === 0 ? minimumReason : null
}

interface ContactDetails {
  email: string
  /** Ten digits without punctuation. */
  phone: string
}

/** Returns errors for a contact who signs in: no one may redirect the sign-in codes of another user to themselves. */
export function contactFieldErrors(
  before: CommunicationContact,
  { email, phone }: ContactDetails,
): Record<string, string> {
  if (!before.signs_in) return {}
  return {
    ...(email.toLowerCase() !== before.email.toLowerCase() && { email: communicationTexts.theirSignInAddress }),
    ...(phone !== before.phone && { phone: communicationTexts.phoneIsTheirs }),
  }
}
