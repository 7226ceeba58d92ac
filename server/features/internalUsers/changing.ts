/** What every change of a colleague's sign-in begins with: is the caller still who they were, and may they do it to this one? */
import type { Details } from '#shared/auditDetails'
import type { Executor } from '../../db/database'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { audit } from '../../http/ownership'
import type { Caller } from '../../http/serve'
import type { Services } from '../../services'
import { deleteSessionsOf, voidCodesAndResets } from '../session/queries'
import { changeInvitedRole, changeRole, findUserWith, lockCustomer } from '../people/queries'
import * as queries from './queries'
import { givingRefusal, refusalOf, type Change } from './rules'
import * as sessionTexts from '#shared/texts/session'
import * as commonTexts from '#shared/texts/common'
import * as internalUserTexts from '#shared/texts/internalUsers'

export interface Doing {
  actor: Actor
  caller: Caller
}

/** The caller as they are now: of two who disable each other, the second finds that they may not any more. */
export async function holdCaller(db: Executor, { actor }: Doing) {
  const own = await queries.findCaller(db, actor.userId)
  if (!own) throw new AppError('not_signed_in', sessionTexts.signInAgain)
  if (!own.rights.has('INTERNALUSERS.write')) throw new AppError('not_allowed', commonTexts.notAllowed)
  return own
}

export async function openColleague(
  tx: Executor,
  doing: Doing,
  { contactId, change }: { contactId: string; change: Change },
) {
  const own = await holdCaller(tx, doing)
  const row = await queries.findStaffMember(tx, contactId)
  if (!row) throw notFound()
  const isSelf = row.userId === doing.actor.userId
  const refusal = refusalOf({ change, isSelf, own: own.rights, theirs: new Set(row.role.rights) })
  if (refusal) throw new AppError('conflict', refusal)
  return { row, own }
}

export async function mayGive(tx: Executor, roleId: string, own: ReadonlySet<string>) {
  const role = await queries.findRole(tx, roleId)
  const refusal = role ? givingRefusal(role, own) : internalUserTexts.roleOfCustomers
  if (!role || refusal) throw new AppError('invalid_input', refusal ?? '', { user_role_id: refusal ?? '' })
  return role
}

export interface Invited {
  person: { first_name: string; last_name: string; email: string }
  providerNumber: string
}

/** Refuses an address that is already used to sign in, or that has an open invitation. */
export async function mayInvite({ clock }: Services, tx: Executor, { person, providerNumber }: Invited): Promise<void> {
  const refuse = (text: string) => new AppError('conflict', text, { email: text })
  await lockCustomer(tx, { number: providerNumber })
  const user = await findUserWith(tx, person.email)
  if (user && user.status !== 'removed') throw refuse(internalUserTexts.signsInAlready)
  if (await queries.isInvited(tx, person.email, clock.now())) throw refuse(internalUserTexts.invitedAlready)
}

/** Gives a colleague the role, unless they got another one since the caller looked; records the change. */
export async function giveRole(
  tx: Executor,
  doing: Doing,
  { row, role, seen }: { row: queries.StaffRow; role: { id: string; name: string }; seen: string },
): Promise<void> {
  const change = { from: seen, to: role.id }
  const isChanged =
    row.userId === null ? await changeInvitedRole(tx, row.contact.id, change) : await changeRole(tx, row.userId, change)
  if (!isChanged) throw new AppError('conflict', internalUserTexts.changedMeanwhile)
  const details = { user: row.userId ?? '', email: row.email, role: role.name, before: row.role.name }
  await note(tx, doing, { action: 'staff.roleChanged', contactId: row.contact.id, details })
}

interface StatusChange {
  userId: string
  row: queries.StaffRow
  status: 'active' | 'disabled'
}

/** Disables a colleague's sign-in, which ends their sessions, or enables it again; records the change. */
export async function setStatus(tx: Executor, doing: Doing, { userId, row, status }: StatusChange): Promise<void> {
  await queries.storeStatus(tx, userId, status)
  if (status === 'disabled') {
    await deleteSessionsOf(tx, userId)
    await voidCodesAndResets(tx, userId)
  }
  const action = status === 'disabled' ? 'staff.disabled' : 'staff.enabled'
  await note(tx, doing, { action, contactId: row.contact.id, details: { user: userId, email: row.email } })
}

interface Note {
  action: string
  contactId: string
  details: Details
}

export const note = (tx: Executor, { actor, caller }: Doing, { action, contactId, details }: Note): Promise<void> =>
  audit(tx, { userId: actor.userId, action, address: caller.address, details: { contact: contactId, ...details } })
