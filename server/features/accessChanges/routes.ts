/** Serves the access changes that wait for a second administrator: list, approve, decline, withdraw. */

import { type AccessChangeDecision, decideAccessChange, listAccessChanges } from '#shared/contract/access/accessChanges'
import * as accessChangeTexts from '#shared/texts/access/accessChanges'
import * as accountEmailTexts from '#shared/texts/customers/accountEmails'
import * as queries from '../../directory/accessChanges/accessChanges.queries'
import { type Appliers, buildApplier } from '../../directory/accessChanges/appliers'
import { effectText, emailAdministrators } from '../../directory/accessChanges/mails'
import { findRecipients } from '../../directory/accessChanges/removals'
import { decidersOf } from '../../directory/accessChanges/rules'
import { auditDetailsOf, toAccessChange } from '../../directory/accessChanges/view'
import { runWithAdministratorCheck } from '../../directory/administrators/administratorCheck'
import { type Administrator, findAdministrators } from '../../directory/administrators/administrators.queries'
import { findNameOf } from '../../directory/users/users.queries'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { auditActor } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'

const outcomes = {
  approve: { status: 'approved', emailText: accountEmailTexts.accessChangeApproved },
  decline: { status: 'declined', emailText: accountEmailTexts.accessChangeDeclined },
  withdraw: { status: 'withdrawn', emailText: accountEmailTexts.accessChangeWithdrawn },
} as const satisfies Record<AccessChangeDecision, unknown>

export function accessChangeRoutes(routeContext: RouteContext, services: Services, appliers: Appliers): void {
  const { db, clock } = services
  const applyChange = buildApplier(appliers)

  serve(routeContext, listAccessChanges, async ({ actor }) => {
    const administrators = await findAdministrators(db)
    const waiting = await queries.findWaitingChanges(db)
    return waiting
      .filter((change) => canSee(change, actor))
      .map((change) => toAccessChange(change, { userId: actor.userId, administrators }))
  })

  serve(routeContext, decideAccessChange, async ({ body: { access_change_id: id, decision }, actor }, caller) => {
    await db.transaction((tx) =>
      runWithAdministratorCheck(tx, async () => {
        const change = await queries.lockChange(tx, id)
        if (!change || !canSee(change, actor)) throw notFound()
        const problem = decisionProblem(decision, {
          change,
          userId: actor.userId,
          administrators: await findAdministrators(tx),
        })
        if (problem) throw new AppError('not_allowed', problem)
        if (change.status !== 'waiting') throw new AppError('conflict', accessChangeTexts.settled)
        const { payload, requestedBy, requesterName } = change
        const approver = { actor, caller }
        if (decision === 'approve' && payload === null) throw new AppError('conflict', accessChangeTexts.outdated)
        if (decision === 'approve' && payload) await applyChange(services, tx, { approver, requestedBy, payload })
        const { status, emailText } = outcomes[decision]
        await queries.storeDecision(tx, id, { status, decidedBy: actor.userId, now: clock.now() })
        const details = { ...auditDetailsOf(payload), asker: requesterName }
        await auditActor(tx, { actor, caller }, { action: `accessChange.${status}`, details })
        await emailAdministrators(services, tx, {
          to: await findRecipients(services, tx),
          ...emailText(await findNameOf(tx, actor.userId), requesterName),
          effect: effectText(payload),
        })
      }),
    )
    caller.addMessage(accessChangeTexts.decidedTexts[decision])
    return null
  })
}

/**
 * Role changes are visible with the right to read roles; changes of staff also with the right to read internal users.
 */
function canSee({ kind, requestedBy }: queries.StoredChange, { userId, rights }: Actor): boolean {
  if (requestedBy === userId || rights.has('ACCESSCONTROL.read')) return true
  return kind !== 'role_rights' && rights.has('INTERNALUSERS.read')
}

interface DecisionRequest {
  change: queries.StoredChange
  userId: string
  administrators: readonly Administrator[]
}

/** Returns why the caller can't make this decision; null when they can. */
function decisionProblem(
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
