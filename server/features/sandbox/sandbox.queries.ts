/** Queries messages that stayed in the outbox. */
import { desc } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { outboxMessages } from '../../db/schema/customers/outboxMessages'

export interface OutboxMessage {
  id: string
  channel: 'email' | 'sms'
  to: string
  subject: string
  body: string
  sent_at: string
}

/** Returns the newest two hundred messages, newest first. */
export async function findOutbox(db: Database): Promise<OutboxMessage[]> {
  const rows = await db.select().from(outboxMessages).orderBy(desc(outboxMessages.createdAt)).limit(200)
  return rows.map(({ recipient, createdAt, ...message }) => ({
    ...message,
    to: recipient,
    sent_at: createdAt.toISOString(),
  }))
}
