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
import { deliver, deliverGroup, deliverStored } from './deliver'
import { isAddressRejected } from './mailErrors'
import {
  type LetterMessage,
  type PreparedMessage,
  prepareLetter,
  prepareMessage,
  prepareText,
  sealMessage,
  type TextMessage,
} from './messages'
import type { Mail, Notifier } from './notifier'
import { insertMessages, recordAllSent, recordSent } from './sentMessages.queries'
import { markUndeliverable } from './undeliverableEmails.queries'

/** With the library's backoff, attempts continue for about two days, as between mail servers. */
const maxAttempts = 16
/** One job sends this many bulk messages, and records a group of them together. */
const messagesPerJob = 25
const messagesPerGroup = 5

/** How many times the message has been postponed. */
const waits = z.optional(z.int())

const StoredMessage = z.object({ id: z.uuid(), sealed: z.string(), waits })
type StoredMessage = z.infer<typeof StoredMessage>

/** Counts one more wait, and names the job after it, so that a process that dies after storing it stores no second one. */
function nextWaitOf<Stored extends { waits?: number | undefined }>(id: string, stored: Stored) {
  const counted = { ...stored, waits: (stored.waits ?? 0) + 1 }
  return { counted, onceKey: `message ${id}, wait ${counted.waits}` }
}

const SingleMessage = z.object({ id: z.uuid(), sealed: z.string(), isUrgent: z.boolean(), waits })

export const sendMessageJob: Job<z.infer<typeof SingleMessage>> = defineJob({
  name: 'send message',
  payload: SingleMessage,
  maxAttempts,
  isUrgent: ({ isUrgent }) => isUrgent,
  async run(services, payload) {
    const { db, clock } = services
    const { id, sealed } = payload
    const delivery = await deliverStored(services, { id, sealed })
    if (delivery.kind === 'delivered') await recordSent(db, id, clock.now())
    if (delivery.kind !== 'wait') return
    const { counted, onceKey } = nextWaitOf(id, payload)
    await enqueueLater(db, sendMessageJob, { payload: counted, delayMs: delivery.delayMs, onceKey })
  },
})

const BulkMessages = z.object({ messages: z.array(StoredMessage) })

/**
 * Sends bulk messages, such as those of a billing run, with fewer statements than one by one. After a kill, at most a
 * group of them is delivered again. A message that fails, or that must wait, gets a separate job.
 */
export const sendBulkMessagesJob: Job<z.infer<typeof BulkMessages>> = defineJob({
  name: 'send bulk messages',
  payload: BulkMessages,
  maxAttempts,
  isBulk: true,
  // Of bulk jobs, these go first, because a decision to send becomes old.
  isUrgent: () => true,
  async run(services, { messages }, { stopping }) {
    const groups = chunksOf(messages, messagesPerGroup)
    for (const [index, group] of groups.entries()) {
      if (stopping.aborted) {
        return enqueueMissing(services.db, sendBulkMessagesJob, [{ messages: groups.slice(index).flat() }])
      }
      await sendGroup(services, group, { isAlone: messages.length === 1 })
    }
  },
})

async function sendGroup(
  services: Services,
  group: readonly StoredMessage[],
  { isAlone }: { isAlone: boolean },
): Promise<void> {
  const { db, clock, log } = services
  const deliveries = await deliverGroup(services, group)
  const sentIds = deliveries.filter(({ delivery }) => delivery.kind === 'delivered').map(({ stored }) => stored.id)
  await recordAllSent(db, sentIds, clock.now())
  for (const { stored, delivery } of deliveries) {
    if (delivery.kind === 'failed') {
      if (isAlone) throw delivery.error
      log.warn({ err: delivery.error, messageId: stored.id }, 'a bulk message failed and is sent separately')
      const payload = { messages: [stored] }
      await enqueueLater(db, sendBulkMessagesJob, { payload, delayMs: 0, onceKey: `message ${stored.id} by itself` })
    }
    if (delivery.kind === 'wait') {
      const { counted, onceKey } = nextWaitOf(stored.id, stored)
      const payload = { messages: [counted] }
      await enqueueLater(db, sendBulkMessagesJob, { payload, delayMs: delivery.delayMs, onceKey })
    }
  }
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
 * Sends an email for a job that has to know whether the mail server accepted it. The caller has stored its record before,
 * and stores its outcome.
 */
export async function sendNow(services: Services, { row, waiting }: PreparedMessage): Promise<void> {
  await deliver(services, waiting, row.id).catch(async (error: unknown) => {
    if (isAddressRejected(error)) await markUndeliverable(services.db, waiting.to, services.clock.now())
    throw error
  })
}

/**
 * Sends messages once the transaction commits, except those that their recipients have already got. Bulk messages never
 * take the places of others.
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
      isUrgent: waiting.validUntil !== undefined,
      isReceipt: row.receiptOf !== null,
      stored: { id: row.id, sealed: sealMessage(config, waiting) },
    }))
  const [bulk, single] = isBulk
    ? [jobs.filter((job) => !job.isUrgent && !job.isReceipt), jobs.filter((job) => job.isUrgent || job.isReceipt)]
    : [[], jobs]
  const immediate = bulk.filter(({ delayMs }) => delayMs === 0).map(({ stored }) => stored)
  await enqueueMissing(
    tx,
    sendBulkMessagesJob,
    chunksOf(immediate, messagesPerJob).map((chunk) => ({ messages: chunk })),
  )
  for (const { delayMs, stored } of bulk.filter((job) => job.delayMs > 0)) {
    await enqueueLater(tx, sendBulkMessagesJob, { payload: { messages: [stored] }, delayMs })
  }
  for (const { delayMs, stored, isUrgent } of single) {
    await enqueueLater(tx, sendMessageJob, { payload: { ...stored, isUrgent }, delayMs })
  }
}
