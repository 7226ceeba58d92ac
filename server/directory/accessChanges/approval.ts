/** Decides whether an access change takes effect now, waits for a second administrator, or needs a password. */

import { effectOfChange } from '#shared/access/accessChangeRule'
import type { AuditAction } from '#shared/access/auditActions'
import type { AccessChange } from '#shared/contract/access/accessChanges'
import * as accessChangeTexts from '#shared/texts/access/accessChanges'
import * as commonTexts from '#shared/texts/common'
import * as accountEmailTexts from '#shared/texts/customers/accountEmails'
import type { Executor } from '../../db/database'
import type { Actor } from '../../http/actor'
import { AppError, fieldError } from '../../http/appError'
import { auditActor } from '../../http/customerScope'
import type { CallContext } from '../../http/serve'
import type { Services } from '../../services'
import { type Administrator, findAdministrators, lockAdministrators } from '../administrators/administrators.queries'
import { limitAttempts } from '../signIn/throttle'
import { verifyPassword } from '../signIn/verifyPassword'
import { findNameOf } from '../users/users.queries'
import { storeImmediate, storeWaiting } from './accessChanges.queries'
import { effectText, emailAdministrators } from './mails'
import type { AccessChangePayload, RequestedChange } from './payload'
import { blockedUntilDay, findBlockedUntil, findRecipients } from './removals'
import { changesPerRequester, removedAdministratorsOf } from './rules'
import { auditDetailsOf, toAccessChange } from './view'

/**
 * Returns whether the request carries the correct password. Takes no transaction, so that a failed try stays counted.
 */
export async function isConfirmed(services: Services, actor: Actor, password: string | undefined): Promise<boolean> {
  if (password === undefined) return false
  const wrongText = accessChangeTexts.wrongPassword
  await verifyPassword(services, actor, { field: 'password', typed: password, wrongText })
  return true
}

interface ChangeRequest<Change> extends CallContext {
  change: Change
  hasConfirmed: boolean
}

interface Approval {
  /** Null when the change takes effect now. */
  waiting: AccessChange | null
}

/** The result for a change that needs no approval. */
export const noApproval: Approval = { waiting: null }

/** Must run before any change of staff rights, in the same transaction. */
export async function authorizeChange(
  services: Services,
  tx: Executor,
  { isForRequester, ...request }: ChangeRequest<RequestedChange> & { isForRequester: boolean },
): Promise<Approval> {
  await lockAdministrators(tx)
  const administrators = await findAdministrators(tx)
  const { actor, change } = request
  const isAdministrator = administrators.some(({ userId }) => userId === actor.userId)
  if (change.kind === 'role_rights' && !isAdministrator) throw new AppError('not_allowed', commonTexts.notAllowed)
  const removedAdministrators = removedAdministratorsOf(change, administrators, actor.userId)
  const effect = effectOfChange({
    granted: change.granted,
    isForRequester,
    isByAdministrator: isAdministrator,
    administratorCount: administrators.length,
    removedCount: removedAdministrators.length,
  })
  if (effect === 'now') return noApproval
  await limitAttempts({ db: tx, clock: services.clock }, `access-changes:${actor.userId}`, {
    rule: changesPerRequester,
    textFor: accessChangeTexts.throttled,
  })
  const authorized = { ...request, change: { ...change, removed_administrators: removedAdministrators } }
  switch (effect) {
    case 'password':
      return confirmAlone(services, tx, authorized)
    case 'announced':
      return removeImmediately(services, tx, authorized)
    case 'approval':
      return waitForApproval(services, tx, { ...authorized, administrators })
  }
}

type AuthorizedRequest = ChangeRequest<AccessChangePayload>

const auditChange = (tx: Executor, { actor, caller, change }: AuthorizedRequest, action: AuditAction): Promise<void> =>
  auditActor(tx, { actor, caller }, { action, details: auditDetailsOf(change) })

/** The only administrator confirms with their password, unless they removed the other administrator recently. */
async function confirmAlone(services: Services, tx: Executor, request: AuthorizedRequest): Promise<Approval> {
  const blockedUntil = await findBlockedUntil(services, tx, request.change)
  if (blockedUntil !== null) throw new AppError('conflict', accessChangeTexts.closedUntil(blockedUntil))
  if (!request.hasConfirmed) {
    throw fieldError('conflict', 'password', accessChangeTexts.onlyAdministrator)
  }
  await auditChange(tx, request, 'accessChange.confirmed')
  await emailAdministrators(services, tx, {
    to: await findRecipients(services, tx),
    ...accountEmailTexts.accessChangeConfirmed(await findNameOf(tx, request.actor.userId)),
    effect: effectText(request.change),
  })
  return noApproval
}

/** One of two administrators removes the other. No one is left to approve, so it takes effect and is emailed. */
async function removeImmediately(services: Services, tx: Executor, request: AuthorizedRequest): Promise<Approval> {
  const { actor, change } = request
  await storeImmediate(tx, change, { requestedBy: actor.userId, now: services.clock.now() })
  await auditChange(tx, request, 'accessChange.immediate')
  await emailAdministrators(services, tx, {
    to: await findRecipients(services, tx),
    ...accountEmailTexts.administratorRemoved(await findNameOf(tx, actor.userId), blockedUntilDay(services)),
    effect: effectText(change),
  })
  return noApproval
}

async function waitForApproval(
  services: Services,
  tx: Executor,
  { administrators, ...request }: AuthorizedRequest & { administrators: readonly Administrator[] },
): Promise<Approval> {
  const { actor, change } = request
  const stored = await storeWaiting(tx, change, { requestedBy: actor.userId, now: services.clock.now() })
  await auditChange(tx, request, 'accessChange.requested')
  await emailAdministrators(services, tx, {
    to: await findRecipients(services, tx),
    ...accountEmailTexts.accessChangeRequested(await findNameOf(tx, actor.userId)),
    effect: effectText(change),
  })
  return { waiting: toAccessChange(stored, { userId: actor.userId, administrators }) }
}
