/**
 * Sends an email or a text message, and records it. Until it is sent it is stored sealed, because it may contain a
 * one-time code or a link that signs someone in.
 */
import { z } from 'zod/mini'
import { chunksOf } from '#shared/chunksOf'
import type { Clock } from '../../clock'
import type { MessageConfig } from '../../config'
import type { Executor } from '../../db/database'
import { defineJob, type Job } from '../../jobs/job'
import { enqueueLater, enqueueMissing } from '../../jobs/jobs.queries'
import type { Services } from '../../services'
import { deliver, deliverStored } from './deliver'
import { isAddressRejected } from './mailErrors'
import {
  type LetterMessage,
  type PreparedMessage,
  prepareLetter,
  prepareMessage,
  prepareText,
  sealMessage,
  type TextMessage,
  unsealMessage,
} from './messages'
import type { Mail, Notifier } from './notifier'
import { findSent, insertMessages, isSent, recordAllSent, recordSent } from './sentMessages.queries'
import { markUndeliverable } from './undeliverableEmails.queries'

/** With the library's backoff, attempts continue for about two days, as between mail servers. */
const maxAttempts = 16
/** One job sends this many bulk messages, and records a group of them together. */
const messagesPerJob = 25
const messagesPerGroup = 5

const StoredMessage = z.object({ id: z.uuid(), sealed: z.string() })
type StoredMessage = z.infer<typeof StoredMessage>

/** An earlier version stored messages without an id. They have no record. */
const SingleMessage = z.object({ id: z.optional(z.uuid()), sealed: z.string(), isUrgent: z.boolean() })

export const sendMessageJob: Job<z.infer<typeof SingleMessage>> = defineJob({
  name: 'send message',
  payload: SingleMessage,
  maxAttempts,
  isUrgent: ({ isUrgent }) => isUrgent,
  async run(services, payload) {
    const { db, clock, config } = services
    const { id, sealed } = payload
    const message = unsealMessage(config, sealed)
    if (id === undefined) return deliver(services, message)
    if (await isSent(db, id)) return
    const delivery = await deliverStored(services, { id, message, maxAttempts })
    if (delivery.kind === 'delivered') await recordSent(db, id, clock.now())
    if (delivery.kind === 'wait') await enqueueLater(db, sendMessageJob, { payload, delayMs: delivery.delayMs })
  },
})

/**
 * Sends bulk messages, such as the notices of a billing run, with fewer statements than one by one. After a kill, at
 * most a group of them is delivered again.
 */
export const sendBulkMessagesJob = defineJob({
  name: 'send bulk messages',
  payload: z.object({ messages: z.array(StoredMessage) }),
  maxAttempts,
  isBulk: true,
  async run(services, { messages }) {
    const sentIds = await findSent(
      services.db,
      messages.map(({ id }) => id),
    )
    const unsent = messages.filter(({ id }) => !sentIds.has(id))
    for (const group of chunksOf(unsent, messagesPerGroup)) await sendGroup(services, group)
  },
})

async function sendGroup(services: Services, group: readonly StoredMessage[]): Promise<void> {
  const { config, db, clock, log } = services
  const delivered: string[] = []
  const failed: StoredMessage[] = []
  const deliverOne = async (stored: StoredMessage): Promise<void> => {
    const message = unsealMessage(config, stored.sealed)
    const delivery = await deliverStored(services, { id: stored.id, message, maxAttempts })
    if (delivery.kind === 'delivered') delivered.push(stored.id)
    if (delivery.kind !== 'wait') return
    await enqueueLater(db, sendMessageJob, { payload: { ...stored, isUrgent: false }, delayMs: delivery.delayMs })
  }
  await Promise.all(
    group.map((stored) =>
      deliverOne(stored).catch((error: unknown) => {
        log.warn({ err: error, messageId: stored.id }, 'a bulk message failed and is sent by itself')
        failed.push(stored)
      }),
    ),
  )
  await recordAllSent(db, delivered, clock.now())
  // One message that fails must not hold up the others.
  await enqueueMissing(
    db,
    sendMessageJob,
    failed.map((stored) => ({ ...stored, isUrgent: false })),
  )
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
    .map(({ row, waiting, delayMs }) => ({
      delayMs,
      isBatched: isBulk && delayMs === 0 && waiting.validUntil === undefined && !row.receiptOf,
      payload: { id: row.id, sealed: sealMessage(config, waiting), isUrgent: waiting.validUntil !== undefined },
    }))
  const batched = jobs.filter(({ isBatched }) => isBatched).map(({ payload: { id, sealed } }) => ({ id, sealed }))
  await enqueueMissing(
    tx,
    sendBulkMessagesJob,
    chunksOf(batched, messagesPerJob).map((chunk) => ({ messages: chunk })),
  )
  for (const { isBatched, ...job } of jobs) if (!isBatched) await enqueueLater(tx, sendMessageJob, job)
}
