/** Reads what a test's person would find in their mail or messages. */
import { desc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../../server/db/database'
import { outboxMessages } from '../../server/db/schema/records'

/** Waits for as many messages as said and answers the newest one's code. */
export async function newestCode(db: Database, recipient: string, count = 1): Promise<string> {
  const messages = await expect
    .poll(() =>
      db
        .select()
        .from(outboxMessages)
        .where(eq(outboxMessages.recipient, recipient))
        .orderBy(desc(outboxMessages.createdAt)),
    )
    .toHaveLength(count)
    .then(() =>
      db
        .select()
        .from(outboxMessages)
        .where(eq(outboxMessages.recipient, recipient))
        .orderBy(desc(outboxMessages.createdAt)),
    )
  return /code is (\d{6})/.exec(messages[0]?.body ?? '')?.[1] ?? ''
}
