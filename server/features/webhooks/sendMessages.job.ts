/**
 * Sends the messages of webhooks. Those of one customer are sent one after another, those of several customers at the
 * same time. While a receiver is down, one message a minute finds out when it works again.
 */
import { z } from 'zod/mini'
import * as webhookTexts from '#shared/texts/operations/webhooks'
import { createWebhookSender, type WebhookOutcome, type WebhookSender } from '../../adapters/webhooks/sendWebhook'
import { assignPositions } from '../../directory/outboundEvents/outboundEvents.queries'
import { enqueueDue } from '../../jobs/dueJobs'
import { defineJob } from '../../jobs/job'
import { enqueue } from '../../jobs/jobs.queries'
import { defineScheduledJob } from '../../jobs/schedule'
import type { Services } from '../../services'
import * as messages from './messages.queries'
import { expiryOf, isDown, nextAttemptAt } from './rules'
import { secretsOf } from './secrets'
import { findEnabledIds, findWebhook, type WebhookRow } from './webhooks.queries'

const maxAttempts = 25
/** So many are found and recorded together. */
const messagesPerBatch = 500
/** So many customers’ messages are sent at the same time. */
const senders = 20
/** Then the next webhook has its turn. */
const turnMs = 20_000

/** Webhooks share a queue, so that slow receivers never take all places of a worker. */
export const sendMessagesJob = defineJob({
  name: 'send webhook messages',
  payload: z.object({ webhookId: z.uuid() }),
  maxAttempts,
  keyOf: ({ webhookId }) => webhookId,
  queueOf: () => 'webhooks',
  async run(services, { webhookId }, { stopping }) {
    const sender = createWebhookSender({ privateHosts: services.config.WEBHOOK_PRIVATE_HOSTS })
    try {
      const isFinished = await sendFor(services, { webhookId, sender, stopping })
      if (!isFinished) await enqueue(services.db, sendMessagesJob, { webhookId })
    } finally {
      sender.close()
    }
  },
})

export const findMessagesJob = defineScheduledJob('find webhook messages', async ({ db }) => {
  const enabled = await findEnabledIds(db)
  if (enabled.length === 0) return
  await assignPositions(db)
  await enqueueDue(db, sendMessagesJob, enabled)
})

interface Turn {
  webhookId: string
  sender: WebhookSender
  stopping: AbortSignal
}

/** Returns false if the turn is over, although there is more to send. */
async function sendFor(services: Services, turn: Turn): Promise<boolean> {
  const { db, clock, log } = services
  const { webhookId, stopping } = turn
  const endsAt = performance.now() + turnMs
  const startedAt = clock.now()
  while (await messages.addMessages(db, webhookId, { now: startedAt, expiresAt: expiryOf(startedAt) }));
  const expired = await messages.expireMessages(db, webhookId, startedAt)
  if (expired > 0) log.warn({ webhookId, count: expired }, 'webhook messages were not delivered in three days')
  for (;;) {
    if (stopping.aborted || performance.now() > endsAt) return false
    const webhook = await findWebhook(db, webhookId)
    if (!webhook?.isEnabled) return true
    const isProbe = isDown(webhook.failures)
    const sent = await sendBatch(services, turn, { webhook, isProbe })
    if (sent.length === 0) return true
    // A receiver that is down gets one message in each turn, and the next turn is in a minute.
    if (isProbe && !sent.some(({ outcome }) => outcome.isDelivered)) return true
  }
}

async function sendBatch(
  { db, clock, config }: Services,
  { sender }: Turn,
  { webhook, isProbe }: { webhook: WebhookRow; isProbe: boolean },
): Promise<messages.SentMessage[]> {
  const now = clock.now()
  const batch = await messages.findSendable(db, webhook.id, { now, limit: messagesPerBatch, isProbe })
  const secrets = secretsOf(config, webhook, now)
  const sent = await sendUntilDown(batch, async (message) => {
    const outcome = await sendMessage(sender, { webhook, message, secrets, now })
    return { id: message.id, outcome, nextAttemptAt: nextAttemptAt(now, message.attempts) }
  })
  if (sent.length === 0) return sent
  const deliveredCount = sent.filter(({ outcome }) => outcome.isDelivered).length
  const failures = deliveredCount > 0 ? 0 : webhook.failures + sent.length
  await db.transaction(async (tx) => {
    await messages.recordAttempts(tx, sent, now)
    if (failures !== webhook.failures)
      await messages.recordHealth(tx, webhook.id, { failures, now, isRecovered: isProbe && failures === 0 })
  })
  return sent
}

/** Sends messages, several at the same time. If none is delivered, the receiver is down, and the rest is not tried. */
async function sendUntilDown(
  batch: readonly messages.StoredMessage[],
  send: (message: messages.StoredMessage) => Promise<messages.SentMessage>,
): Promise<messages.SentMessage[]> {
  const waiting = [...batch]
  const sent: messages.SentMessage[] = []
  let hasDelivered = false
  const sendNext = async (): Promise<void> => {
    for (let message = waiting.shift(); message; message = waiting.shift()) {
      const attempt = await send(message)
      sent.push(attempt)
      hasDelivered ||= attempt.outcome.isDelivered
      if (!hasDelivered && isDown(sent.length)) return
    }
  }
  await Promise.all(Array.from({ length: senders }, sendNext))
  return sent
}

interface Sending {
  webhook: WebhookRow
  message: messages.StoredMessage
  secrets: readonly string[]
  now: Date
}

async function sendMessage(
  sender: WebhookSender,
  { webhook: { url }, message, secrets, now }: Sending,
): Promise<WebhookOutcome> {
  if (secrets.length === 0) return { isDelivered: false, status: null, problem: webhookTexts.secretUnreadable }
  const { eventId, type, occurredAt, customerNumber, data } = message
  // The same content as in the list of events. The data is stored as it is sent.
  const body = JSON.stringify({
    event_id: eventId,
    type,
    occurred_at: occurredAt.toISOString(),
    crm_customer_number: customerNumber,
    data,
  })
  return sender.send({ url, id: eventId, sentAt: now, body, secrets })
}
