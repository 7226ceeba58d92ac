/** Determines what the signed-in user may see in the library. */
import type { Executor } from '../../db/database'
import { findAudience } from '../../directory/announcements/audience.queries'
import { type Actor, seesAllCustomers } from '../../http/actor'
import type { DocumentReader } from './documents.queries'

export async function ownReaderOf(db: Executor, actor: Actor): Promise<DocumentReader> {
  if (seesAllCustomers(actor)) return { kind: 'staff' }
  const { communities } = await findAudience(db, actor.customerNumbers, actor.userType)
  return { kind: 'customer', userType: actor.userType, communities }
}
