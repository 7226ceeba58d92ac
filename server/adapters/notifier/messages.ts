/** Emails and text messages before they are stored, and their sealed form while they wait to be sent. */

import { randomUUID } from 'node:crypto'
import { z } from 'zod/mini'
import type { LetterText } from '#shared/customers/letterText'
import { NotificationCategory } from '#shared/customers/notifications'
import type { MessageCategory, MessageChannel } from '#shared/customers/sentMessages'
import { paths } from '#shared/paths'
import * as notificationTexts from '#shared/texts/customers/notifications'
import type { Config, MessageConfig } from '../../config'
import type { sentMessages } from '../../db/schema/customers/sentMessages'
import { portalUrl } from '../../origins'
import { seal, UnknownSealKey, unseal } from '../../seal'
import { Letter } from './templates/letter'
import { letterText } from './templates/letterText'

/** On what the decision to send a notification was based. */
const MessageTerms = z.object({
  eventKey: z.optional(z.string()),
  /** The event, if it may no longer matter when the message is sent. */
  event: z.optional(z.unknown()),
  category: NotificationCategory,
  customerNumber: z.string(),
  contactId: z.string(),
  groupIds: z.array(z.string()),
  addressee: z.nullable(z.object({ contactId: z.string(), email: z.string(), firstName: z.string() })),
  isOnlyForAddressee: z.boolean(),
  isImmediate: z.boolean(),
  onlyTexts: z.optional(z.enum(['ifChosen', 'always'])),
  decidedAt: z.iso.datetime(),
  /** From this moment on, the text of the message would be wrong or useless. */
  expiresAt: z.optional(z.iso.datetime()),
})
export type MessageTerms = z.infer<typeof MessageTerms>

interface MessageFacts {
  /** An email address, or ten digits. */
  to: string
  category: MessageCategory
  /** Of several messages with the same key, a recipient gets only the first. Without a key it is always sent. */
  eventKey?: string
  customerNumber?: string | null
  contactId?: string | null
  /** Contains a one-time code or a link that signs someone in, so that only its title is recorded. */
  isSecret?: boolean
  /** After this moment the message would be of no use, so it is no longer sent. Someone waits for it at a screen. */
  validUntil?: Date
  /** Answers a text message of the recipient, so that it is sent even if they stopped texts. */
  isReply?: boolean
  /** How long the message waits for the end of quiet hours. */
  delayMs?: number
  /** The payment whose receipt it is. */
  receiptOf?: string
  /** Why the recipient gets it. A message that has waited is decided about again. */
  terms?: MessageTerms
}

export interface LetterMessage extends MessageFacts {
  /** Null greets without a name. */
  firstName: string | null
  content: LetterText
  /** The portal's page behind the button. */
  path?: string
  /** A token that stops this category for the contact; missing where there is no choice. */
  unsubscribeToken?: string
  /** Whether recipients choose if they get such messages. */
  isOptional?: boolean
}

export interface TextMessage extends MessageFacts {
  /** Names the message in the record, because texts have no subject. */
  title: string
  text: string
}

/** A message with everything that is needed to store and to send it. */
export interface PreparedMessage {
  row: typeof sentMessages.$inferInsert
  waiting: WaitingMessage
  delayMs: number
}

const WaitingMessage = z.object({
  channel: z.enum(['email', 'sms']),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Missing in messages to the desks. */
  letter: z.optional(Letter),
  validUntil: z.optional(z.iso.datetime()),
  /** Answers a text message of the recipient. */
  isReply: z.optional(z.boolean()),
  /** Missing in messages that no one can choose. */
  terms: z.optional(MessageTerms),
})
export type WaitingMessage = z.infer<typeof WaitingMessage>

const sealOwner = 'message'
type Sealing = Pick<Config, 'SEAL_KEY'>

export const sealMessage = ({ SEAL_KEY }: Sealing, message: WaitingMessage): string =>
  seal(JSON.stringify(message), { keys: SEAL_KEY, owner: sealOwner }).toString('base64')

export function unsealMessage({ SEAL_KEY }: Sealing, sealed: string): WaitingMessage {
  const opened = unseal(Buffer.from(sealed, 'base64'), { keys: SEAL_KEY, owner: sealOwner })
  if (!opened) throw new UnknownSealKey('A message was sealed with a key that SEAL_KEY no longer contains')
  return z.parse(WaitingMessage, JSON.parse(opened.text))
}

export const unsubscribePath = '/api/v1/communication/unsubscribe'

export function prepareLetter(config: MessageConfig, message: LetterMessage, now: Date): PreparedMessage {
  const letter = letterOf(config, message)
  const { subject } = letter
  const prepared = prepareMessage(
    message,
    { channel: 'email', to: message.to, subject, text: letterText(letter), letter },
    now,
  )
  if (prepared.row.body === '') return prepared
  // A person who opens the link to unsubscribe acts for the recipient, so the record omits the link.
  const { unsubscribeUrl: _unsubscribeUrl, ...recorded } = letter
  return { ...prepared, row: { ...prepared.row, body: letterText(recorded) } }
}

/** Returns an email as staff see it before it is sent. */
export function previewLetter(
  config: MessageConfig,
  message: LetterMessage,
): { to: string; subject: string; text: string } {
  const letter = letterOf(config, message)
  return { to: message.to, subject: letter.subject, text: letterText(letter) }
}

function letterOf(config: MessageConfig, message: LetterMessage): Letter {
  const { firstName, content, path, isOptional, unsubscribeToken } = message
  const portal = portalUrl(config)
  return {
    brand: config.BRAND_NAME,
    subject: content.subject,
    greeting: firstName === null ? notificationTexts.hello : notificationTexts.hi(firstName),
    paragraphs: [...content.paragraphs],
    ...(content.action !== undefined &&
      path !== undefined && { action: { label: content.action, url: `${portal}${path}` } }),
    ...(isOptional && { preferencesUrl: `${portal}${paths.communicationPreference}` }),
    ...(unsubscribeToken !== undefined && { unsubscribeUrl: `${portal}${unsubscribePath}?token=${unsubscribeToken}` }),
  }
}

/** A text message with one typographic mark costs more, because all of its characters then take twice the room. */
const withPlainMarks = (text: string): string =>
  text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—]/g, '-')
    .replaceAll('…', '...')
    .replaceAll('•', '*')

export const prepareText = (config: MessageConfig, message: TextMessage, now: Date): PreparedMessage =>
  prepareMessage(
    message,
    {
      channel: 'sms',
      to: message.to,
      subject: message.title,
      text: withPlainMarks(`${config.BRAND_NAME}: ${message.text}`),
    },
    now,
  )

export function prepareMessage(facts: MessageFacts, waiting: WaitingMessage, now: Date): PreparedMessage {
  const { validUntil, isReply, terms, delayMs = 0 } = facts
  return {
    row: rowOf(facts, waiting, now),
    waiting: {
      ...waiting,
      ...(validUntil && { validUntil: validUntil.toISOString() }),
      ...(isReply !== undefined && { isReply }),
      ...(terms && { terms }),
    },
    delayMs,
  }
}

function rowOf(facts: MessageFacts, { channel, subject, text }: WaitingMessage, now: Date): PreparedMessage['row'] {
  const { to, category, eventKey, customerNumber = null, contactId = null, isSecret = false, receiptOf } = facts
  const id = randomUUID()
  return {
    id,
    eventKey: eventKey ?? id,
    recipient: contactId ?? to,
    channel: channel satisfies MessageChannel,
    category,
    customerNumber,
    contactId,
    address: to,
    subject,
    body: isSecret ? '' : text,
    createdAt: now,
    receiptOf: receiptOf ?? null,
  }
}
