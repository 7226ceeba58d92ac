/** Decisions about how customers are told. */

import type { CommunicationContact } from '#shared/contract/communication'
import { stateFormat, zipFormat } from '#shared/fieldRules'
import {
  channelNames,
  channelProblem,
  factsOf,
  isLocked,
  notificationCategories,
  notificationChannels,
  usualChannels,
  type NotificationCategory,
  type NotificationChannel,
} from '#shared/notifications'
import * as communicationTexts from '#shared/texts/communication'

/** What a contact has until they choose. */
export const usualQuiet = { quietFrom: null, quietUntil: null, daysBeforeDue: 3, usageThreshold: 120 }

/** Mails that a customer's people may have us send. */
export const mailsByCustomer = { limit: 5, windowMinutes: 60 }

type Chosen = Partial<Record<NotificationCategory, NotificationChannel[]>>

const inOrder = (channels: ReadonlySet<NotificationChannel>): NotificationChannel[] =>
  notificationChannels.filter((channel) => channels.has(channel))

/** What is on for a contact in every category: the choice where there is one, and always what is mandatory. */
export const channelsOf = (contact: CommunicationContact, chosen: Chosen) =>
  notificationCategories.map((category) => {
    const wanted = chosen[category] ?? usualChannels(contact, category)
    const locked = notificationChannels.filter((channel) => isLocked(contact, category, channel))
    const possible = wanted.filter((channel) => channelProblem(contact, channel) === null)
    return { category, channels: inOrder(new Set([...possible, ...locked])) }
  })

interface Choice {
  category: NotificationCategory
  channels: readonly NotificationChannel[]
}

/** Why a choice cannot be kept; null when it can. */
export function choiceProblem(contact: CommunicationContact, { category, channels }: Choice): string | null {
  const { label, locked, needsOne } = factsOf(category)
  for (const channel of notificationChannels) {
    if (channels.includes(channel)) {
      const problem = channelProblem(contact, channel)
      if (problem) return `${channelNames[channel]} can’t be turned on. ${problem}`
    } else if (isLocked(contact, category, channel)) {
      return `${channelNames[channel]} can’t be turned off for ${label}. ${locked?.why ?? ''}`.trim()
    }
  }
  return needsOne && channels.length === 0 ? needsOne : null
}

interface ContactDetails {
  email: string
  /** Ten digits. */
  phone: string
}

/** Why the details of a contact cannot be changed so: nobody moves the codes of somebody else's sign-in to themselves. */
export function contactRemarks(before: CommunicationContact, { email, phone }: ContactDetails): Record<string, string> {
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

/** The first remark of each field of an address that is not complete. */
export function addressRemarks(address: MailAddress): Record<string, string> {
  if (address.same_as_service) return {}
  const remarks: Record<string, string> = {}
  if (address.street_address === '') remarks['street_address'] = 'Street address is required'
  if (address.city === '') remarks['city'] = 'City is required'
  if (!stateFormat.test(address.state)) {
    remarks['state'] = address.state === '' ? 'State is required' : 'State is invalid'
  }
  if (!zipFormat.test(address.zip)) {
    remarks['zip'] = address.zip === '' ? 'ZIP code is required' : 'ZIP code is invalid'
  }
  return remarks
}
