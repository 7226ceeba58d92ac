/** Texts of notifications to customers, and the frame of every email. */

import type { AccountOwner } from '../../access/accountOwner'
import type { LetterText } from '../../customers/letterText'
import type { NotificationCategory, NotificationChannel } from '../../customers/notifications'
import { gasEmergencyNumber, supportNumber } from '../../desks/contactNumbers'
import { dayInProse } from '../../format/dates'
import { lastFour } from '../../format/lastFour'
import { type Cents, formatCents } from '../../format/money'
import { percentText } from '../../format/plural'
import { smellGas } from '../cases/gasLeak'

export const categoryLabels: Record<NotificationCategory, string> = {
  bill_ready: 'Bill ready',
  payment_due: 'Payment due reminder',
  payment_result: 'Payment received or failed',
  autopay_upcoming: 'Autopay and expiring cards',
  past_due: 'Past-due and disconnection notices',
  usage_alert: 'Usage alerts',
  outage: 'Outages and restoration',
  planned_work: 'Planned work',
  appointment: 'Appointments',
  case_update: 'Request updates',
  new_message: 'New messages',
  security: 'Account and security',
  offers: 'Plans and offers',
  community_news: 'Community news',
  surveys: 'Surveys',
}

/** Why a contact can't turn something off. */
export const paperlessNeedsEmail =
  'Billing is paperless, so this email is how you get your bills. To turn it off, switch to paper bills first.'
export const disconnectReason = 'The law requires notice before a service is disconnected.'
export const outageReason = 'Keep at least one of these on. Outage notices can affect your safety.'
export const loginReason = 'We always tell you when your sign-in details change.'

export const changePreferences = 'Choose what we notify you about'
export const unsubscribe = 'Stop these emails'
/** Below every email, so that those who are asked to call know where. */
export const letterNumbers = [`Support ${supportNumber}`, `Gas emergency ${gasEmergencyNumber} (open 24/7)`] as const
export const buttonHint = 'If the button doesn’t work, open this link:'

/** The account is named by its last digits, because phones show text messages to others. */
interface AccountAmount {
  amount: Cents
  account: string
}

export const paymentPostedText = ({ amount, account }: AccountAmount) =>
  `We received your payment of ${formatCents(amount)} for account ending in ${lastFour(account)}. Details:`
export const paymentDeclinedText = ({ amount, account }: AccountAmount) =>
  `Your payment of ${formatCents(amount)} for account ending in ${lastFour(account)} didn’t go through. Pay another way here:`
export const scheduledFailedText = ({ amount, account }: AccountAmount) =>
  `We couldn’t make your scheduled payment of ${formatCents(amount)} for account ending in ${lastFour(account)}. Pay another way here:`
export const scheduledNotNeededText = ({ amount, account }: AccountAmount) =>
  `Your scheduled payment of ${formatCents(amount)} for account ending in ${lastFour(account)} wasn’t needed, so nothing was charged. Details:`
export const autopayDeclinedText = ({ amount, account }: AccountAmount) =>
  `Autopay couldn’t pay ${formatCents(amount)} for account ending in ${lastFour(account)}. Your bill is still due. Pay here:`

export const loginChangedText = (change: string) =>
  `${change}. If this wasn’t you, call us at ${supportNumber} and reset your password here:`

export const temporaryPasswordText =
  `Customer care set a temporary password for your login. If you didn’t ask for this, call us at ${supportNumber}. Sign in here:` as const

export const stopEmailsAbout = (category: string) => `Stop emails about “${category}”?`
export const stopEmailsEffect = 'We’ll stop sending these emails to you. Your other notifications stay as they are.'
export const emailsStopped = (category: string) => `You won’t get emails about “${category}” anymore`
export const emailsStillSent = (category: string) => `We’ll keep sending you emails about “${category}”`
export const paperlessEffect =
  'Billing is paperless, so these emails are how you get your bills. They’ll stop when you switch to paper bills under Notification Preferences.'
export const turnBackOn = 'You can turn them back on under Notification Preferences.'
export const invalidLink = 'This link doesn’t work anymore'

interface Refund {
  amount: Cents
  account: string
  /** The saved method that received it; empty for a check. */
  method: string
}

export const refundSent = ({ amount, account, method }: Refund): LetterText => ({
  subject: `We sent your refund of ${formatCents(amount)}`,
  paragraphs: [
    method === ''
      ? `We mailed a refund check for ${formatCents(amount)} for account ${account} to your mailing address.`
      : `We refunded ${formatCents(amount)} for account ${account} to ${method}. Your bank may take a few days to show it.`,
  ],
  action: 'View payment history',
})
export const refundSentText = ({ amount, account }: AccountAmount) =>
  `We sent your refund of ${formatCents(amount)} for account ending in ${lastFour(account)}. Details:`

/** Only deposits are refunded this way. */
export const refundCredited = ({ amount, account }: Omit<Refund, 'method'>): LetterText => ({
  subject: `We credited your deposit of ${formatCents(amount)}`,
  paragraphs: [
    `We returned your deposit to account ${account} as a credit of ${formatCents(amount)}. The credit covers what you owe, and anything left goes toward your next bills.`,
  ],
  action: 'View your balance',
})
export const refundCreditedText = ({ amount, account }: AccountAmount) =>
  `We returned your deposit as a credit of ${formatCents(amount)} to account ending in ${lastFour(account)}. Details:`

interface ExpiringCard {
  account: string
  method: string
  expiresOn: string
}

export const cardExpiring = ({ account, method, expiresOn }: ExpiringCard): LetterText => ({
  subject: `Your autopay card expires ${dayInProse(expiresOn)}`,
  paragraphs: [
    `Autopay for account ${account} uses your ${method}, which expires ${dayInProse(expiresOn)}. If your new card has the same number, update its expiration date under Payment Methods. Otherwise, add your new card and choose it for autopay.`,
  ],
  action: 'Update your card',
})
export const cardExpiringText = (method: string, expiresOn: string) =>
  `Your autopay card (${method}) expires ${dayInProse(expiresOn)}. Update it here:`

interface ScheduledCard extends ExpiringCard {
  amount: Cents
  payOn: string
}

export const scheduledCardExpiring = ({ account, method, expiresOn, amount, payOn }: ScheduledCard): LetterText => ({
  subject: `Your card expires before your payment on ${dayInProse(payOn)}`,
  paragraphs: [
    `Your payment of ${formatCents(amount)} for account ${account} is scheduled for ${dayInProse(payOn)}, but your ${method} expires ${dayInProse(expiresOn)}. If your new card has the same number, update its expiration date under Payment Methods. Otherwise, cancel the payment and schedule it again with another method.`,
  ],
  action: 'Open Payment Methods',
})
export const scheduledCardExpiringText = ({ method, expiresOn, amount, payOn }: Omit<ScheduledCard, 'account'>) =>
  `Your card (${method}) expires ${dayInProse(expiresOn)}, before your payment of ${formatCents(amount)} scheduled for ${dayInProse(payOn)}. Update it here:`

export const emailsBounce = 'Your email address doesn’t work'
export const emailsBounceText = (address: string) =>
  `We can’t deliver emails to ${address}, so you may miss bills and notices. Update your email address here:`

/** `percent` is the share of the earlier usage, such as 150 for half more. */
const morePercent = (percent: number): string => percentText(percent - 100)

type UsageKind = 'gas' | 'data'

interface UnexpectedUsage {
  kind: UsageKind
  address: string
  /** The percentage of the same month last year, or of what is usual in the season. */
  percent: number
}

const highUsageSubjects: Record<UsageKind, string> = {
  gas: 'Your gas usage is higher than last year',
  data: 'Your data usage is higher than last year',
}

const highUsageParagraphs: Record<UsageKind, (more: string, address: string) => string> = {
  gas: (more, address) => `You used ${more} more gas than in the same month last year at ${address}.`,
  data: (more, address) => `You used ${more} more data than in the same month last year at ${address}.`,
}

export const highUsage = ({ kind, address, percent }: UnexpectedUsage): LetterText => ({
  subject: highUsageSubjects[kind],
  paragraphs: [highUsageParagraphs[kind](morePercent(percent), address)],
  action: 'View your usage',
})
export const highUsageText = ({ kind, address, percent }: UnexpectedUsage) =>
  `${highUsageParagraphs[kind](morePercent(percent), address)} Details:`

const unusualUsageAdvice: Record<UsageKind, string> = {
  gas: `If you can’t explain it, check your appliances. ${smellGas}`,
  data: 'If you can’t explain it, check which devices use your network, and change your Wi-Fi password.',
}

const unusualUsageSubjects: Record<UsageKind, (address: string) => string> = {
  gas: (address) => `Unusual gas usage at ${address}`,
  data: (address) => `Unusual data usage at ${address}`,
}

const unusualUsageParagraphs: Record<UsageKind, (more: string, address: string) => string> = {
  gas: (more, address) => `You used ${more} more gas than is usual for this time of year at ${address}.`,
  data: (more, address) => `You used ${more} more data than is usual for this time of year at ${address}.`,
}

export const unusualUsage = ({ kind, address, percent }: UnexpectedUsage): LetterText => ({
  subject: unusualUsageSubjects[kind](address),
  paragraphs: [unusualUsageParagraphs[kind](morePercent(percent), address), unusualUsageAdvice[kind]],
  action: 'View your usage',
})
/** A leak may be the cause, and no link comes before the phone numbers. */
export const unusualUsageText = ({ kind, address, percent }: UnexpectedUsage) =>
  kind === 'gas'
    ? `${unusualUsageParagraphs[kind](morePercent(percent), address)} ${smellGas} Details:`
    : `${unusualUsageParagraphs[kind](morePercent(percent), address)} Details:`

/** The title and the text are the provider's own. */
export const announcement = (title: string, paragraphs: readonly string[]): LetterText => ({
  subject: title,
  paragraphs,
  action: 'Read more',
})
export const announcementText = (title: string) => `${title}. Details:`

export const newDeviceText = (device: string) =>
  `New sign-in from ${device}. If this wasn’t you, call us at ${supportNumber} and reset your password here:`

export const sentTitle: Record<AccountOwner, string> = {
  own: 'Messages we’ve sent you',
  theirs: 'Sent to the customer',
}
export const sentMessages = 'Messages we sent, newest first'
export const sentMessagesNotLoaded = 'We couldn’t load the messages we sent.'
export const nothingSent: Record<AccountOwner, string> = {
  own: 'The emails and text messages that we send about your account appear here.',
  theirs: 'The emails and text messages that we send about the account appear here.',
}
export const sentTo = 'Sent to'
export const showTextOf = (subject: string) => `Show text: ${subject}`
export const textNotStored = 'We don’t keep the text of messages with codes or sign-in links.'
export const statusLabels = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Couldn’t be sent',
  bounced: 'Bounced',
  unknown: 'Result unknown',
} as const

export const channelNames: Record<NotificationChannel, string> = {
  email: 'Email',
  sms: 'Text',
  voice: 'Voice',
  push: 'Push',
  mail: 'Mail',
}
export const categoryByChannel = (category: NotificationCategory, channel: NotificationChannel) =>
  `${categoryLabels[category]} by ${channelNames[channel]}`

/** The greeting of an email. */
export const hello = 'Hello,'
export const hi = (firstName: string) => `Hi ${firstName},`
export const noPhoneOnFile = 'No phone number is on file.'
export const phoneUnverified = 'Verify the phone number first.'
