/** Defines the notifications to customers and their channels, which are set for each billing group and contact. */

import { z } from 'zod/mini'
import * as commonTexts from '../texts/common'
import * as notificationTexts from '../texts/customers/notifications'
import { numberStopped } from '../texts/customers/textMessages'

export const notificationChannels = ['email', 'sms', 'voice', 'push', 'mail'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

/** Contacts can be reminded of a payment at most this many days before it is due. */
export const maxDaysBeforeDue = 14

/** In these hours contacts who chose no others get no text messages, as the rules for calls and text messages require. */
export const defaultQuietHours = { from: '21:00', until: '08:00' }

export const notificationCategories = [
  'bill_ready',
  'payment_due',
  'payment_result',
  'autopay_upcoming',
  'past_due',
  'usage_alert',
  'outage',
  'planned_work',
  'appointment',
  'case_update',
  'new_message',
  'security',
  'offers',
  'community_news',
  'surveys',
] as const
export const NotificationCategory = z.enum(notificationCategories)
export type NotificationCategory = z.infer<typeof NotificationCategory>

/** These channels can't be turned off, and the reason is shown. */
interface Lock {
  channels: readonly NotificationChannel[]
  reason: string
}

interface NotificationCategoryFacts {
  /** These channels apply to an account holder who hasn't changed them. */
  defaults: readonly NotificationChannel[]
  locked?: Lock
  /** Applies while the billing group gets no bills on paper. */
  lockedIfPaperless?: Lock
  /** At least one channel has to stay on, and this reason is shown. */
  minimumReason?: string
  isOptIn?: true
}

const categoryFacts: Record<NotificationCategory, NotificationCategoryFacts> = {
  bill_ready: {
    defaults: ['email'],
    lockedIfPaperless: {
      channels: ['email'],
      reason: notificationTexts.paperlessNeedsEmail,
    },
  },
  payment_due: { defaults: ['email'] },
  payment_result: { defaults: ['email'] },
  autopay_upcoming: { defaults: ['email'] },
  past_due: {
    defaults: ['email'],
    locked: { channels: ['email'], reason: notificationTexts.disconnectReason },
  },
  usage_alert: { defaults: [] },
  outage: {
    defaults: ['email'],
    minimumReason: notificationTexts.outageReason,
  },
  planned_work: { defaults: ['email'] },
  appointment: { defaults: ['email'] },
  case_update: { defaults: ['email'] },
  new_message: { defaults: ['email'] },
  security: {
    defaults: ['email'],
    locked: { channels: ['email'], reason: notificationTexts.loginReason },
  },
  offers: { defaults: [], isOptIn: true },
  community_news: { defaults: [], isOptIn: true },
  surveys: { defaults: [], isOptIn: true },
}

/** Returns whether messages of the category are sent even in quiet hours, because someone may have to act at once. */
export const isUrgentCategory = (category: NotificationCategory): boolean =>
  category === 'security' || category === 'outage'

/** The law, the safety of people or that of the login require these, so no email offers to stop them. */
const requiredCategories: readonly NotificationCategory[] = ['past_due', 'outage', 'security']
export const canUnsubscribe = (category: NotificationCategory): boolean => !requiredCategories.includes(category)

export const factsOf = (category: NotificationCategory): NotificationCategoryFacts => categoryFacts[category]

/** Describes how a contact can be notified. */
export interface NotifiableContact {
  email: string
  phone: string
  phone_verified: boolean
  /** Someone replied STOP from this number. */
  phone_stopped: boolean
  /** The contact signs in and is responsible for the account. */
  is_holder: boolean
}

/** The settings of a billing group that decide on its notifications. */
export interface NotifiableGroup {
  paperless: boolean
}

/** Returns which channels an account holder can't turn off, and why; null if there are none. */
export function lockOf(
  { is_holder }: Pick<NotifiableContact, 'is_holder'>,
  category: NotificationCategory,
  { paperless }: NotifiableGroup,
): Lock | null {
  if (!is_holder) return null
  const { locked, lockedIfPaperless } = categoryFacts[category]
  return locked ?? (paperless ? lockedIfPaperless : undefined) ?? null
}

/** Returns whether the channel is on for the contact and can't be turned off. */
export const isLocked = (
  contact: NotifiableContact,
  {
    category,
    channel,
    group,
  }: { category: NotificationCategory; channel: NotificationChannel; group: NotifiableGroup },
): boolean =>
  (lockOf(contact, category, group)?.channels.includes(channel) ?? false) &&
  (channel !== 'email' || contact.email !== '')

/** Returns why a channel can't be turned on for a contact, or null if it can. */
export function channelProblem(contact: NotifiableContact, channel: NotificationChannel): string | null {
  if (channel === 'email' && contact.email === '') return commonTexts.noEmailOnFile
  if (channel !== 'sms' && channel !== 'voice') return null
  if (contact.phone === '') return notificationTexts.noPhoneOnFile
  if (!contact.phone_verified) return notificationTexts.phoneUnverified
  return channel === 'sms' && contact.phone_stopped ? numberStopped : null
}

/**
 * Returns the channels of a contact without own settings. Account holders get the defaults of every category, and other
 * contacts only get outages.
 */
export function defaultChannels(contact: NotifiableContact, category: NotificationCategory): NotificationChannel[] {
  if (!contact.is_holder && category !== 'outage') return []
  return categoryFacts[category].defaults.filter((channel) => channelProblem(contact, channel) === null)
}
