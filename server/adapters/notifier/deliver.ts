/** Hands messages over to the mail server or the SMS gateway, and records those that these reject for good. */
import type { MessageChannel } from '#shared/customers/sentMessages'
import * as communicationTexts from '#shared/texts/customers/communication'
import * as smsTexts from '#shared/texts/customers/textMessages'
import type { Services } from '../../services'
import { isAddressRejected, isCertainlyUnsent, isRefusedForGood, isTextUncertain } from './mailErrors'
import { type MessageTerms, unsealMessage, type WaitingMessage } from './messages'
import {
  countFailedAttempt,
  recordAddress,
  recordDropped,
  recordFailed,
  recordNoSubmission,
  recordSubmissions,
  recordText,
  type SubmissionAttempt,
} from './sentMessages.queries'
import { isNumberInformed, isNumberStopped, markInformed } from './stoppedNumbers.queries'
import { letterHtml } from './templates/letterHtml'
import { markUndeliverable, recordBounced } from './undeliverableEmails.queries'

export function deliver(
  { notifier }: Pick<Services, 'notifier'>,
  { channel, letter, ...message }: WaitingMessage,
  id: string,
): Promise<void> {
  const { to, subject, text } = message
  if (channel === 'sms') return notifier.sendSms({ to, text, id })
  return notifier.sendMail({
    to,
    subject,
    text,
    id,
    ...(letter && { html: letterHtml(letter) }),
    ...(letter?.unsubscribeUrl !== undefined && { unsubscribeUrl: letter.unsubscribeUrl }),
  })
}

/** The decision about a message: who receives it, why it is no longer sent, or that it must wait. */
type Recheck = { kind: 'send'; to: string } | { kind: 'drop'; reason: string } | { kind: 'wait'; delayMs: number }
export type RecheckMessage = (message: { terms: MessageTerms; channel: MessageChannel; to: string }) => Promise<Recheck>

async function decide(services: Services, message: WaitingMessage): Promise<Recheck> {
  const obstacle = await findObstacle(services, message)
  if (obstacle !== null) return { kind: 'drop', reason: obstacle }
  const { terms, channel, to } = message
  return terms ? services.recheckMessage({ terms, channel, to }) : { kind: 'send', to }
}

interface RecordedMessage {
  id: string
  sealed: string
}

/** The caller records a message that was submitted, and stores again one that must wait. */
type DeliveryOutcome = { kind: 'delivered' | 'ended' } | { kind: 'wait'; delayMs: number }
interface CheckedMessage {
  message: WaitingMessage
  /** Whether it tells the owner of a number for the first time how to stop text messages. */
  informsOfStop: boolean
}
type ReadyMessage = CheckedMessage & { kind: 'ready' }
type Failed = { kind: 'failed'; error: unknown }

/**
 * Hands a message over, unless something has happened since it was stored that prevents it, such as an earlier attempt that
 * was successful and died before it could end its job.
 */
export async function deliverStored(services: Services, stored: RecordedMessage): Promise<DeliveryOutcome> {
  const prepared = await prepare(services, stored)
  if (prepared.kind !== 'ready') return prepared
  const attemptOf = await recordSubmissions(services.db, [stored.id])
  return submit(services, { ...stored, ...prepared, attempt: attemptOf(stored.id) })
}

/** Does the same for several messages with fewer statements. One that fails does not hold up the others. */
export async function deliverGroup<Stored extends RecordedMessage>(
  services: Services,
  group: readonly Stored[],
): Promise<{ stored: Stored; delivery: DeliveryOutcome | Failed }[]> {
  const failedWith = (error: unknown): Failed => ({ kind: 'failed', error })
  const all = await Promise.all(
    group.map(async (stored) => ({ stored, prepared: await prepare(services, stored).catch(failedWith) })),
  )
  const readyIds = all.filter(({ prepared }) => prepared.kind === 'ready').map(({ stored }) => stored.id)
  const attemptOf = await recordSubmissions(services.db, readyIds)
  return Promise.all(
    all.map(async ({ stored, prepared }) => {
      if (prepared.kind !== 'ready') return { stored, delivery: prepared }
      const ready = { ...stored, ...prepared, attempt: attemptOf(stored.id) }
      return { stored, delivery: await submit(services, ready).catch(failedWith) }
    }),
  )
}

/** Decides about a message, and records why it is no longer sent or its current address. */
async function prepare(services: Services, { id, sealed }: RecordedMessage): Promise<DeliveryOutcome | ReadyMessage> {
  const message = unsealMessage(services.config, sealed)
  const decision = await decide(services, message)
  if (decision.kind === 'wait') return decision
  if (decision.kind === 'drop') {
    await recordDropped(services.db, id, decision.reason)
    return { kind: 'ended' }
  }
  const { to } = decision
  if (to !== message.to) await recordAddress(services.db, id, to)
  return { kind: 'ready', ...(await withStopHint(services, id, { ...message, to })) }
}

/** A code is no notification: its recipient asked for it. */
const isTextNotification = ({ channel, isReply, validUntil }: WaitingMessage): boolean =>
  channel === 'sms' && !isReply && validUntil === undefined

/** The rules for text messages require that the first one to a number says how to stop them. */
async function withStopHint({ db }: Services, id: string, message: WaitingMessage): Promise<CheckedMessage> {
  if (!isTextNotification(message) || (await isNumberInformed(db, message.to))) return { message, informsOfStop: false }
  const text = `${message.text} ${smsTexts.stopHint}`
  await recordText(db, id, text)
  return { message: { ...message, text }, informsOfStop: true }
}

interface Submission extends CheckedMessage {
  id: string
  attempt: SubmissionAttempt
}

async function submit(
  services: Services,
  { id, message, informsOfStop, attempt }: Submission,
): Promise<DeliveryOutcome> {
  const { db, clock } = services
  if (attempt === 'handled') return { kind: 'ended' }
  const delivery = await trySubmit(services, { id, message, attempt })
  if (informsOfStop && delivery.kind === 'delivered') await markInformed(db, message.to, clock.now())
  return delivery
}

/**
 * Submits a message to the mail server or the text message gateway. One that can never be sent is recorded as failed.
 * Throws if another attempt may succeed. A process may die between the submission and its record, so the record says that
 * the result is unknown. The next attempt submits it again under the same id, by which mail programs and some gateways
 * recognize the message.
 */
async function trySubmit(
  services: Services,
  { id, message, attempt }: Omit<Submission, 'informsOfStop'>,
): Promise<DeliveryOutcome> {
  const { db, clock } = services
  try {
    await deliver(services, message, id)
    return { kind: 'delivered' }
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    if (isAddressRejected(error)) {
      await db.transaction(async (tx) => {
        await recordBounced(tx, { id, email: message.to, failure })
        await markUndeliverable(tx, message.to, clock.now())
      })
      return { kind: 'ended' }
    }
    if (!isRefusedForGood(error)) {
      if (attempt === 'first' && isUnsent(message, error)) await recordNoSubmission(db, id)
      await countFailedAttempt(db, id, failure)
      throw error
    }
    services.log.error({ err: error, messageId: id }, 'a message was refused for good')
    // An earlier submission may have been successful, and this one refused because of it.
    await (attempt === 'first' ? recordFailed : countFailedAttempt)(db, id, failure)
    return { kind: 'ended' }
  }
}

const isUnsent = ({ channel }: WaitingMessage, error: unknown): boolean =>
  channel === 'email' ? isCertainlyUnsent(error) : !isTextUncertain(error)

/** Returns why a message must not be sent anymore; null if it can be. */
async function findObstacle({ db, clock }: Services, message: WaitingMessage): Promise<string | null> {
  const expiresAt = message.validUntil ?? message.terms?.expiresAt
  if (expiresAt !== undefined && new Date(expiresAt) <= clock.now()) return communicationTexts.messageExpired
  const isStopped = message.channel === 'sms' && !message.isReply && (await isNumberStopped(db, message.to))
  return isStopped ? communicationTexts.textsStopped : null
}
