/** With whose eyes somebody reads the library: their own. */
import type { Executor } from '../../db/database'
import { reachesAll, type Actor } from '../../http/actor'
import { findAudience } from '../announcements/queries'
import type { Reader } from './queries'

export async function ownReaderOf(db: Executor, actor: Actor): Promise<Reader> {
  if (reachesAll(actor)) return { kind: 'staff' }
  const { communities } = await findAudience(db, actor.customerNumbers, actor.userType)
  return { kind: 'customer', userType: actor.userType, communities }
}
