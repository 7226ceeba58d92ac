/** Changes of access that wait for a second administrator: listed, approved, declined, withdrawn. */
import { accessChangeTexts, decidedTexts } from '#shared/accessChangeTexts'
import { decideAccessChange, listAccessChanges, type AccessChangeDecision } from '#shared/contract/accessChanges'
import type { Executor } from '../../db/database'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { audit } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { findNameOf } from '../people/queries'
import { keepingAnAdministrator } from '../roles/administrators'
import { findAdministrators } from '../roles/queries'
import { applyChange } from './applying'
import { recordOf, toAccessChange } from './approval'
import { effectText, tellAdministrators } from './mails'
import * as queries from './queries'

const outcomes = {
  approve: { status: 'approved', text: 'It’s in effect now.' },
  decline: { status: 'declined', text: 'Nothing was changed.' },
  withdraw: { status: 'withdrawn', text: 'Nothing was changed.' },
} as const satisfies Record<AccessChangeDecision, unknown>

export function accessChangeRoutes(mounting: Mounting, services: Services): void {
  const { db, clock } = services

  serve(mounting, listAccessChanges, async ({ actor }) => {
    const isAdministrator = await isAdministratorNow(db, actor.userId)
    const waiting = await queries.findWaiting(db)
    return waiting
      .filter((change) => maySee(change, actor))
      .map((change) => toAccessChange(change, { userId: actor.userId, isAdministrator }))
  })

  serve(mounting, decideAccessChange, async ({ body: { access_change_id: id, decision }, actor }, caller) => {
    const finish = await db.transaction((tx) =>
      keepingAnAdministrator(tx, async () => {
        const change = await queries.lockChange(tx, id)
        if (!change || !maySee(change, actor)) throw notFound()
        const isAdministrator = await isAdministratorNow(tx, actor.userId)
        const refusal = refusalOf(decision, { isAdministrator, isOwn: change.requestedBy === actor.userId })
        if (refusal) throw new AppError('not_allowed', refusal)
        if (change.status !== 'waiting') throw new AppError('conflict', accessChangeTexts.settled)
        const { payload, requestedBy, requesterName } = change
        const doing = { actor, caller }
        const send = decision === 'approve' ? await applyChange(services, tx, { doing, requestedBy, payload }) : null
        const { status, text } = outcomes[decision]
        await queries.storeDecision(tx, id, { status, decidedBy: actor.userId, now: clock.now() })
        const details = { ...recordOf(payload), asker: requesterName }
        await audit(tx, { userId: actor.userId, address: caller.address, action: `accessChange.${status}`, details })
        const announcement = {
          to: await findAdministrators(tx),
          subject: `An access change was ${status}`,
          opening: `${await findNameOf(tx, actor.userId)} has ${status} this change, requested by ${requesterName}:`,
          effect: effectText(payload),
          outcome: text,
        }
        return () => {
          send?.()
          tellAdministrators(services, announcement)
        }
      }),
    )
    finish()
    caller.say(decidedTexts[decision])
    return null
  })
}

async function isAdministratorNow(db: Executor, userId: string): Promise<boolean> {
  return (await findAdministrators(db)).some((administrator) => administrator.userId === userId)
}

/** Roles are for those who can see them; what concerns colleagues is also for those who look after their sign-ins. */
function maySee({ payload, requestedBy }: queries.StoredChange, { userId, rights }: Actor): boolean {
  if (requestedBy === userId || rights.has('ACCESSCONTROL.read')) return true
  return payload.kind !== 'role_rights' && rights.has('INTERNALUSERS.read')
}

interface Deciding {
  isAdministrator: boolean
  isOwn: boolean
}

/** Why the caller can't decide that way; null when they can. */
function refusalOf(decision: AccessChangeDecision, { isAdministrator, isOwn }: Deciding): string | null {
  if (decision === 'withdraw') return isOwn ? null : accessChangeTexts.requesterOnly
  if (!isAdministrator) return accessChangeTexts.administratorsOnly
  return decision === 'approve' && isOwn ? accessChangeTexts.notOwnApproval : null
}
