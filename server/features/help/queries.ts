/** What people said about answers, and the calls they wait for. */
import { and, eq, lt, lte, or } from 'drizzle-orm'
import type { Callback } from '#shared/contract/help'
import type { CallbackTopic, CallbackWindow } from '#shared/desks/callbacks'
import type { WallClock } from '#shared/openingHours'
import type { Executor } from '../../db/database'
import { contacts } from '../../db/schema/accounts'
import { callbackRequests, faqFeedback } from '../../db/schema/help'
import { users } from '../../db/schema/people'

export const findFeedback = (db: Executor, userId: string): Promise<{ slug: string; helpful: boolean }[]> =>
  db
    .select({ slug: faqFeedback.slug, helpful: faqFeedback.isHelpful })
    .from(faqFeedback)
    .where(eq(faqFeedback.userId, userId))
    .orderBy(faqFeedback.slug)

export async function storeFeedback(db: Executor, row: typeof faqFeedback.$inferInsert): Promise<void> {
  const { isHelpful, updatedAt } = row
  await db
    .insert(faqFeedback)
    .values(row)
    .onConflictDoUpdate({ target: [faqFeedback.userId, faqFeedback.slug], set: { isHelpful, updatedAt } })
}

type CallbackRow = typeof callbackRequests.$inferSelect

const toCallback = (row: CallbackRow): Callback => ({
  callback_id: row.id,
  topic: row.topic,
  phone: row.phone,
  day: row.day,
  from_minutes: row.fromMinutes,
  to_minutes: row.toMinutes,
  created_at: row.createdAt.toISOString(),
})

/** Puts aside the request of a person whose time has gone by. */
export async function endPastCallback(db: Executor, userId: string, now: WallClock): Promise<void> {
  await db
    .update(callbackRequests)
    .set({ status: 'past' })
    .where(
      and(
        eq(callbackRequests.userId, userId),
        eq(callbackRequests.status, 'open'),
        or(
          lt(callbackRequests.day, now.day),
          and(eq(callbackRequests.day, now.day), lte(callbackRequests.toMinutes, now.minutes)),
        ),
      ),
    )
}

export async function findOpenCallback(db: Executor, userId: string): Promise<Callback | null> {
  const [row] = await db
    .select()
    .from(callbackRequests)
    .where(and(eq(callbackRequests.userId, userId), eq(callbackRequests.status, 'open')))
  return row ? toCallback(row) : null
}

/** Null when the person waits for a call already. */
export async function storeCallback(
  db: Executor,
  wish: { userId: string; topic: CallbackTopic; phone: string; window: CallbackWindow; now: Date },
): Promise<Callback | null> {
  const { userId, topic, phone, window, now } = wish
  const { day, from: fromMinutes, to: toMinutes } = window
  const [row] = await db
    .insert(callbackRequests)
    .values({ userId, topic, phone, day, fromMinutes, toMinutes, createdAt: now })
    .onConflictDoNothing()
    .returning()
  return row ? toCallback(row) : null
}

/** Null when the person has no such request open. */
export async function endCallback(db: Executor, userId: string, callbackId: string): Promise<Callback | null> {
  const [row] = await db
    .update(callbackRequests)
    .set({ status: 'cancelled' })
    .where(
      and(
        eq(callbackRequests.id, callbackId),
        eq(callbackRequests.userId, userId),
        eq(callbackRequests.status, 'open'),
      ),
    )
    .returning()
  return row ? toCallback(row) : null
}

/** How a person is called, for whoever calls them. */
export async function findName(db: Executor, userId: string): Promise<string> {
  const [row] = await db
    .select({ first: contacts.firstName, last: contacts.lastName })
    .from(users)
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .where(eq(users.id, userId))
  return row ? `${row.first} ${row.last}` : ''
}
