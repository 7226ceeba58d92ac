/** Counts a user's unread messages and the requests that wait for them, for the menu, the bell and the chat. */
import type { Executor } from '../../db/database'
import { caseRight } from '../../directory/cases/access'
import { type Actor, seesAllCustomers } from '../../http/actor'
import { scopeWithRight } from '../../http/customerScope'
import { countUnreadMessages, countWaitingRequests } from './messages.queries'

/** Staff get zero, because they have a queue instead. */
export async function countWaitingFor(
  db: Executor,
  actor: Actor,
): Promise<{ unread_messages: number; waiting_requests: number }> {
  if (seesAllCustomers(actor)) return { unread_messages: 0, waiting_requests: 0 }
  const [unreadMessages, waitingRequests] = await Promise.all([
    countUnreadMessages(db, { scope: scopeWithRight(actor, caseRight('message', 'read')), userId: actor.userId }),
    countWaitingRequests(db, scopeWithRight(actor, caseRight('request', 'read'))),
  ])
  return { unread_messages: unreadMessages, waiting_requests: waitingRequests }
}
