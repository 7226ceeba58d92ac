/**
 * Sends emails and text messages, and records each. Until they are sent they are stored sealed, because they may contain
 * one-time codes and links that sign someone in.
 */
import { z } from 'zod/mini'
import * as communicationTexts from '#shared/texts/customers/communication'
import type { Clock } from '../../clock'
import type { MessageConfig } from '../../config'
import type { Executor } from '../../db/database'
import { defineJob } from '../../jobs/job'
import { enqueueLater, enqueueMissing } from '../../jobs/jobs.queries'
import type { Services } from '../../services'
import { isAddressRejected, isRefusedForGood } from './mailErrors'
import {
  type LetterMessage,
  type PreparedMessage,
  prepareLetter,
  prepareMessage,
  prepareText,
  sealMessage,
  type TextMessage,
  unsealMessage,
  type WaitingMessage,
} from './messages'
import type { Mail, Notifier } from './notifier'
import { countFailedAttempt, insertMessages, isSent, recordFailed, recordSent } from './sentMessages.queries'
import { isNumberStopped } from './stoppedNumbers.queries'
import { letterHtml } from './templates/letterHtml'
import { markUndeliverable, recordBounced } from './undeliverableEmails.queries'

/** With the library's backoff, attempts continue for about two days, as between mail servers. */
const maxAttempts = 16

export const sendMessageJob = defineJob({
  name: 'send message',
  /** An earlier version stored messages without an id. They have no record. */
  payload: z.object({
    id: z.optional(z.uuid()),
    sealed: z.string(),
    isUrgent: z.boolean(),
    isBulk: z.optional(z.boolean()),
  }),
  maxAttempts,
  isUrgent: ({ isUrgent }) => isUrgent,
  isBulk: ({ isBulk }) => isBulk ?? false,
  async run(services, { id, sealed }) {
    const message = unsealMessage(services.config, sealed)
    if (id === undefined) return deliver(services, message)
    if (await isSent(services.db, id)) return
    if (message.validUntil !== undefined && new Date(message.validUntil) <= services.clock.now()) {
      return recordFailed(services.db, id, communicationTexts.messageExpired)
    }
    if (message.channel === 'sms' && !message.isReply && (await isNumberStopped(services.db, message.to))) {
      return recordFailed(services.db, id, communicationTexts.textsStopped)
    }
    await deliverRecorded(services, message, id)
  },
})

/**
 * A process may die between the delivery and its record. The next attempt then delivers again, under the same message
 * id, by which mail programs recognize it.
 */
async function deliverRecorded(services: Services, message: WaitingMessage, id: string): Promise<void> {
  try {
    await deliver(services, message, id)
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    if (isAddressRejected(error)) {
      return services.db.transaction(async (tx) => {
        await recordBounced(tx, { id, email: message.to, failure })
        await markUndeliverable(tx, message.to, services.clock.now())
      })
    }
    if (!isRefusedForGood(error)) {
      await countFailedAttempt(services.db, id, { failure, max: maxAttempts })
      throw error
    }
    services.log.error({ err: error, messageId: id }, 'a message was refused for good')
    return recordFailed(services.db, id, failure)
  }
  await recordSent(services.db, id, services.clock.now())
}

function deliver({ notifier }: Services, { channel, letter, ...message }: WaitingMessage, id?: string): Promise<void> {
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

export interface MessageServices {
  config: MessageConfig
  notifier: Pick<Notifier, 'channels'>
  clock: Pick<Clock, 'now'>
}

/** Sends an email once the transaction commits. Without a mail gateway nothing is sent. */
export const enqueueLetter = (services: MessageServices, tx: Executor, letter: LetterMessage): Promise<void> =>
  enqueueMessages(services, tx, { messages: [prepareLetter(services.config, letter, services.clock.now())] })

/** Sends a text message once the transaction commits. Without an SMS gateway nothing is sent. */
export const enqueueSms = (services: MessageServices, tx: Executor, message: TextMessage): Promise<void> =>
  enqueueMessages(services, tx, { messages: [prepareText(services.config, message, services.clock.now())] })

/** Sends a plain email to a desk of the provider once the transaction commits. */
export const enqueueMail = (services: MessageServices, tx: Executor, { to, subject, text }: Mail): Promise<void> =>
  enqueueMessages(services, tx, {
    messages: [
      prepareMessage({ to, category: 'staff' }, { channel: 'email', to, subject, text }, services.clock.now()),
    ],
  })

/**
 * Sends an email for a job that has to know whether it left. The caller stores the returned record together with its
 * own.
 */
export async function sendLetterNow(services: Services, letter: LetterMessage): Promise<PreparedMessage['row']> {
  const { row, waiting } = prepareLetter(services.config, letter, services.clock.now())
  await deliver(services, waiting, row.id).catch(async (error: unknown) => {
    if (isAddressRejected(error)) await markUndeliverable(services.db, letter.to, services.clock.now())
    throw error
  })
  return { ...row, status: 'sent', sentAt: services.clock.now() }
}

/**
 * Sends messages once the transaction commits, except those that their recipients have already got. Bulk messages wait
 * behind all others.
 */
export async function enqueueMessages(
  { config, notifier }: MessageServices,
  tx: Executor,
  { messages, isBulk = false }: { messages: readonly PreparedMessage[]; isBulk?: boolean },
): Promise<void> {
  const sendable = messages.filter(({ waiting }) => notifier.channels[waiting.channel])
  const insertedIds = await insertMessages(
    tx,
    sendable.map(({ row }) => row),
  )
  const jobs = sendable
    .filter(({ row }) => insertedIds.has(row.id))
    .map(({ row, waiting, delayMs }) => {
      const isUrgent = waiting.validUntil !== undefined
      return { delayMs, payload: { id: row.id, sealed: sealMessage(config, waiting), isUrgent, isBulk } }
    })
  const canBeStoredTogether = ({ delayMs, payload }: (typeof jobs)[number]): boolean =>
    delayMs === 0 && !payload.isUrgent
  await enqueueMissing(
    tx,
    sendMessageJob,
    jobs.filter(canBeStoredTogether).map(({ payload }) => payload),
  )
  for (const job of jobs) if (!canBeStoredTogether(job)) await enqueueLater(tx, sendMessageJob, job)
}
