/** Counts a user's unread messages and cases, for the menu badge and the chat. */
import type { Executor } from '../../db/database'
import { caseRight } from '../../directory/cases/access'
import { type Actor, seesAllCustomers } from '../../http/actor'
import { scopeWithRight } from '../../http/customerScope'
import { countUnreadCases } from './messages.queries'

/** Staff get zero, because they have a queue instead. */
export async function countUnreadFor(db: Executor, actor: Actor): Promise<{ messages: number; cases: number }> {
  if (seesAllCustomers(actor)) return { messages: 0, cases: 0 }
  return countUnreadCases(db, {
    messages: scopeWithRight(actor, caseRight('message', 'read')),
    requests: scopeWithRight(actor, caseRight('request', 'read')),
    userId: actor.userId,
  })
}
