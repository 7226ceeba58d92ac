/** Hands messages over to the mail server or the SMS gateway, and records those that these reject for good. */
import type { MessageChannel } from '#shared/customers/sentMessages'
import * as communicationTexts from '#shared/texts/customers/communication'
import type { Services } from '../../services'
import { isAddressRejected, isRefusedForGood, isTextUncertain } from './mailErrors'
import type { MessageTerms, WaitingMessage } from './messages'
import {
  countFailedAttempt,
  recordAddress,
  recordDropped,
  recordFailed,
  recordHandover,
  recordNoHandover,
} from './sentMessages.queries'
import { isNumberStopped } from './stoppedNumbers.queries'
import { letterHtml } from './templates/letterHtml'
import { markUndeliverable, recordBounced } from './undeliverableEmails.queries'

export function deliver(
  { notifier }: Pick<Services, 'notifier'>,
  { channel, letter, ...message }: WaitingMessage,
  id?: string,
): Promise<void> {
  const { to, subject, text } = message
  if (channel === 'sms') return notifier.sendSms({ to, text, ...(id !== undefined && { id }) })
  return notifier.sendMail({
    to,
    subject,
    text,
    ...(id !== undefined && { id }),
    ...(letter && { html: letterHtml(letter) }),
    ...(letter?.unsubscribeUrl !== undefined && { unsubscribeUrl: letter.unsubscribeUrl }),
  })
}

/** What a decision about a message says: to whom it goes, why it is no longer sent, or that it must wait. */
export type Recheck = { kind: 'send'; to: string } | { kind: 'drop'; why: string } | { kind: 'wait'; delayMs: number }
export type RecheckMessage = (message: { terms: MessageTerms; channel: MessageChannel; to: string }) => Promise<Recheck>

async function decide(services: Services, message: WaitingMessage): Promise<Recheck> {
  const obstacle = await findObstacle(services, message)
  if (obstacle !== null) return { kind: 'drop', why: obstacle }
  const { terms, channel, to } = message
  return terms ? services.recheckMessage({ terms, channel, to }) : { kind: 'send', to }
}

interface RecordedMessage {
  id: string
  message: WaitingMessage
}

/** The caller records a message that was handed over, and stores again one that must wait. */
type Delivery = { kind: 'delivered' | 'ended' } | { kind: 'wait'; delayMs: number }

/** Hands a message over, unless something has happened since it was stored that prevents it. */
export async function deliverStored(services: Services, stored: RecordedMessage): Promise<Delivery> {
  const { id, message } = stored
  const decision = await decide(services, message)
  if (decision.kind === 'wait') return decision
  if (decision.kind === 'drop') {
    await recordDropped(services.db, id, decision.why)
    return { kind: 'ended' }
  }
  if (decision.to !== message.to) await recordAddress(services.db, id, decision.to)
  const isDelivered = await deliverUnlessRejected(services, { ...stored, message: { ...message, to: decision.to } })
  return { kind: isDelivered ? 'delivered' : 'ended' }
}

/**
 * Returns whether a message was handed over. One that can never be sent is recorded as failed. Throws if another attempt
 * may succeed. A process may die between the delivery and its record. The next attempt then delivers again, under the
 * same id, by which mail programs and some SMS gateways recognize it.
 */
async function deliverUnlessRejected(services: Services, { id, message }: RecordedMessage): Promise<boolean> {
  const { db, clock } = services
  // A second email is recognized by its id. Of a text message, the record says that it may have left.
  const isFirstHandover = message.channel === 'sms' && (await recordHandover(db, id))
  try {
    await deliver(services, message, id)
    return true
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    if (isAddressRejected(error)) {
      await db.transaction(async (tx) => {
        await recordBounced(tx, { id, email: message.to, failure })
        await markUndeliverable(tx, message.to, clock.now())
      })
      return false
    }
    if (!isRefusedForGood(error)) {
      if (isFirstHandover && !isTextUncertain(error)) await recordNoHandover(db, id)
      await countFailedAttempt(db, id, failure)
      throw error
    }
    services.log.error({ err: error, messageId: id }, 'a message was refused for good')
    await recordFailed(db, id, failure)
    return false
  }
}

/** Returns why a message must not be sent anymore; null if it can be. */
async function findObstacle({ db, clock }: Services, message: WaitingMessage): Promise<string | null> {
  const expiresAt = message.validUntil ?? message.terms?.expiresAt
  if (expiresAt !== undefined && new Date(expiresAt) <= clock.now()) return communicationTexts.messageExpired
  const isStopped = message.channel === 'sms' && !message.isReply && (await isNumberStopped(db, message.to))
  return isStopped ? communicationTexts.textsStopped : null
}
