/** Reads the portal's emails from the outbox in the database, for browser tests. */
import { expect } from '@playwright/test'
import { desc, eq } from 'drizzle-orm'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import type { Database } from '../../../server/db/database'
import { outboxMessages } from '../../../server/db/schema/customers/outboxMessages'

/** Waits for an email to an address, and returns what the pattern captures in the newest one. */
async function readFromMail(db: Database, recipient: string, pattern: RegExp): Promise<string> {
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

const codePattern = new RegExp(loginEmailTexts.codeSentence(String.raw`(\d{6})`).replace('.', String.raw`\.`))

export const readMailedCode = (db: Database, recipient: string): Promise<string> =>
  readFromMail(db, recipient, codePattern)

/** Returns the path and the query of the invitation link. */
export const readMailedInvitation = (db: Database, recipient: string): Promise<string> =>
  readFromMail(db, recipient, /(\/invitation\?token=[\w-]+)/)
