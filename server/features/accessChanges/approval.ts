/** Decides whether a change of access takes effect now, waits for a second administrator, or needs the only one's password. */
import { effectOfChange } from '#shared/accessChangeRule'
import type { AccessChange } from '#shared/contract/accessChanges'
import { formatDay } from '#shared/dates'
import type { Executor } from '../../db/database'
import type { Actor } from '../../http/actor'
import { AppError } from '../../http/appError'
import { audit } from '../../http/ownership'
import type { Caller } from '../../http/serve'
import type { Services } from '../../services'
import { findNameOf } from '../people/queries'
import { findAdministrators, lockAdministrators, type Administrator } from '../../directory/administrators/queries'
import { provePassword } from '../security/provePassword'
import { mayTry } from '../session/throttle'
import { effectText, emailAdministrators } from './mails'
import type { AccessChangePayload, RequestedChange } from './payload'
import { storeImmediate, storeWaiting } from './queries'
import { closedUntilDay, findClosedUntil, findRecipients } from './removals'
import { changesPerRequester, removedBy } from './rules'
import { recordOf, toAccessChange } from './view'
import * as accessChangeTexts from '#shared/texts/accessChanges'
import * as commonTexts from '#shared/texts/common'

/** Whether the caller has proved their password with the call. It takes no transaction: a wrong one stays counted. */
export async function isConfirmed(services: Services, actor: Actor, password: string | undefined): Promise<boolean> {
  if (password === undefined) return false
  const wrongText = accessChangeTexts.wrongPassword
  await provePassword(services, actor, { field: 'password', typed: password, wrongText })
  return true
}

interface Request<Change> {
  actor: Actor
  caller: Caller
  change: Change
  hasConfirmed: boolean
}

export interface Approval {
  /** Null where the change takes effect now. */
  waiting: AccessChange | null
  /** Sends the emails, once the transaction has gone through. */
  sendEmails: () => void
}

/** Of a change that needs no approval. */
export const noApproval: Approval = { waiting: null, sendEmails: () => undefined }

/** Call it before any change of what staff can do is made, in its transaction. */
export async function authorizeChange(
  services: Services,
  tx: Executor,
  { isForRequester, ...request }: Request<RequestedChange> & { isForRequester: boolean },
): Promise<Approval> {
  await lockAdministrators(tx)
  const administrators = await findAdministrators(tx)
  const { actor, change } = request
  const isAdministrator = administrators.some(({ userId }) => userId === actor.userId)
  if (change.kind === 'role_rights' && !isAdministrator) throw new AppError('not_allowed', commonTexts.notAllowed)
  const removed = removedBy(change, administrators, actor.userId)
  const effect = effectOfChange({
    granted: change.granted,
    isForRequester,
    isByAdministrator: isAdministrator,
    administratorCount: administrators.length,
    removedCount: removed.length,
  })
  if (effect === 'now') return noApproval
  await mayTry({ db: tx, clock: services.clock }, `access-changes:${actor.userId}`, {
    rule: changesPerRequester,
    textFor: accessChangeTexts.throttled,
  })
  const authorized = { ...request, change: { ...change, removed_administrators: removed } }
  switch (effect) {
    case 'password':
      return confirmAlone(services, tx, authorized)
    case 'announced':
      return removeImmediately(services, tx, authorized)
    case 'approval':
      return waitForApproval(services, tx, { ...authorized, administrators })
  }
}

type AuthorizedRequest = Request<AccessChangePayload>

const recordBase = ({ actor, caller, change }: AuthorizedRequest) => ({
  userId: actor.userId,
  address: caller.address,
  details: recordOf(change),
})

/** The only administrator confirms with their password, unless they removed the other one a short time ago. */
async function confirmAlone(services: Services, tx: Executor, request: AuthorizedRequest): Promise<Approval> {
  const closedUntil = await findClosedUntil(services, tx, request.change)
  if (closedUntil !== null) throw new AppError('conflict', accessChangeTexts.closedUntil(closedUntil))
  if (!request.hasConfirmed) {
    const text = accessChangeTexts.onlyAdministrator
    throw new AppError('conflict', text, { password: text })
  }
  await audit(tx, { ...recordBase(request), action: 'accessChange.confirmed' })
  const announcement = {
    to: await findRecipients(services, tx),
    subject: 'An access change was confirmed by the only administrator',
    opening: `${await findNameOf(tx, request.actor.userId)} confirmed this change with their password, as the only administrator:`,
    effect: effectText(request.change),
    outcome: 'It’s in effect now. If this wasn’t you, reset your password right away.',
  }
  return { waiting: null, sendEmails: () => emailAdministrators(services, announcement) }
}

/** Of two administrators, one removes the other: nobody is left to approve it, so it takes effect and is announced. */
async function removeImmediately(services: Services, tx: Executor, request: AuthorizedRequest): Promise<Approval> {
  const { actor, change } = request
  await storeImmediate(tx, change, { requestedBy: actor.userId, now: services.clock.now() })
  await audit(tx, { ...recordBase(request), action: 'accessChange.immediate' })
  const announcement = {
    to: await findRecipients(services, tx),
    subject: 'An administrator was removed',
    opening: `${await findNameOf(tx, actor.userId)} made this change:`,
    effect: effectText(change),
    outcome: `It took effect right away because there was no other administrator to approve it. Changes that need a second administrator are blocked until ${formatDay(closedUntilDay(services))}.`,
  }
  return { waiting: null, sendEmails: () => emailAdministrators(services, announcement) }
}

async function waitForApproval(
  services: Services,
  tx: Executor,
  { administrators, ...request }: AuthorizedRequest & { administrators: readonly Administrator[] },
): Promise<Approval> {
  const { actor, change } = request
  const stored = await storeWaiting(tx, change, { requestedBy: actor.userId, now: services.clock.now() })
  await audit(tx, { ...recordBase(request), action: 'accessChange.requested' })
  const announcement = {
    to: await findRecipients(services, tx),
    subject: 'An access change is waiting for approval',
    opening: `${await findNameOf(tx, actor.userId)} requested this change:`,
    effect: effectText(change),
    outcome: 'It has no effect until another administrator approves it in the portal.',
  }
  return {
    waiting: toAccessChange(stored, { userId: actor.userId, administrators }),
    sendEmails: () => emailAdministrators(services, announcement),
  }
}
