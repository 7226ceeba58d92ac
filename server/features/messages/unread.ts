/** Counts a user's unread messages and cases, for the menu badge and the chat. */
import type { Executor } from '../../db/database'
import { type Actor, seesAllCustomers } from '../../http/actor'
import { scopeWithRight } from '../../http/customerScope'
import { caseRight } from '../cases/access'
import { countUnreadCases } from '../cases/cases.queries'

/** Staff get zero, because they have a queue instead. */
export async function countUnreadFor(db: Executor, actor: Actor): Promise<{ messages: number; cases: number }> {
  if (seesAllCustomers(actor)) return { messages: 0, cases: 0 }
  return countUnreadCases(db, {
    messages: scopeWithRight(actor, caseRight('message', 'read')),
    requests: scopeWithRight(actor, caseRight('request', 'read')),
    userId: actor.userId,
  })
}
