/** Stores notes of staff about customers; a retried request stores no second note. */
import type { Executor } from '../../db/database'
import { customerNotes } from '../../db/schema/customers/notes'
import type { IdempotencyRecord } from '../../http/idempotency'
import { findFirstRequest } from '../../http/idempotency.queries'

export async function storeNote(
  tx: Executor,
  note: typeof customerNotes.$inferInsert & IdempotencyRecord,
): Promise<{ id: string; isNew: boolean }> {
  const { userId, idempotencyKey } = customerNotes
  const [stored] = await tx
    .insert(customerNotes)
    .values(note)
    .onConflictDoNothing({ target: [userId, idempotencyKey] })
    .returning({ id: customerNotes.id })
  if (stored) return { id: stored.id, isNew: true }
  const first = await findFirstRequest(note, { user: userId, key: idempotencyKey }, (isFirstRequest) =>
    tx.select().from(customerNotes).where(isFirstRequest),
  )
  if (!first) throw new Error('The note was neither inserted nor found')
  return { id: first.id, isNew: false }
}
