/** What the portal has mailed, for browser tests: they read it in the database, as nobody's mailbox is there. */
import { expect } from '@playwright/test'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../server/db/database'
import { outboxMessages } from '../../server/db/schema/records'

/** What a pattern finds in the newest message to an address, once it is there. */
async function foundInMail(db: Database, recipient: string, pattern: RegExp): Promise<string> {
  const find = async () => {
    const [mail] = await db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, recipient))
      .orderBy(desc(outboxMessages.createdAt))
      .limit(1)
    return pattern.exec(mail?.body ?? '')?.[1] ?? ''
  }
  await expect.poll(find, { intervals: [50] }).not.toBe('')
  return find()
}

export const codeMailedTo = (db: Database, recipient: string): Promise<string> =>
  foundInMail(db, recipient, /code is (\d{6})/)

/** The path and the query of the link. */
export const invitationMailedTo = (db: Database, recipient: string): Promise<string> =>
  foundInMail(db, recipient, /(\/invitation\?token=[\w-]+)/)
