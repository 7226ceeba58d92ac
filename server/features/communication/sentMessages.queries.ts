/** Reads the emails and text messages that were sent to a customer. */
import { and, eq, inArray, ne, or, type SQL } from 'drizzle-orm'
import type { SentMessage } from '#shared/contract/customers/communication'
import type { Executor } from '../../db/database'
import { isAfterCursor, microsOf, newestFirst, toPage } from '../../db/keyset'
import { users } from '../../db/schema/people'
import { sentMessages } from '../../db/schema/sentMessages'
import { type Actor, seesAllCustomers } from '../../http/actor'

const order = { moment: sentMessages.createdAt, keys: [sentMessages.id] }

interface SentMessageFilter {
  customerNumber: string
  actor: Actor
  after?: string | undefined
  page_size: number
}

export async function findSentMessages(
  db: Executor,
  { customerNumber, actor, after, page_size }: SentMessageFilter,
): Promise<{ messages: SentMessage[]; next: string | null }> {
  const rows = await db
    .select({ message: sentMessages, micros: microsOf(order) })
    .from(sentMessages)
    .where(
      and(
        eq(sentMessages.customerNumber, customerNumber),
        seesAllCustomers(actor) ? undefined : isVisibleTo(db, actor),
        isAfterCursor(order, after),
      ),
    )
    .orderBy(...newestFirst(order))
    .limit(page_size + 1)
  const { pageRows, next } = toPage(rows, page_size, ({ message }) => [message.id])
  return { messages: pageRows.map(({ message }) => toSentMessage(message)), next }
}

/** Only its user sees the messages about a login. */
const isVisibleTo = (db: Executor, { userId, email }: Actor): SQL | undefined =>
  or(
    ne(sentMessages.category, 'security'),
    eq(sentMessages.address, email),
    inArray(sentMessages.contactId, db.select({ id: users.contactId }).from(users).where(eq(users.id, userId))),
  )

const toSentMessage = (row: typeof sentMessages.$inferSelect): SentMessage => ({
  message_id: row.id,
  created_at: row.createdAt.toISOString(),
  category: row.category,
  channel: row.channel,
  address: row.address,
  subject: row.subject,
  body: row.body,
  status: row.status,
})
