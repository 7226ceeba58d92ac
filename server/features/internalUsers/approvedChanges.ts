/**
 * Applies an approved change of a colleague's login. It checks everything again, because people and roles may have
 * changed since the request.
 */

import * as accessChangeTexts from '#shared/texts/access/accessChanges'
import type { Executor } from '../../db/database'
import type { Appliers, ApprovedChange } from '../../directory/accessChanges/appliers'
import type { InvitationPayload, StaffRolePayload, StaffStatusPayload } from '../../directory/accessChanges/payload'
import { AppError } from '../../http/appError'
import { findCaller, findRole, findStaffMember } from './internalUsers.queries'
import { inviteNewColleague } from './invitations'
import { roleAssignmentProblem, staffChangeProblem } from './rules'
import { assignRole, setStatus } from './staffChanges'

const createStaleError = (): AppError => new AppError('conflict', accessChangeTexts.stale)
const createLostRightError = (): AppError => new AppError('conflict', accessChangeTexts.requesterLostRight)

export const applyApprovedStaffChange: Appliers['ofStaff'] = async (services, tx, { payload, ...approval }) => {
  switch (payload.kind) {
    case 'staff_role':
      return changeRole(tx, { ...approval, payload })
    case 'staff_status':
      return changeStatus(tx, { ...approval, payload })
    case 'invitation':
      await inviteNewColleague(services, tx, await buildInvitation(tx, { ...approval, payload }))
  }
}

async function changeRole(
  tx: Executor,
  { approver, requestedBy, payload }: ApprovedChange<StaffRolePayload>,
): Promise<void> {
  const requester = await requireRequester(tx, requestedBy)
  const row = await findStaffMember(tx, payload.contact_id)
  if (row?.role.id !== payload.seen_user_role_id || row.role.version !== payload.seen_role_version)
    throw createStaleError()
  const isSelf = row.userId === requestedBy
  const problem = staffChangeProblem({
    change: 'role',
    isSelf,
    own: requester.rights,
    targetRights: new Set(row.role.rights),
  })
  if (problem) throw createLostRightError()
  const role = await requireAssignedRole(tx, payload, requester.rights)
  await assignRole(tx, approver, { row, role, seen: payload.seen_user_role_id })
}

async function changeStatus(
  tx: Executor,
  { approver, requestedBy, payload }: ApprovedChange<StaffStatusPayload>,
): Promise<void> {
  const requester = await requireRequester(tx, requestedBy)
  const row = await findStaffMember(tx, payload.contact_id)
  const { status } = payload
  if (row?.role.id !== payload.user_role_id || row.role.version !== payload.role_version) throw createStaleError()
  const change = status === 'disabled' ? 'disable' : 'enable'
  const problem = staffChangeProblem({
    change,
    isSelf: false,
    own: requester.rights,
    targetRights: new Set(row.role.rights),
  })
  if (problem) throw createLostRightError()
  if (row.userId === null || row.status === status) throw createStaleError()
  await setStatus(tx, approver, { userId: row.userId, row, status })
}

async function buildInvitation(
  tx: Executor,
  { approver: context, requestedBy, payload }: ApprovedChange<InvitationPayload>,
) {
  const { rights, providerNumber } = await requireRequester(tx, requestedBy)
  const role = await requireAssignedRole(tx, payload, rights)
  const { first_name, last_name, email } = payload
  return { context, person: { first_name, last_name, email }, providerNumber, role, invitedBy: requestedBy }
}

async function requireRequester(tx: Executor, userId: string) {
  const requester = await findCaller(tx, userId)
  if (!requester?.rights.has('INTERNALUSERS.write')) throw createLostRightError()
  return requester
}

async function requireAssignedRole(
  tx: Executor,
  { user_role_id, role_version }: { user_role_id: string; role_version: number },
  rights: ReadonlySet<string>,
) {
  const role = await findRole(tx, user_role_id)
  if (role?.version !== role_version) throw createStaleError()
  if (roleAssignmentProblem(role, rights)) throw createLostRightError()
  return role
}
