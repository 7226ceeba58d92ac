/** Validates the preferences and changes of contacts, and mailing addresses. */
import type { CommunicationContact } from '#shared/contract/customers/communication'
import {
  channelNames,
  channelProblem,
  factsOf,
  isLocked,
  type NotificationCategory,
  type NotificationChannel,
  notificationChannels,
} from '#shared/customers/notifications'
import { stateFormat, zipFormat } from '#shared/fields/fieldRules'
import * as communicationTexts from '#shared/texts/communication'

/** Limits the emails that the users of one customer can send through the portal. */
export const mailsByCustomer = { limit: 5, windowMinutes: 60 }

interface ChannelChoice {
  category: NotificationCategory
  channels: readonly NotificationChannel[]
}

/** Returns why the selection can't be saved; null when it can. */
export function choiceProblem(contact: CommunicationContact, { category, channels }: ChannelChoice): string | null {
  const { label, locked, minimumReason } = factsOf(category)
  for (const channel of notificationChannels) {
    if (channels.includes(channel)) {
      const problem = channelProblem(contact, channel)
      if (problem) return `${channelNames[channel]} can’t be turned on. ${problem}`
    } else if (isLocked(contact, category, channel)) {
      return `${channelNames[channel]} can’t be turned off for ${label}. ${locked?.reason ?? ''}`.trim()
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
    ...(email.toLowerCase() !== before.email.toLowerCase() && { email: communicationTexts.signsInWithIt }),
    ...(phone !== before.phone && { phone: communicationTexts.phoneIsTheirs }),
  }
}

export interface MailAddress {
  same_as_service: boolean
  street_address: string
  city: string
  state: string
  zip: string
}

/** Returns the first error of each field of an incomplete address. */
export function addressFieldErrors(address: MailAddress): Record<string, string> {
  if (address.same_as_service) return {}
  const fieldErrors: Record<string, string> = {}
  if (address.street_address === '') fieldErrors['street_address'] = 'Street address is required'
  if (address.city === '') fieldErrors['city'] = 'City is required'
  if (!stateFormat.test(address.state)) {
    fieldErrors['state'] = address.state === '' ? 'State is required' : 'State is invalid'
  }
  if (!zipFormat.test(address.zip)) {
    fieldErrors['zip'] = address.zip === '' ? 'ZIP code is required' : 'ZIP code is invalid'
  }
  return fieldErrors
}
