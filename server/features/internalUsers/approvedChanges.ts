/** Changes a colleague's sign-in after approval. Everything is checked again: people and roles may have changed since the request. */

import type { Executor } from '../../db/database'
import { AppError } from '../../http/appError'
import type { Appliers, ApprovedChange } from '../accessChanges/appliers'
import type { InvitationPayload, StaffRolePayload, StaffStatusPayload } from '../accessChanges/payload'
import { giveRole, setStatus } from './changing'
import { inviteNewColleague } from './inviting'
import { findCaller, findRole, findStaffMember } from './queries'
import { givingRefusal, refusalOf } from './rules'
import * as accessChangeTexts from '#shared/texts/accessChanges'

const stale = (): AppError => new AppError('conflict', accessChangeTexts.stale)
const requesterLostRight = (): AppError => new AppError('conflict', accessChangeTexts.requesterLostRight)

export const applyApprovedStaffChange: Appliers['ofStaff'] = async (services, tx, { payload, ...approval }) => {
  switch (payload.kind) {
    case 'staff_role':
      await changeRole(tx, { ...approval, payload })
      return () => undefined
    case 'staff_status':
      await changeStatus(tx, { ...approval, payload })
      return () => undefined
    case 'invitation': {
      const { send } = await inviteNewColleague(services, tx, await openInvitation(tx, { ...approval, payload }))
      return send
    }
  }
}

async function changeRole(
  tx: Executor,
  { doing, requestedBy, payload }: ApprovedChange<StaffRolePayload>,
): Promise<void> {
  const requester = await openRequester(tx, requestedBy)
  const row = await findStaffMember(tx, payload.contact_id)
  if (row?.role.id !== payload.seen_user_role_id || row.role.version !== payload.seen_role_version) throw stale()
  const isSelf = row.userId === requestedBy
  const refusal = refusalOf({ change: 'role', isSelf, own: requester.rights, theirs: new Set(row.role.rights) })
  if (refusal) throw requesterLostRight()
  const role = await openGivenRole(tx, payload, requester.rights)
  await giveRole(tx, doing, { row, role, seen: payload.seen_user_role_id })
}

async function changeStatus(
  tx: Executor,
  { doing, requestedBy, payload }: ApprovedChange<StaffStatusPayload>,
): Promise<void> {
  const requester = await openRequester(tx, requestedBy)
  const row = await findStaffMember(tx, payload.contact_id)
  const { status } = payload
  if (row?.role.id !== payload.user_role_id || row.role.version !== payload.role_version) throw stale()
  const change = status === 'disabled' ? 'disable' : 'enable'
  const refusal = refusalOf({ change, isSelf: false, own: requester.rights, theirs: new Set(row.role.rights) })
  if (refusal) throw requesterLostRight()
  if (row.userId === null || row.status === status) throw stale()
  await setStatus(tx, doing, { userId: row.userId, row, status })
}

async function openInvitation(tx: Executor, { doing, requestedBy, payload }: ApprovedChange<InvitationPayload>) {
  const { rights, providerNumber } = await openRequester(tx, requestedBy)
  const role = await openGivenRole(tx, payload, rights)
  const { first_name, last_name, email } = payload
  return { doing, person: { first_name, last_name, email }, providerNumber, role, invitedBy: requestedBy }
}

async function openRequester(tx: Executor, userId: string) {
  const requester = await findCaller(tx, userId)
  if (!requester?.rights.has('INTERNALUSERS.write')) throw requesterLostRight()
  return requester
}

async function openGivenRole(
  tx: Executor,
  { user_role_id, role_version }: { user_role_id: string; role_version: number },
  rights: ReadonlySet<string>,
) {
  const role = await findRole(tx, user_role_id)
  if (role?.version !== role_version) throw stale()
  if (givingRefusal(role, rights)) throw requesterLostRight()
  return role
}
