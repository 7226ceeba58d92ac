/** Reads the emails and text messages that the portal has sent to a test user. */
import { asc, desc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import type { Database } from '../../../server/db/database'
import { outboxMessages } from '../../../server/db/schema/customers/outboxMessages'
import type { TestServer } from './server'

const findMessagesTo = (db: Database, recipient: string) =>
  db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, recipient))
    .orderBy(desc(outboxMessages.createdAt))

const codePattern = new RegExp(loginEmailTexts.codeSentence(String.raw`(\d{6})`).replace('.', String.raw`\.`))

/** Returns the newest code, once the recipient has the given number of messages. */
export async function readNewestCode(server: TestServer, recipient: string, count = 1): Promise<string> {
  await server.finishJobs()
  const messages = await findMessagesTo(server.database.db, recipient)
  expect(messages).toHaveLength(count)
  const codes = messages.flatMap(({ body }) => codePattern.exec(body)?.[1] ?? [])
  return codes[0] ?? ''
}

/** Returns the newest message, after the jobs that requests enqueued. */
export async function readNewestMail(server: TestServer, recipient: string) {
  await server.finishJobs()
  const [newest] = await findMessagesTo(server.database.db, recipient)
  if (!newest) throw new Error(`Nothing was sent to ${recipient}`)
  return newest
}

/** Returns all messages, oldest first, after the jobs that requests enqueued. */
export async function readMessagesTo(server: TestServer, recipient: string) {
  await server.finishJobs()
  return server.database.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, recipient))
    .orderBy(asc(outboxMessages.createdAt))
}
