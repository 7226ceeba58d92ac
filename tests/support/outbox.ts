/** Reads what a test's person would find in their mail or messages. */
import { desc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../../server/db/database'
import { outboxMessages } from '../../server/db/schema/records'
import type { TestServer } from './server'

const messagesTo = (db: Database, recipient: string) =>
  db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, recipient))
    .orderBy(desc(outboxMessages.createdAt))

/** Waits for as many messages as said and answers the newest one's code. */
export async function newestCode(db: Database, recipient: string, count = 1): Promise<string> {
  await expect.poll(() => messagesTo(db, recipient)).toHaveLength(count)
  const [newest] = await messagesTo(db, recipient)
  return /code is (\d{6})\b/.exec(newest?.body ?? '')?.[1] ?? ''
}

/** The newest message, once everything is sent that requests have left to be done afterwards. */
export async function newestMail({ services, database }: TestServer, recipient: string) {
  await services.background.drained()
  const [newest] = await messagesTo(database.db, recipient)
  if (!newest) throw new Error(`Nothing was sent to ${recipient}`)
  return newest
}
