/** Pending callback requests for tests. */
import type { Database } from '../../../../server/db/database'
import { callbackRequests } from '../../../../server/db/schema/cases/callbackRequests'
import type { Person } from '../people'

/** Returns the id of the new request. */
export async function addCallback(db: Database, { userId }: Person): Promise<string> {
  const [row] = await db
    .insert(callbackRequests)
    .values({ userId, topic: 'billing', phone: '2105550142', day: '2026-03-16', fromMinutes: 600, toMinutes: 720 })
    .returning()
  if (!row) throw new Error('The request was not stored')
  return row.id
}
