/** Queries webhooks. */
import { and, asc, count, eq, max, ne, sql } from 'drizzle-orm'
import type { updateWebhook, Webhook } from '#shared/contract/operations/webhooks'
import type { ParsedOf } from '#shared/http/endpoint'
import { nextVersion } from '../../db/columns'
import type { Executor } from '../../db/database'
import { contacts } from '../../db/schema/customers/accounts'
import { outboundEvents } from '../../db/schema/operations/outboundEvents'
import { webhookMessages, webhooks } from '../../db/schema/operations/webhooks'
import { users } from '../../db/schema/signIn/users'
import { fullName } from '../../fullName'

export type WebhookRow = typeof webhooks.$inferSelect
export type WebhookInput = Omit<ParsedOf<typeof updateWebhook>['body'], 'version'>

const countMessages = (state: 'waiting' | 'failed') =>
  sql<number>`(select count(*)::int from ${webhookMessages} where ${webhookMessages.webhookId} = ${webhooks.id}
    and ${webhookMessages.state} = ${sql.raw(`'${state}'`)})`

const selectWebhooks = (db: Executor) =>
  db
    .select({
      row: webhooks,
      firstName: contacts.firstName,
      lastName: contacts.lastName,
      waiting: countMessages('waiting'),
      failed: countMessages('failed'),
    })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.createdBy))
    .innerJoin(contacts, eq(contacts.id, users.contactId))

type SelectedWebhook = Awaited<ReturnType<typeof selectWebhooks>>[number]

function toWebhook({ row, waiting, failed, ...author }: SelectedWebhook, now: Date): Webhook {
  const hasFormer = row.formerUntil !== null && row.formerUntil > now
  return {
    webhook_id: row.id,
    name: row.name,
    url: row.url,
    event_types: row.eventTypes,
    is_enabled: row.isEnabled,
    created_by: fullName(author),
    created_at: row.createdAt.toISOString(),
    former_secret_until: hasFormer ? (row.formerUntil?.toISOString() ?? null) : null,
    failing_since: row.failingSince?.toISOString() ?? null,
    waiting_count: waiting,
    failed_count: failed,
    version: row.version,
  }
}

export async function findWebhooks(db: Executor, now: Date): Promise<Webhook[]> {
  const rows = await selectWebhooks(db).orderBy(asc(webhooks.name))
  return rows.map((row) => toWebhook(row, now))
}

/** Returns a webhook that exists. */
export async function readWebhook(db: Executor, id: string, now: Date): Promise<Webhook> {
  const [row] = await selectWebhooks(db).where(eq(webhooks.id, id))
  if (!row) throw new Error(`The webhook ${id} is missing`)
  return toWebhook(row, now)
}

export async function findWebhook(db: Executor, id: string): Promise<WebhookRow | null> {
  const [row] = await db.select().from(webhooks).where(eq(webhooks.id, id))
  return row ?? null
}

/** Locks a webhook until the transaction ends. */
export async function lockWebhook(tx: Executor, id: string): Promise<WebhookRow | null> {
  const [row] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('update')
  return row ?? null
}

export async function countWebhooks(tx: Executor): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(webhooks)
  return row?.count ?? 0
}

export async function isNameTaken(tx: Executor, name: string, exceptId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(ne(webhooks.id, exceptId), sql`lower(${webhooks.name}) = lower(${name})`))
  return rows.length > 0
}

const toColumns = ({ event_types: eventTypes, is_enabled: isEnabled, ...input }: WebhookInput) => ({
  ...input,
  eventTypes,
  isEnabled,
})

export async function insertWebhook(
  tx: Executor,
  input: WebhookInput,
  created: Pick<WebhookRow, 'id' | 'secret' | 'position' | 'createdBy' | 'createdAt'>,
): Promise<void> {
  await tx.insert(webhooks).values({ ...toColumns(input), ...created })
}

export async function storeWebhook(tx: Executor, id: string, input: WebhookInput): Promise<void> {
  await tx
    .update(webhooks)
    .set({ ...toColumns(input), version: nextVersion(webhooks.version) })
    .where(eq(webhooks.id, id))
}

export async function storeSecret(
  tx: Executor,
  id: string,
  secrets: Pick<WebhookRow, 'secret' | 'formerSecret' | 'formerUntil'>,
): Promise<void> {
  await tx.update(webhooks).set(secrets).where(eq(webhooks.id, id))
}

export async function deleteWebhook(tx: Executor, id: string): Promise<void> {
  await tx.delete(webhooks).where(eq(webhooks.id, id))
}

/** Returns the webhooks that are not paused. */
export const findEnabledIds = (db: Executor): Promise<{ webhookId: string }[]> =>
  db.select({ webhookId: webhooks.id }).from(webhooks).where(eq(webhooks.isEnabled, true))

export const findAllIds = (db: Executor): Promise<{ id: string }[]> => db.select({ id: webhooks.id }).from(webhooks)

/** Returns the position of the newest event. */
export async function findLastPosition(db: Executor): Promise<number> {
  const [row] = await db.select({ position: max(outboundEvents.position) }).from(outboundEvents)
  return row?.position ?? 0
}
