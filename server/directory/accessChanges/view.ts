/** Converts an access change for the response and for the audit log. */
import type { AccessChange } from '#shared/contract/access/accessChanges'
import type { Administrator } from '../administrators/administrators.queries'
import type { StoredChange, StoredPayload } from './accessChanges.queries'
import { subjectOf } from './payload'
import { decidersOf } from './rules'

/** Returns the details of an audit record about a change. */
export function auditDetailsOf(payload: StoredPayload) {
  if (payload === null) return {}
  const subject = subjectOf(payload)
  return {
    role: payload.role_name,
    ...(subject.kind === 'staff_role' && { name: subject.name, before: subject.previous_role_name }),
    ...(subject.kind === 'staff_status' && { name: subject.name, status: subject.status }),
    ...(subject.kind === 'invitation' && { email: subject.email }),
    granted: payload.granted.join(' '),
    withdrawn: payload.withdrawn.join(' '),
  }
}

/** Returns what the change would grant and withdraw. */
export function effectOf(payload: StoredPayload): Pick<AccessChange, 'subject' | 'granted' | 'withdrawn'> {
  if (payload === null) return { subject: { kind: 'outdated' }, granted: [], withdrawn: [] }
  return { subject: subjectOf(payload), granted: payload.granted, withdrawn: payload.withdrawn }
}

interface Viewer {
  userId: string
  administrators: readonly Administrator[]
}

export function toAccessChange(
  { id, payload, requestedBy, requestedAt, requesterName }: StoredChange,
  { userId, administrators }: Viewer,
): AccessChange {
  return {
    access_change_id: id,
    ...effectOf(payload),
    requested_by: requesterName,
    requested_at: requestedAt.toISOString(),
    is_own: requestedBy === userId,
    can_decide: decidersOf({ requestedBy, removed: payload?.removed_administrators ?? [], administrators }).includes(
      userId,
    ),
  }
}
