/** Queries the messages of webhooks. */
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { WebhookMessage } from '#shared/contract/operations/webhooks'
import type { WebhookMessageState } from '#shared/operations/webhooks'
import type { WebhookOutcome } from '../../adapters/webhooks/sendWebhook'
import type { Database, Executor } from '../../db/database'
import { limitOffsetOf, type PageQuery } from '../../db/paging'
import { rowsOf } from '../../db/rows'
import { outboundEvents } from '../../db/schema/operations/outboundEvents'
import { webhookMessages, webhooks } from '../../db/schema/operations/webhooks'

/** A statement may take fifteen seconds. */
const eventsPerBatch = 10_000

interface Period {
  now: Date
  expiresAt: Date
}

/** Turns new events into messages of a webhook. Returns whether there may be more. */
export async function addMessages(db: Database, webhookId: string, { now, expiresAt }: Period): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [webhook] = await tx
      .select({ position: webhooks.position, eventTypes: webhooks.eventTypes })
      .from(webhooks)
      .where(and(eq(webhooks.id, webhookId), eq(webhooks.isEnabled, true)))
      .for('update')
    if (!webhook) return false
    const added = await tx.execute(sql`
      with new as materialized (
        select id, position, customer_number, type from outbound_events
        where position > ${webhook.position} order by position limit ${eventsPerBatch}),
      added as (
        insert into webhook_messages (webhook_id, event_id, position, customer_number, next_attempt_at, expires_at)
        select ${webhookId}::uuid, id, position, customer_number, ${now.toISOString()}, ${expiresAt.toISOString()}
        from new where type = any (${sql.param(webhook.eventTypes)}::text[])
        on conflict do nothing),
      moved as (
        update webhooks set position = last.position
        from (select max(position) as position from new) last
        where webhooks.id = ${webhookId} and last.position is not null)
      select count(*)::int as count from new`)
    const [{ count: found } = { count: 0 }] = rowsOf(z.object({ count: z.int() }), added)
    return found === eventsPerBatch
  })
}

/**
 * Ends the attempts at messages whose time is over. They can be sent again by an administrator. One that was never tried,
 * because it waits behind another one or the receiver is down, goes on waiting.
 */
export async function expireMessages(db: Executor, webhookId: string, now: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update webhook_messages set state = 'failed'
    where webhook_id = ${webhookId} and state = 'waiting' and attempts > 0 and expires_at <= ${now.toISOString()}`)
  return rowCount ?? 0
}

const StoredMessage = z.object({
  id: z.uuid(),
  eventId: z.uuid(),
  type: z.string(),
  occurredAt: z.coerce.date(),
  customerNumber: z.string(),
  data: z.unknown(),
  attempts: z.int(),
})
export type StoredMessage = z.infer<typeof StoredMessage>

/**
 * Finds what can be sent now: of each customer the first message that waits, because a later one must not overtake it.
 * With `isProbe`, it finds one message that has waited longest for an attempt, whether or not it is due.
 */
export async function findSendable(
  db: Executor,
  webhookId: string,
  { now, limit, isProbe }: { now: Date; limit: number; isProbe: boolean },
): Promise<StoredMessage[]> {
  const due = isProbe ? sql`true` : sql`first.next_attempt_at <= ${now.toISOString()}`
  const order = isProbe ? sql`first.last_attempt_at nulls first, first.position` : sql`first.position`
  const found = await db.execute(sql`
    select first.id, first.event_id as "eventId", e.type, e.occurred_at as "occurredAt",
      e.customer_number as "customerNumber", e.data, first.attempts
    from (
      select distinct on (customer_number) * from webhook_messages
      where webhook_id = ${webhookId} and state = 'waiting' order by customer_number, position) first
      join outbound_events e on e.id = first.event_id
    where ${due} order by ${order} limit ${isProbe ? 1 : limit}`)
  return rowsOf(StoredMessage, found)
}

export interface SentMessage {
  id: string
  outcome: WebhookOutcome
  nextAttemptAt: Date
}

export async function recordAttempts(db: Executor, sent: readonly SentMessage[], now: Date): Promise<void> {
  const rows = sent.map(({ id, outcome, nextAttemptAt }) => ({
    id,
    state: outcome.isDelivered ? 'delivered' : 'waiting',
    status: outcome.status,
    problem: outcome.isDelivered ? '' : outcome.problem,
    next_attempt_at: nextAttemptAt.toISOString(),
  }))
  await db.execute(sql`
    update webhook_messages m set state = s.state, attempts = m.attempts + 1, last_attempt_at = ${now.toISOString()},
      last_status = s.status, problem = s.problem, next_attempt_at = s.next_attempt_at
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as s (id uuid, state text, status integer, problem text, next_attempt_at timestamptz)
    where m.id = s.id and m.state = 'waiting'`)
}

/** Stores whether the receiver works. When it works again, everything that waits is due. */
export async function recordHealth(
  db: Executor,
  webhookId: string,
  { failures, now, isRecovered }: { failures: number; now: Date; isRecovered: boolean },
): Promise<void> {
  await db
    .update(webhooks)
    .set({
      failures,
      failingSince: failures === 0 ? null : sql`coalesce(${webhooks.failingSince}, ${now.toISOString()})`,
    })
    .where(eq(webhooks.id, webhookId))
  if (isRecovered) await makeDue(db, webhookId, now)
}

async function makeDue(db: Executor, webhookId: string, now: Date): Promise<void> {
  await db
    .update(webhookMessages)
    .set({ nextAttemptAt: now })
    .where(and(eq(webhookMessages.webhookId, webhookId), eq(webhookMessages.state, 'waiting')))
}

/** The time in which a webhook was paused does not count. */
export async function restartWaiting(tx: Executor, webhookId: string, { now, expiresAt }: Period): Promise<void> {
  await tx
    .update(webhookMessages)
    .set({ nextAttemptAt: now, expiresAt })
    .where(and(eq(webhookMessages.webhookId, webhookId), eq(webhookMessages.state, 'waiting')))
}

/** Sends messages again: one that is not waiting, or all that failed. Returns how many. */
export async function replayMessages(
  tx: Executor,
  { webhookId, messageId }: { webhookId: string; messageId: string | undefined },
  { now, expiresAt }: Period,
): Promise<number> {
  const replayed = await tx
    .update(webhookMessages)
    .set({ state: 'waiting', attempts: 0, nextAttemptAt: now, expiresAt })
    .where(
      and(
        eq(webhookMessages.webhookId, webhookId),
        messageId === undefined
          ? eq(webhookMessages.state, 'failed')
          : and(eq(webhookMessages.id, messageId), inArray(webhookMessages.state, ['failed', 'delivered'])),
      ),
    )
    .returning({ id: webhookMessages.id })
  return replayed.length
}

interface MessageFilter extends PageQuery {
  webhookId: string
  state: WebhookMessageState | undefined
}

export async function findMessages(
  db: Executor,
  { webhookId, state, ...page }: MessageFilter,
): Promise<{ messages: WebhookMessage[]; total_count: number }> {
  const where = and(
    eq(webhookMessages.webhookId, webhookId),
    state === undefined ? undefined : eq(webhookMessages.state, state),
  )
  const { limit, offset } = limitOffsetOf(page)
  const [rows, [counted]] = await Promise.all([
    db
      .select({ message: webhookMessages, event: outboundEvents })
      .from(webhookMessages)
      .innerJoin(outboundEvents, eq(outboundEvents.id, webhookMessages.eventId))
      .where(where)
      .orderBy(desc(webhookMessages.position))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(webhookMessages).where(where),
  ])
  return {
    messages: rows.map(({ message, event }) => ({
      message_id: message.id,
      event_id: event.id,
      type: event.type,
      crm_customer_number: event.customerNumber,
      occurred_at: event.occurredAt.toISOString(),
      state: message.state,
      attempts: message.attempts,
      last_attempt_at: message.lastAttemptAt?.toISOString() ?? null,
      next_attempt_at: message.state === 'waiting' ? message.nextAttemptAt.toISOString() : null,
      last_status: message.lastStatus,
      problem: message.problem,
    })),
    total_count: counted?.total ?? 0,
  }
}
