/** Whose accounts a list is about: a user is named, and one has to be them or of staff. */
import type { Executor } from '../../db/database'
import { reachesAll, type Actor } from '../../http/actor'
import { notFound } from '../../http/appError'
import { reachOf, type Reach } from '../../http/ownership'
import { reachOfUser } from './queries'

/** What that user sees, also when staff look: all customers would be no answer to "whose?". */
export async function reachOfNamed(db: Executor, actor: Actor, userId: string): Promise<Reach> {
  if (reachesAll(actor)) return reachOfUser(db, userId)
  if (userId !== actor.userId) throw notFound()
  return reachOf(actor)
}
