/** Reads and stores feedback on help answers, and call-back requests. */
import { and, eq, lt, lte, or } from 'drizzle-orm'
import type { Callback } from '#shared/contract/cases/help'
import type { CallbackTopic, CallbackWindow } from '#shared/desks/callbacks'
import type { WallClock } from '#shared/desks/openingHours'
import type { Executor } from '../../db/database'
import { callbackRequests } from '../../db/schema/cases/callbackRequests'
import { faqFeedback } from '../../db/schema/content/faqFeedback'
import { contacts } from '../../db/schema/customers/accounts'
import { users } from '../../db/schema/signIn/users'
import { fullName } from '../../fullName'

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

/** Marks a user's open call-back request as past once its time is over. */
export async function expirePastCallback(db: Executor, userId: string, now: WallClock): Promise<void> {
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

/** Returns null when the user already waits for a call. */
export async function storeCallback(
  db: Executor,
  request: { userId: string; topic: CallbackTopic; phone: string; window: CallbackWindow; now: Date },
): Promise<Callback | null> {
  const { userId, topic, phone, window, now } = request
  const { day, from: fromMinutes, to: toMinutes } = window
  const [row] = await db
    .insert(callbackRequests)
    .values({ userId, topic, phone, day, fromMinutes, toMinutes, createdAt: now })
    .onConflictDoNothing()
    .returning()
  return row ? toCallback(row) : null
}

/** Returns null when the user has no such request open. */
export async function cancelOpenCallback(db: Executor, userId: string, callbackId: string): Promise<Callback | null> {
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

/** Returns the user's name for the agent who calls. */
export async function findName(db: Executor, userId: string): Promise<string> {
  const [row] = await db
    .select({ first: contacts.firstName, last: contacts.lastName })
    .from(users)
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .where(eq(users.id, userId))
  return row ? fullName({ firstName: row.first, lastName: row.last }) : ''
}
