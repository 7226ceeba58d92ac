/** Reads the emails and text messages that the portal has sent to a test user. */
import { desc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../../../server/db/database'
import { outboxMessages } from '../../../server/db/schema/records'
import type { TestServer } from './server'

const findMessagesTo = (db: Database, recipient: string) =>
  db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, recipient))
    .orderBy(desc(outboxMessages.createdAt))

/** Waits until the recipient has the given number of messages and returns the newest code. */
export async function readNewestCode(db: Database, recipient: string, count = 1): Promise<string> {
  await expect.poll(() => findMessagesTo(db, recipient)).toHaveLength(count)
  const [newest] = await findMessagesTo(db, recipient)
  return /code is (\d{6})\b/.exec(newest?.body ?? '')?.[1] ?? ''
}

/** Returns the newest message, after the work that requests left to the background has finished. */
export async function readNewestMail({ services, database }: TestServer, recipient: string) {
  await services.background.drained()
  const [newest] = await findMessagesTo(database.db, recipient)
  if (!newest) throw new Error(`Nothing was sent to ${recipient}`)
  return newest
}
