/** Stores the record of emails and text messages with their outcomes. */
import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { sentMessages } from '../../db/schema/customers/sentMessages'
import { payments } from '../../db/schema/payments/payments'

export type NewMessage = typeof sentMessages.$inferInsert

/** Stores the messages that their recipients have not got yet, and returns the ids of these. */
export async function insertMessages(tx: Executor, messages: readonly NewMessage[]): Promise<ReadonlySet<string>> {
  if (messages.length === 0) return new Set()
  const inserted = await tx
    .insert(sentMessages)
    .values([...messages])
    .onConflictDoNothing()
    .returning({ id: sentMessages.id })
  return new Set(inserted.map(({ id }) => id))
}

/** Returns those of the messages that were submitted or rejected already. */
async function findHandled(db: Executor, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: sentMessages.id })
    .from(sentMessages)
    .where(and(inArray(sentMessages.id, [...ids]), inArray(sentMessages.status, ['sent', 'bounced'])))
  return new Set(rows.map(({ id }) => id))
}

/** Records that messages were submitted. */
export async function recordAllSent(db: Executor, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(sentMessages)
    .set({ status: 'sent', sentAt: now, failure: '' })
    // The mail service may have reported in the meantime that the address does not work.
    .where(and(inArray(sentMessages.id, [...ids]), ne(sentMessages.status, 'bounced')))
}

/** Records that a message was submitted. The payment of a receipt then names its address. */
export async function recordSent(db: Executor, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await recordAllSent(tx, [id], now)
    const [message] = await tx
      .select({ receiptOf: sentMessages.receiptOf, address: sentMessages.address })
      .from(sentMessages)
      .where(eq(sentMessages.id, id))
    if (!message?.receiptOf) return
    await tx.update(payments).set({ receiptEmail: message.address }).where(eq(payments.id, message.receiptOf))
  })
}

/** No attempt was successful for certain. */
const isOpen = notInArray(sentMessages.status, ['sent', 'bounced'])

/** Records that a message goes to the address that the recipient has by now. */
export async function recordAddress(db: Executor, id: string, address: string): Promise<void> {
  await db
    .update(sentMessages)
    .set({ address })
    .where(and(eq(sentMessages.id, id), isOpen))
}

/** Records a text message as it is sent, unless it is recorded by its title only. */
export async function recordText(db: Executor, id: string, body: string): Promise<void> {
  await db
    .update(sentMessages)
    .set({ body })
    .where(and(eq(sentMessages.id, id), isOpen, ne(sentMessages.body, '')))
}

/** Before a `repeated` submission, an earlier one may have been successful. A `handled` message was sent or has bounced. */
export type SubmissionAttempt = 'first' | 'repeated' | 'handled'

/** Records that messages are being submitted: if the process dies, no one knows whether they were. */
export async function recordSubmissions(
  db: Executor,
  ids: readonly string[],
): Promise<(id: string) => SubmissionAttempt> {
  if (ids.length === 0) return () => 'first'
  const changed = await db
    .update(sentMessages)
    .set({ status: 'unknown' })
    .where(and(inArray(sentMessages.id, [...ids]), eq(sentMessages.status, 'waiting')))
    .returning({ id: sentMessages.id })
  const first = new Set(changed.map(({ id }) => id))
  const others = ids.filter((id) => !first.has(id))
  const handled = others.length > 0 ? await findHandled(db, others) : new Set()
  return (id) => {
    if (first.has(id)) return 'first'
    return handled.has(id) ? 'handled' : 'repeated'
  }
}

/** Records that the only submission of a message has certainly failed. */
export async function recordNoSubmission(db: Executor, id: string): Promise<void> {
  await db
    .update(sentMessages)
    .set({ status: 'waiting' })
    .where(and(eq(sentMessages.id, id), eq(sentMessages.status, 'unknown')))
}

/** Records why a message is no longer sent, unless an earlier attempt may have sent it. */
export async function recordDropped(db: Executor, id: string, reason: string): Promise<void> {
  await db
    .update(sentMessages)
    .set({ status: 'failed', failure: reason })
    .where(and(eq(sentMessages.id, id), isOpen, ne(sentMessages.status, 'unknown')))
}

export async function recordFailed(db: Executor, id: string, failure: string): Promise<void> {
  await db
    .update(sentMessages)
    .set({ status: 'failed', failure })
    .where(and(eq(sentMessages.id, id), isOpen))
}

/** Counts a failed attempt. The message has failed when its job has, which a trigger records (`server/db/messageJobs.ts`). */
export async function countFailedAttempt(db: Executor, id: string, failure: string): Promise<void> {
  await db
    .update(sentMessages)
    .set({ failedAttempts: sql`${sentMessages.failedAttempts} + 1`, failure })
    .where(and(eq(sentMessages.id, id), ne(sentMessages.status, 'sent')))
}
