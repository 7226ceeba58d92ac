/** Reads the records of messages that were sent to an address. */
import { asc, eq } from 'drizzle-orm'
import { sentMessages } from '../../../../server/db/schema/customers/sentMessages'
import type { TestServer } from '../../server/server'

/** Returns the records, oldest first, after the jobs that are due. */
export async function readSentTo(server: TestServer, address: string) {
  await server.finishJobs()
  return server.database.db
    .select()
    .from(sentMessages)
    .where(eq(sentMessages.address, address))
    .orderBy(asc(sentMessages.createdAt), asc(sentMessages.channel))
}
