/** Decides whether a change of access takes effect, waits for a second administrator, or needs the only one's password. */
import { accessChangeTexts } from '#shared/accessChangeTexts'
import type { AccessChange } from '#shared/contract/accessChanges'
import type { Executor } from '../../db/database'
import type { Actor } from '../../http/actor'
import { AppError } from '../../http/appError'
import { audit } from '../../http/ownership'
import type { Caller } from '../../http/serve'
import type { Services } from '../../services'
import { findNameOf } from '../people/queries'
import { findAdministrators, lockAdministrators } from '../roles/queries'
import { provePassword } from '../security/provePassword'
import { effectText, tellAdministrators } from './mails'
import { subjectOf, type AccessChangePayload } from './payload'
import { storeWaiting, type StoredChange } from './queries'

/** Whether the caller has proved their password with the call. It takes no transaction: a wrong one stays counted. */
export async function isConfirmed(services: Services, actor: Actor, password: string | undefined): Promise<boolean> {
  if (password === undefined) return false
  const wrongText = accessChangeTexts.wrongPassword
  await provePassword(services, actor, { field: 'password', typed: password, wrongText })
  return true
}

interface ApprovalRequest {
  actor: Actor
  caller: Caller
  payload: AccessChangePayload
  hasConfirmed: boolean
}

export interface Approval {
  /** Null where the change takes effect now. */
  waiting: AccessChange | null
  /** Sends the emails, once the transaction has gone through. */
  tell: () => void
}

/** Of a change that needs no approval. */
export const noApproval: Approval = { waiting: null, tell: () => undefined }

/** For a change that needs a second administrator. Call it before the change is made, in its transaction. */
export async function requestApproval(
  services: Services,
  tx: Executor,
  { actor, caller, payload, hasConfirmed }: ApprovalRequest,
): Promise<Approval> {
  await lockAdministrators(tx)
  const administrators = await findAdministrators(tx)
  const isOnlyAdministrator = administrators.length === 1 && administrators[0]?.userId === actor.userId
  const name = await findNameOf(tx, actor.userId)
  const record = { userId: actor.userId, address: caller.address, details: recordOf(payload) }
  if (isOnlyAdministrator) {
    if (!hasConfirmed) {
      const text = accessChangeTexts.onlyAdministrator
      throw new AppError('conflict', text, { password: text })
    }
    await audit(tx, { ...record, action: 'accessChange.confirmed' })
    const announcement = {
      to: administrators,
      subject: 'An access change was confirmed by the only administrator',
      opening: `${name} confirmed this change with their password, as the only administrator:`,
      effect: effectText(payload),
      outcome: 'It’s in effect now. If this wasn’t you, reset your password right away.',
    }
    return { waiting: null, tell: () => tellAdministrators(services, announcement) }
  }
  const stored = await storeWaiting(tx, payload, { requestedBy: actor.userId, now: services.clock.now() })
  await audit(tx, { ...record, action: 'accessChange.requested' })
  const announcement = {
    to: administrators,
    subject: 'An access change is waiting for approval',
    opening: `${name} requested this change:`,
    effect: effectText(payload),
    outcome: 'It has no effect until another administrator approves it in the portal.',
  }
  const isAdministrator = administrators.some(({ userId }) => userId === actor.userId)
  return {
    waiting: toAccessChange(stored, { userId: actor.userId, isAdministrator }),
    tell: () => tellAdministrators(services, announcement),
  }
}

/** The details of an audit record about a change. */
export function recordOf(payload: AccessChangePayload) {
  const subject = subjectOf(payload)
  return {
    role: subject.role_name,
    ...(subject.kind === 'staff_role' && { name: subject.name, before: subject.previous_role_name }),
    ...(subject.kind === 'invitation' && { email: subject.email }),
    granted: payload.granted.join(' '),
    withdrawn: payload.withdrawn.join(' '),
  }
}

export function toAccessChange(
  { id, payload, requestedBy, requestedAt, requesterName }: StoredChange,
  viewer: { userId: string; isAdministrator: boolean },
): AccessChange {
  const isOwn = requestedBy === viewer.userId
  return {
    access_change_id: id,
    subject: subjectOf(payload),
    granted: payload.granted,
    withdrawn: payload.withdrawn,
    requested_by: requesterName,
    requested_at: requestedAt.toISOString(),
    is_own: isOwn,
    may_decide: viewer.isAdministrator && !isOwn,
  }
}
