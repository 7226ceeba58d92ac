/** Serves webhooks to administrators, who add, change, test and delete them, and send failed events again. */
import { randomUUID } from 'node:crypto'
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  rotateWebhookSecret,
  updateWebhook,
} from '#shared/contract/operations/webhooks'
import { minutesAfter } from '#shared/format/moments'
import { formerSecretHours, maxWebhooks } from '#shared/operations/webhooks'
import * as webhookTexts from '#shared/texts/operations/webhooks'
import { urlProblem } from '../../adapters/webhooks/sendWebhook'
import { createWebhookSecret } from '../../adapters/webhooks/signature'
import { takeLock } from '../../db/advisoryLock'
import type { Executor } from '../../db/database'
import { assignPositions } from '../../directory/outboundEvents/outboundEvents.queries'
import { AppError, fieldError, invalidField, notFound } from '../../http/appError'
import { auditActor } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import { requireVersion } from '../../http/versionedRecords'
import { enqueue } from '../../jobs/jobs.queries'
import type { Services } from '../../services'
import { restartWaiting } from './messages.queries'
import { expiryOf } from './rules'
import { sealSecret } from './secrets'
import { sendMessagesJob } from './sendMessages.job'
import * as queries from './webhooks.queries'

/** There are few webhooks, so changes wait for each other, and the limit and unique names hold. */
async function checkName(tx: Executor, name: string, exceptId: string): Promise<void> {
  await takeLock(tx, 'webhooks')
  if (await queries.isNameTaken(tx, name, exceptId)) throw fieldError('conflict', 'name', webhookTexts.nameTaken)
}

async function lockExisting(tx: Executor, id: string): Promise<queries.WebhookRow> {
  const webhook = await queries.lockWebhook(tx, id)
  if (!webhook) throw notFound()
  return webhook
}

export function outgoingWebhookRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock, config } = services

  function assertUrl(url: string): void {
    const problem = urlProblem(url, config.WEBHOOK_PRIVATE_HOSTS)
    if (problem !== null) throw invalidField('url', problem)
  }

  serve(routeContext, listWebhooks, () => queries.findWebhooks(db, clock.now()))

  serve(routeContext, createWebhook, async ({ body, actor }, caller) => {
    assertUrl(body.url)
    const id = randomUUID()
    const now = clock.now()
    const secret = createWebhookSecret()
    await assignPositions(db)
    return db.transaction(async (tx) => {
      await checkName(tx, body.name, id)
      if ((await queries.countWebhooks(tx)) >= maxWebhooks)
        throw new AppError('conflict', webhookTexts.tooManyWebhooks(maxWebhooks))
      const position = await queries.findLastPosition(tx)
      const sealed = sealSecret(config, id, secret)
      const created = { id, secret: sealed, position, createdBy: actor.userId, createdAt: now }
      await queries.insertWebhook(tx, body, created)
      const details = { name: body.name, url: body.url, events: body.event_types.join(' '), isEnabled: body.is_enabled }
      await auditActor(tx, { actor, caller }, { action: 'webhook.created', details })
      return { webhook: await queries.readWebhook(tx, id, now), secret }
    })
  })

  serve(routeContext, updateWebhook, async ({ params: { webhook_id: id }, body, actor }, caller) => {
    const { version, ...input } = body
    assertUrl(input.url)
    const now = clock.now()
    const webhook = await db.transaction(async (tx) => {
      await checkName(tx, input.name, id)
      const before = requireVersion(await queries.lockWebhook(tx, id), version, webhookTexts.editConflict)
      await queries.storeWebhook(tx, id, input)
      if (input.is_enabled && !before.isEnabled) {
        await restartWaiting(tx, id, { now, expiresAt: expiryOf(now) })
        await enqueue(tx, sendMessagesJob, { webhookId: id })
      }
      const details = {
        name: input.name,
        url: input.url,
        events: input.event_types.join(' '),
        isEnabled: input.is_enabled,
      }
      await auditActor(tx, { actor, caller }, { action: 'webhook.changed', details })
      return queries.readWebhook(tx, id, now)
    })
    caller.addMessage(webhookTexts.changed)
    return webhook
  })

  serve(routeContext, rotateWebhookSecret, ({ params: { webhook_id: id }, actor }, caller) => {
    const now = clock.now()
    const secret = createWebhookSecret()
    return db.transaction(async (tx) => {
      const webhook = await lockExisting(tx, id)
      // The receiver may still use the former one, for example if the response to the last rotation was lost.
      if (webhook.formerUntil !== null && webhook.formerUntil > now)
        throw new AppError('conflict', webhookTexts.rotatedLately)
      await queries.storeSecret(tx, id, {
        secret: sealSecret(config, id, secret),
        formerSecret: webhook.secret,
        formerUntil: minutesAfter(now, formerSecretHours * 60),
      })
      await auditActor(tx, { actor, caller }, { action: 'webhook.rotated', details: { name: webhook.name } })
      return { webhook: await queries.readWebhook(tx, id, now), secret }
    })
  })

  serve(routeContext, deleteWebhook, async ({ params: { webhook_id: id }, actor }, caller) => {
    await db.transaction(async (tx) => {
      const { name } = await lockExisting(tx, id)
      await queries.deleteWebhook(tx, id)
      await auditActor(tx, { actor, caller }, { action: 'webhook.deleted', details: { name } })
    })
    caller.addMessage(webhookTexts.deleted)
    return null
  })
}
