/** How much somebody has not read: the figure beside the menu, and what the chat says. */
import type { Executor } from '../../db/database'
import { reachesAll, type Actor } from '../../http/actor'
import { reachWith } from '../../http/ownership'
import { rightOn } from '../cases/access'
import { countUnreadCases } from '../cases/queries'

/** Staff have a queue instead. */
export async function unreadOf(db: Executor, actor: Actor): Promise<{ messages: number; cases: number }> {
  if (reachesAll(actor)) return { messages: 0, cases: 0 }
  return countUnreadCases(db, {
    messages: reachWith(actor, rightOn('message', 'read')),
    requests: reachWith(actor, rightOn('request', 'read')),
    userId: actor.userId,
  })
}
