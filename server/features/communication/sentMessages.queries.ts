/** Reads the emails and text messages that were sent to a customer. */
import { and, eq, inArray, ne, or, type SQL } from 'drizzle-orm'
import type { SentMessage } from '#shared/contract/customers/sentMessages'
import { type MessageCategory, messageCategories } from '#shared/customers/sentMessages'
import type { Executor } from '../../db/database'
import { isAfterCursor, microsOf, newestFirst, toPage } from '../../db/keyset'
import { sentMessages } from '../../db/schema/customers/sentMessages'
import { users } from '../../db/schema/signIn/users'
import { type Actor, hasRightFor, seesAllCustomers } from '../../http/actor'

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
        inArray(sentMessages.category, readableCategories(actor, customerNumber)),
        seesAllCustomers(actor) ? undefined : isVisibleTo(db, actor),
        isAfterCursor(order, after),
      ),
    )
    .orderBy(...newestFirst(order))
    .limit(page_size + 1)
  const { pageRows, next } = toPage(rows, page_size, ({ message }) => [message.id])
  return { messages: pageRows.map(({ message }) => toSentMessage(message)), next }
}

/** A message may be read by those who may read what it is about. Null needs no right beyond that to the list. */
const rightsByCategory: Record<MessageCategory, string | null> = {
  bill_ready: 'BILLINGHISTORY.read',
  payment_due: 'PAYMENTHISTORY.read',
  payment_result: 'PAYMENTHISTORY.read',
  autopay_upcoming: 'PAYMENTHISTORY.read',
  past_due: 'PAYMENTHISTORY.read',
  usage_alert: 'ACCOUNTS.read',
  outage: null,
  planned_work: null,
  appointment: 'SERVICETICKET.read',
  case_update: 'SERVICETICKET.read',
  surveys: 'SERVICETICKET.read',
  new_message: 'MESSAGEBOX.read',
  security: null,
  offers: null,
  community_news: null,
  service: null,
  staff: null,
}

const readableCategories = (actor: Actor, customerNumber: string): MessageCategory[] =>
  messageCategories.filter((category) => {
    const right = rightsByCategory[category]
    return right === null || hasRightFor(actor, right, customerNumber)
  })

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
