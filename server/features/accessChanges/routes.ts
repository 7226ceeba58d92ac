/** Changes of access that wait for a second administrator: listed, approved, declined, withdrawn. */
import { decidedTexts } from '#shared/accessChangeTexts'
import { decideAccessChange, listAccessChanges, type AccessChangeDecision } from '#shared/contract/accessChanges'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { audit } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { findNameOf } from '../people/queries'
import { keepingAnAdministrator } from '../../directory/administrators/keepingAnAdministrator'
import { findAdministrators, type Administrator } from '../../directory/administrators/queries'
import { applyWith, type Appliers } from './appliers'
import { effectText, emailAdministrators } from './mails'
import * as queries from './queries'
import { findRecipients } from './removals'
import { decidersOf } from './rules'
import { recordOf, toAccessChange } from './view'
import * as accessChangeTexts from '#shared/texts/accessChanges'

const outcomes = {
  approve: { status: 'approved', text: 'It’s in effect now.' },
  decline: { status: 'declined', text: 'Nothing was changed.' },
  withdraw: { status: 'withdrawn', text: 'Nothing was changed.' },
} as const satisfies Record<AccessChangeDecision, unknown>

export function accessChangeRoutes(mounting: Mounting, services: Services, appliers: Appliers): void {
  const { db, clock } = services
  const applyChange = applyWith(appliers)

  serve(mounting, listAccessChanges, async ({ actor }) => {
    const administrators = await findAdministrators(db)
    const waiting = await queries.findWaiting(db)
    return waiting
      .filter((change) => maySee(change, actor))
      .map((change) => toAccessChange(change, { userId: actor.userId, administrators }))
  })

  serve(mounting, decideAccessChange, async ({ body: { access_change_id: id, decision }, actor }, caller) => {
    const finish = await db.transaction((tx) =>
      keepingAnAdministrator(tx, async () => {
        const change = await queries.lockChange(tx, id)
        if (!change || !maySee(change, actor)) throw notFound()
        const refusal = refusalOf(decision, {
          change,
          userId: actor.userId,
          administrators: await findAdministrators(tx),
        })
        if (refusal) throw new AppError('not_allowed', refusal)
        if (change.status !== 'waiting') throw new AppError('conflict', accessChangeTexts.settled)
        const { payload, requestedBy, requesterName } = change
        const doing = { actor, caller }
        if (decision === 'approve' && payload === null) throw new AppError('conflict', accessChangeTexts.outdated)
        const send =
          decision === 'approve' && payload ? await applyChange(services, tx, { doing, requestedBy, payload }) : null
        const { status, text } = outcomes[decision]
        await queries.storeDecision(tx, id, { status, decidedBy: actor.userId, now: clock.now() })
        const details = { ...recordOf(payload), asker: requesterName }
        await audit(tx, { userId: actor.userId, address: caller.address, action: `accessChange.${status}`, details })
        const announcement = {
          to: await findRecipients(services, tx),
          subject: `An access change was ${status}`,
          opening: `${await findNameOf(tx, actor.userId)} has ${status} this change, requested by ${requesterName}:`,
          effect: effectText(payload),
          outcome: text,
        }
        return () => {
          send?.()
          emailAdministrators(services, announcement)
        }
      }),
    )
    finish()
    caller.say(decidedTexts[decision])
    return null
  })
}

/** Roles are for those who can see them; what concerns colleagues is also for those who look after their sign-ins. */
function maySee({ kind, requestedBy }: queries.StoredChange, { userId, rights }: Actor): boolean {
  if (requestedBy === userId || rights.has('ACCESSCONTROL.read')) return true
  return kind !== 'role_rights' && rights.has('INTERNALUSERS.read')
}

interface DecisionRequest {
  change: queries.StoredChange
  userId: string
  administrators: readonly Administrator[]
}

/** Why the caller can't decide that way; null when they can. */
function refusalOf(
  decision: AccessChangeDecision,
  { change: { requestedBy, payload }, userId, administrators }: DecisionRequest,
): string | null {
  const isOwn = requestedBy === userId
  if (decision === 'withdraw') return isOwn ? null : accessChangeTexts.requesterOnly
  if (!administrators.some((administrator) => administrator.userId === userId)) {
    return accessChangeTexts.administratorsOnly
  }
  if (isOwn) return decision === 'approve' ? accessChangeTexts.notOwnApproval : null
  const removed = payload?.removed_administrators ?? []
  return decidersOf({ requestedBy, removed, administrators }).includes(userId) ? null : accessChangeTexts.notOwnRemoval
}
