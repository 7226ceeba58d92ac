/** Reads the rows of messages by id. */
import { and, inArray } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { cases, isMessage } from '../../db/schema/cases/cases'

/** Returns the ids that are messages, with the fields that audit records need. */
export async function findMessagesById(db: Executor, ids: string[]) {
  return db
    .select({ id: cases.id, number: cases.number, customerNumber: cases.customerNumber })
    .from(cases)
    .where(and(inArray(cases.id, ids), isMessage(cases)))
}
