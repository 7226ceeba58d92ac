/** Limits what one customer may send in an hour, so that no one can flood the message queue of customer care. */
import { isStaff } from '#shared/access/access'
import * as caseTexts from '#shared/texts/cases/cases'
import type { Executor } from '../../db/database'
import type { Actor } from '../../http/actor'
import type { Services } from '../../services'
import type { ThrottleRule } from '../signIn/rules'
import { limitAttempts } from '../signIn/throttle'

const casesPerHour: ThrottleRule = { limit: 30, windowMinutes: 60 }
const commentsPerHour: ThrottleRule = { limit: 60, windowMinutes: 60 }

/** Call it in the transaction that opens a case, so that a retry of the same request does not count again. */
export const limitCases = (services: Services, tx: Executor, actor: Actor): Promise<void> =>
  limit({ ...services, db: tx }, actor, { subject: 'cases', rule: casesPerHour })

export const limitComments = (services: Services, tx: Executor, actor: Actor): Promise<void> =>
  limit({ ...services, db: tx }, actor, { subject: 'comments', rule: commentsPerHour })

async function limit(
  executor: { db: Executor; clock: Services['clock'] },
  actor: Actor,
  { subject, rule }: { subject: string; rule: ThrottleRule },
): Promise<void> {
  if (isStaff(actor.userType)) return
  await limitAttempts(executor, `${subject}:${actor.userId}`, { rule, textFor: caseTexts.tooManySent })
}
