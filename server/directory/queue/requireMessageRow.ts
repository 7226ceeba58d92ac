import type { Executor } from '../../db/database'
import { notFound } from '../../http/appError'
import { findMessagesById } from './messages.queries'

/** Returns only the fields of a message that an audit record needs, without the content. */
export async function requireMessageRow(db: Executor, caseId: string) {
  const [row] = await findMessagesById(db, [caseId])
  if (!row) throw notFound()
  return row
}
