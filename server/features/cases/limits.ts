/** How much one customer may send in an hour, so that nobody can flood the message queue of customer care. */
import { isStaff } from '#shared/access'
import type { Executor } from '../../db/database'
import type { Actor } from '../../http/actor'
import type { Services } from '../../services'
import type { ThrottleRule } from '../session/rules'
import { mayTry } from '../session/throttle'
import * as requestTexts from '#shared/texts/requests'

const casesPerHour: ThrottleRule = { limit: 30, windowMinutes: 60 }
const commentsPerHour: ThrottleRule = { limit: 60, windowMinutes: 60 }

/** Called in the transaction that opens a case, so that a retry of the same request does not count again. */
export const limitCases = (services: Services, tx: Executor, actor: Actor): Promise<void> =>
  limit({ ...services, db: tx }, actor, { what: 'cases', rule: casesPerHour })

export const limitComments = (services: Services, tx: Executor, actor: Actor): Promise<void> =>
  limit({ ...services, db: tx }, actor, { what: 'comments', rule: commentsPerHour })

async function limit(
  executor: { db: Executor; clock: Services['clock'] },
  actor: Actor,
  { what, rule }: { what: string; rule: ThrottleRule },
): Promise<void> {
  if (isStaff(actor.userType)) return
  await mayTry(executor, `${what}:${actor.userId}`, { rule, textFor: requestTexts.tooManySent })
}
