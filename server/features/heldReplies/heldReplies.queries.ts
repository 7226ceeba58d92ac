/** Stores and finds replies that wait to be sent. */
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { HeldReply } from '#shared/contract/cases/heldReplies'
import type { Executor } from '../../db/database'
import { cases } from '../../db/schema/cases/cases'
import { heldReplies } from '../../db/schema/cases/heldReplies'
import { contacts } from '../../db/schema/customers/accounts'
import { fullName } from '../../fullName'
import type { IdempotencyRecord } from '../../http/idempotency'
import { findFirstRequest } from '../../http/idempotency.queries'

export type HeldReplyRow = typeof heldReplies.$inferSelect

/** Stores a reply once. A repeated request returns the reply that the first one stored. */
export async function storeReply(
  tx: Executor,
  reply: typeof heldReplies.$inferInsert & IdempotencyRecord,
): Promise<{ reply: HeldReplyRow; isNew: boolean }> {
  const { userId, idempotencyKey } = heldReplies
  const [stored] = await tx
    .insert(heldReplies)
    .values(reply)
    .onConflictDoNothing({ target: [userId, idempotencyKey] })
    .returning()
  if (stored) return { reply: stored, isNew: true }
  const first = await findFirstRequest(reply, { user: userId, key: idempotencyKey }, (isFirstRequest) =>
    tx.select().from(heldReplies).where(isFirstRequest),
  )
  if (!first) throw new Error('The reply was neither inserted nor found')
  return { reply: first, isNew: false }
}

export interface LockedReply {
  reply: HeldReplyRow
  /** The fields of its message that audit records need. */
  row: { id: string; number: string; customerNumber: string }
}

async function lockReply(tx: Executor, condition: SQL | undefined): Promise<LockedReply | null> {
  const [found] = await tx
    .select({
      reply: heldReplies,
      row: { id: cases.id, number: cases.number, customerNumber: cases.customerNumber },
    })
    .from(heldReplies)
    .innerJoin(cases, eq(cases.id, heldReplies.caseId))
    .where(condition)
    .for('update', { of: heldReplies })
  return found ?? null
}

/** Returns null once the reply was sent, refused or taken back. */
export const lockHeldReply = (tx: Executor, id: string) =>
  lockReply(tx, and(eq(heldReplies.id, id), eq(heldReplies.state, 'held')))

export const lockOwnReply = (tx: Executor, { id, userId }: { id: string; userId: string }) =>
  lockReply(tx, and(eq(heldReplies.id, id), eq(heldReplies.userId, userId)))

export async function setReplyState(
  tx: Executor,
  id: string,
  change: Pick<HeldReplyRow, 'state'> & Partial<Pick<HeldReplyRow, 'refusal'>>,
): Promise<void> {
  await tx.update(heldReplies).set(change).where(eq(heldReplies.id, id))
}

/** Returns the person's replies that were neither sent nor taken back, oldest first. */
export async function findOwnReplies(db: Executor, userId: string, now: Date): Promise<HeldReply[]> {
  const rows = await db
    .select({
      reply: heldReplies,
      number: cases.number,
      firstName: contacts.firstName,
      lastName: contacts.lastName,
    })
    .from(heldReplies)
    .innerJoin(cases, eq(cases.id, heldReplies.caseId))
    .innerJoin(contacts, eq(contacts.id, cases.contactId))
    .where(and(eq(heldReplies.userId, userId), inArray(heldReplies.state, ['held', 'refused'])))
    .orderBy(asc(heldReplies.createdAt), asc(heldReplies.id))
  return rows.map(({ reply, number, ...name }) => ({
    reply_id: reply.id,
    case_id: reply.caseId,
    case_no: number,
    name: fullName(name),
    sends_in_ms: sendsIn(reply, now),
    refusal: reply.refusal,
  }))
}

/** Returns the milliseconds until a reply is sent. */
export const sendsIn = ({ state, sendAt }: Pick<HeldReplyRow, 'state' | 'sendAt'>, now: Date): number =>
  state === 'held' ? Math.max(0, sendAt.getTime() - now.getTime()) : 0
