/** Makes a change that was approved. Everything is checked again: roles, people and rights may have changed while it waited. */
import { accessChangeTexts } from '#shared/accessChangeTexts'
import type { Executor } from '../../db/database'
import { AppError } from '../../http/appError'
import type { Services } from '../../services'
import type { Doing } from '../internalUsers/changing'
import { giveRole, setStatus } from '../internalUsers/changing'
import { inviteNewColleague } from '../internalUsers/inviting'
import { findCaller, findRole, findStaffMember } from '../internalUsers/queries'
import { givingRefusal, refusalOf } from '../internalUsers/rules'
import { applyModification, openModification } from '../roles/changing'
import { findAdministrators, lockRole } from '../roles/queries'
import type { AccessChangePayload, InvitationPayload, StaffRolePayload, StaffStatusPayload } from './payload'

interface Applying {
  /** The administrator who approves. */
  doing: Doing
  requestedBy: string
}

const refuse = (text: string): AppError => new AppError('conflict', text)
const stale = (): AppError => refuse(accessChangeTexts.stale)

/** Answers what is left to send once the transaction has gone through. */
export async function applyChange(
  services: Services,
  tx: Executor,
  { payload, ...applying }: Applying & { payload: AccessChangePayload },
): Promise<() => void> {
  switch (payload.kind) {
    case 'role_rights': {
      const administrators = await findAdministrators(tx)
      if (!administrators.some(({ userId }) => userId === applying.requestedBy)) {
        throw refuse(accessChangeTexts.requesterLostRight)
      }
      await changeRights(tx, applying, payload)
      return () => undefined
    }
    case 'staff_role':
      await changeRole(tx, applying, payload)
      return () => undefined
    case 'staff_status':
      await changeStatus(tx, applying, payload)
      return () => undefined
    case 'invitation':
      return invite(services, tx, { ...applying, payload })
  }
}

async function changeRights(
  tx: Executor,
  { doing: { actor, caller } }: Applying,
  payload: Extract<AccessChangePayload, { kind: 'role_rights' }>,
): Promise<void> {
  const role = await lockRole(tx, payload.user_role_id)
  if (role?.version !== payload.version) throw stale()
  await applyModification(tx, await openModification(tx, payload), { userId: actor.userId, address: caller.address })
}

async function changeRole(tx: Executor, { doing, requestedBy }: Applying, payload: StaffRolePayload): Promise<void> {
  const requester = await openRequester(tx, requestedBy)
  const row = await findStaffMember(tx, payload.contact_id)
  if (row?.role.id !== payload.seen_user_role_id || row.role.version !== payload.seen_role_version) throw stale()
  const isSelf = row.userId === requestedBy
  const refusal = refusalOf({ change: 'role', isSelf, own: requester.rights, theirs: new Set(row.role.rights) })
  if (refusal) throw refuse(accessChangeTexts.requesterLostRight)
  const role = await openGivenRole(tx, payload, requester.rights)
  await giveRole(tx, doing, { row, role, seen: payload.seen_user_role_id })
}

async function changeStatus(
  tx: Executor,
  { doing, requestedBy }: Applying,
  payload: StaffStatusPayload,
): Promise<void> {
  const requester = await openRequester(tx, requestedBy)
  const row = await findStaffMember(tx, payload.contact_id)
  const { status } = payload
  if (row?.role.id !== payload.user_role_id || row.role.version !== payload.role_version) throw stale()
  const change = status === 'disabled' ? 'disable' : 'enable'
  const refusal = refusalOf({ change, isSelf: false, own: requester.rights, theirs: new Set(row.role.rights) })
  if (refusal) throw refuse(accessChangeTexts.requesterLostRight)
  if (row.userId === null || row.status === status) throw stale()
  await setStatus(tx, doing, { userId: row.userId, row, status })
}

async function invite(
  services: Services,
  tx: Executor,
  { doing, requestedBy, payload }: Applying & { payload: InvitationPayload },
): Promise<() => void> {
  const { rights, providerNumber } = await openRequester(tx, requestedBy)
  const role = await openGivenRole(tx, payload, rights)
  const { first_name, last_name, email } = payload
  const person = { first_name, last_name, email }
  const { send } = await inviteNewColleague(services, tx, {
    doing,
    person,
    providerNumber,
    role,
    invitedBy: requestedBy,
  })
  return send
}

async function openRequester(tx: Executor, userId: string) {
  const requester = await findCaller(tx, userId)
  if (!requester?.rights.has('INTERNALUSERS.write')) throw refuse(accessChangeTexts.requesterLostRight)
  return requester
}

async function openGivenRole(
  tx: Executor,
  { user_role_id, role_version }: { user_role_id: string; role_version: number },
  rights: ReadonlySet<string>,
) {
  const role = await findRole(tx, user_role_id)
  if (role?.version !== role_version) throw stale()
  if (givingRefusal(role, rights)) throw refuse(accessChangeTexts.requesterLostRight)
  return role
}
