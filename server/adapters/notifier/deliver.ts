/** Hands messages over to the mail server or the SMS gateway, and records those that these reject for good. */
import * as communicationTexts from '#shared/texts/customers/communication'
import type { Services } from '../../services'
import { isAddressRejected, isRefusedForGood } from './mailErrors'
import type { WaitingMessage } from './messages'
import { countFailedAttempt, recordFailed } from './sentMessages.queries'
import { isNumberStopped } from './stoppedNumbers.queries'
import { letterHtml } from './templates/letterHtml'
import { markUndeliverable, recordBounced } from './undeliverableEmails.queries'

export function deliver(
  { notifier }: Pick<Services, 'notifier'>,
  { channel, letter, ...message }: WaitingMessage,
  id?: string,
): Promise<void> {
  const { to, subject, text } = message
  if (channel === 'sms') return notifier.sendSms({ to, text })
  return notifier.sendMail({
    to,
    subject,
    text,
    ...(id !== undefined && { id }),
    ...(letter && { html: letterHtml(letter) }),
    ...(letter?.unsubscribeUrl !== undefined && { unsubscribeUrl: letter.unsubscribeUrl }),
  })
}

interface RecordedMessage {
  id: string
  message: WaitingMessage
  maxAttempts: number
}

/**
 * Returns whether a message was handed over, which the caller records. One that can never be sent is recorded as failed.
 * Throws if another attempt may succeed. A process may die between the delivery and its record. The next attempt then
 * delivers again, under the same message id, by which mail programs recognize it.
 */
export async function deliverUnlessRejected(
  services: Services,
  { id, message, maxAttempts }: RecordedMessage,
): Promise<boolean> {
  const { db, clock } = services
  const obstacle = await findObstacle(services, message)
  if (obstacle !== null) {
    await recordFailed(db, id, obstacle)
    return false
  }
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
      await countFailedAttempt(db, id, { failure, max: maxAttempts })
      throw error
    }
    services.log.error({ err: error, messageId: id }, 'a message was refused for good')
    await recordFailed(db, id, failure)
    return false
  }
}

/** Returns why a message must not be sent anymore; null if it can be. */
async function findObstacle({ db, clock }: Services, message: WaitingMessage): Promise<string | null> {
  if (message.validUntil !== undefined && new Date(message.validUntil) <= clock.now()) {
    return communicationTexts.messageExpired
  }
  const isStopped = message.channel === 'sms' && !message.isReply && (await isNumberStopped(db, message.to))
  return isStopped ? communicationTexts.textsStopped : null
}
