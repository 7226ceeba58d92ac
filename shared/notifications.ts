/** What the provider tells its customers about, and by which ways (per billing group and contact). */
import { z } from 'zod/mini'

export const notificationChannels = ['email', 'sms', 'voice', 'push', 'mail'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

export const channelNames: Record<NotificationChannel, string> = {
  email: 'Email',
  sms: 'SMS',
  voice: 'Voice',
  push: 'Push',
  mail: 'Mail',
}

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

interface CategoryFacts {
  label: string
  /** What applies to an account holder until they choose. */
  usual: readonly NotificationChannel[]
  /** Always on, with the reason that is shown. */
  locked?: { channels: readonly NotificationChannel[]; why: string }
  /** One way at least has to stay on. */
  needsOne?: string
  isOptIn?: true
}

const facts: Record<NotificationCategory, CategoryFacts> = {
  bill_ready: { label: 'Bill ready', usual: ['email'] },
  payment_due: { label: 'Payment due reminder', usual: ['email'] },
  payment_result: { label: 'Payment received or failed', usual: ['email'] },
  autopay_upcoming: { label: 'Autopay upcoming', usual: ['email'] },
  past_due: {
    label: 'Past due and disconnect',
    usual: ['email', 'mail'],
    locked: { channels: ['email', 'mail'], why: 'The law requires notice before a service is disconnected.' },
  },
  usage_alert: { label: 'Usage alerts', usual: [] },
  outage: {
    label: 'Outage and restore',
    usual: ['email'],
    needsOne: 'Keep at least one of these on. Outage notices can be about safety.',
  },
  planned_work: { label: 'Planned work', usual: ['email'] },
  appointment: { label: 'Appointment', usual: ['email'] },
  case_update: { label: 'Case updates', usual: ['email'] },
  new_message: { label: 'New message', usual: ['email'] },
  security: {
    label: 'Account and security',
    usual: ['email'],
    locked: { channels: ['email'], why: 'We always tell you when your login changes.' },
  },
  offers: { label: 'Plan and offers', usual: [], isOptIn: true },
  community_news: { label: 'Community news', usual: [], isOptIn: true },
  surveys: { label: 'Surveys', usual: [], isOptIn: true },
}

export const factsOf = (category: NotificationCategory): CategoryFacts => facts[category]

/** What a contact can be reached by. */
export interface Reachable {
  email: string
  phone: string
  phone_verified: boolean
  /** Signs in, and answers for the account. */
  is_holder: boolean
}

/** Whether a channel of a category is on and stays on for a contact. */
export const isLocked = (contact: Reachable, category: NotificationCategory, channel: NotificationChannel): boolean =>
  contact.is_holder &&
  (facts[category].locked?.channels.includes(channel) ?? false) &&
  (channel !== 'email' || contact.email !== '')

/** Why a channel cannot be turned on for a contact; null when it can. */
export function channelProblem(contact: Reachable, channel: NotificationChannel): string | null {
  if (channel === 'email' && contact.email === '') return 'No email address is on file.'
  if (channel !== 'sms' && channel !== 'voice') return null
  if (contact.phone === '') return 'No phone number is on file.'
  return contact.phone_verified ? null : 'Verify the phone number first.'
}

/** What is on for a contact who has not chosen: holders hear of everything usual, the others of outages alone. */
export function usualChannels(contact: Reachable, category: NotificationCategory): NotificationChannel[] {
  if (!contact.is_holder && category !== 'outage') return []
  return facts[category].usual.filter((channel) => channelProblem(contact, channel) === null)
}
