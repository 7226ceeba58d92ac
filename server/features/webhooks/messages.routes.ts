/** Serves what webhooks send: test requests, the outcome of each event, and sending events again. */
import { randomUUID } from 'node:crypto'
import { listWebhookMessages, replayWebhookMessages, testWebhook } from '#shared/contract/operations/webhooks'
import { webhookTestType } from '#shared/operations/webhooks'
import * as webhookTexts from '#shared/texts/operations/webhooks'
import { createWebhookSender } from '../../adapters/webhooks/sendWebhook'
import type { Executor } from '../../db/database'
import { AppError, notFound } from '../../http/appError'
import { auditActor, recordAccess } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import { enqueue } from '../../jobs/jobs.queries'
import type { Services } from '../../services'
import { findMessages, replayMessages } from './messages.queries'
import { expiryOf } from './rules'
import { secretsOf } from './secrets'
import { sendMessagesJob } from './sendMessages.job'
import { findWebhook, lockWebhook, type WebhookRow } from './webhooks.queries'

async function requireWebhook(db: Executor, id: string): Promise<WebhookRow> {
  const webhook = await findWebhook(db, id)
  if (!webhook) throw notFound()
  return webhook
}

export function webhookMessageRoutes(routeContext: RouteContext, { db, clock, config }: Services): void {
  serve(routeContext, testWebhook, async ({ params: { webhook_id: id }, actor }, caller) => {
    const webhook = await requireWebhook(db, id)
    await auditActor(db, { actor, caller }, { action: 'webhook.tested', details: { name: webhook.name } })
    const now = clock.now()
    const secrets = secretsOf(config, webhook, now)
    if (secrets.length === 0) return { is_delivered: false, status: null, problem: webhookTexts.secretUnreadable }
    const eventId = randomUUID()
    const body = JSON.stringify({ event_id: eventId, type: webhookTestType, occurred_at: now.toISOString(), data: {} })
    const sender = createWebhookSender({ privateHosts: config.WEBHOOK_PRIVATE_HOSTS })
    try {
      const outcome = await sender.send({ url: webhook.url, id: eventId, sentAt: now, body, secrets })
      const problem = outcome.isDelivered ? '' : outcome.problem
      return { is_delivered: outcome.isDelivered, status: outcome.status, problem }
    } finally {
      sender.close()
    }
  })

  serve(routeContext, listWebhookMessages, async ({ params: { webhook_id: id }, query, actor }, { ip }) => {
    await requireWebhook(db, id)
    await recordAccess(db, actor, { ip, what: 'events' })
    return findMessages(db, { webhookId: id, ...query, state: query.state })
  })

  serve(routeContext, replayWebhookMessages, async ({ params: { webhook_id: id }, body, actor }, caller) => {
    const now = clock.now()
    const count = await db.transaction(async (tx) => {
      const webhook = await lockWebhook(tx, id)
      if (!webhook) throw notFound()
      const replayed = await replayMessages(
        tx,
        { webhookId: id, messageId: body.message_id },
        { now, expiresAt: expiryOf(now) },
      )
      if (replayed === 0) throw new AppError('not_found', webhookTexts.nothingToReplay)
      await enqueue(tx, sendMessagesJob, { webhookId: id })
      await auditActor(
        tx,
        { actor, caller },
        { action: 'webhook.replayed', details: { name: webhook.name, count: replayed } },
      )
      return replayed
    })
    caller.addMessage(webhookTexts.replayed(count))
    return { count }
  })
}
