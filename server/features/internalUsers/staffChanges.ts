/**
 * Checks that every change of a colleague's login makes first: whether the caller may still change this colleague.
 */
import type { AuditAction } from '#shared/access/auditActions'
import type { AuditDetails } from '#shared/access/auditDetails'
import * as internalUserTexts from '#shared/texts/access/internalUsers'
import * as commonTexts from '#shared/texts/common'
import * as sessionTexts from '#shared/texts/signIn/session'
import type { Executor } from '../../db/database'
import { lockCustomer } from '../../directory/customers/customers.queries'
import { deleteSessionsOf, voidCodesAndResets } from '../../directory/signIn/credentials.queries'
import { changeInvitedRole } from '../../directory/users/invitations.queries'
import { changeRole, findUserByEmail } from '../../directory/users/users.queries'
import { AppError, fieldError, invalidField, notFound } from '../../http/appError'
import { auditActor } from '../../http/customerScope'
import type { CallContext } from '../../http/serve'
import type { Services } from '../../services'
import * as queries from './internalUsers.queries'
import { roleAssignmentProblem, type StaffChangeType, staffChangeProblem } from './rules'

/** Reads the caller's current rights: of two users who disable each other, the second is no longer allowed to. */
export async function requireCaller(db: Executor, { actor }: CallContext) {
  const own = await queries.findCaller(db, actor.userId)
  if (!own) throw new AppError('not_signed_in', sessionTexts.signInAgain)
  if (!own.rights.has('INTERNALUSERS.write')) throw new AppError('not_allowed', commonTexts.notAllowed)
  return own
}

export async function requireColleague(
  tx: Executor,
  context: CallContext,
  { contactId, change }: { contactId: string; change: StaffChangeType },
) {
  const own = await requireCaller(tx, context)
  const row = await queries.findStaffMember(tx, contactId)
  if (!row) throw notFound()
  const isSelf = row.userId === context.actor.userId
  const problem = staffChangeProblem({ change, isSelf, own: own.rights, targetRights: new Set(row.role.rights) })
  if (problem) throw new AppError('conflict', problem)
  return { row, own }
}

export async function requireAssignableRole(tx: Executor, roleId: string, own: ReadonlySet<string>) {
  const role = await queries.findRole(tx, roleId)
  const problem = role ? roleAssignmentProblem(role, own) : internalUserTexts.roleOfCustomers
  if (!role || problem) throw invalidField('user_role_id', problem ?? '')
  return role
}

export interface Invitee {
  person: { first_name: string; last_name: string; email: string }
  providerNumber: string
}

/** Rejects an address that someone already signs in with, or that has an open invitation. */
export async function assertInvitable(
  { clock }: Services,
  tx: Executor,
  { person, providerNumber }: Invitee,
): Promise<void> {
  const createError = (text: string) => fieldError('conflict', 'email', text)
  await lockCustomer(tx, { number: providerNumber })
  const user = await findUserByEmail(tx, person.email)
  if (user && user.status !== 'removed') throw createError(internalUserTexts.signsInAlready)
  if (await queries.isInvited(tx, person.email, clock.now())) throw createError(internalUserTexts.invitedAlready)
}

/** Assigns the role, unless the colleague got another one since the caller saw the list, and records the change. */
export async function assignRole(
  tx: Executor,
  context: CallContext,
  { row, role, seen }: { row: queries.StaffRow; role: { id: string; name: string }; seen: string },
): Promise<void> {
  const change = { from: seen, to: role.id }
  const isChanged =
    row.userId === null ? await changeInvitedRole(tx, row.contact.id, change) : await changeRole(tx, row.userId, change)
  if (!isChanged) throw new AppError('conflict', internalUserTexts.editConflict)
  const details = { user: row.userId ?? '', email: row.email, role: role.name, before: row.role.name }
  await auditStaffChange(tx, context, { action: 'staff.roleChanged', contactId: row.contact.id, details })
}

interface StatusChange {
  userId: string
  row: queries.StaffRow
  status: 'active' | 'disabled'
}

/** Disables a colleague's login, which ends their sessions, or enables it, and records the change. */
export async function setStatus(
  tx: Executor,
  context: CallContext,
  { userId, row, status }: StatusChange,
): Promise<void> {
  await queries.storeStatus(tx, userId, status)
  if (status === 'disabled') {
    await deleteSessionsOf(tx, userId)
    await voidCodesAndResets(tx, userId)
  }
  const action = status === 'disabled' ? 'staff.disabled' : 'staff.enabled'
  await auditStaffChange(tx, context, {
    action,
    contactId: row.contact.id,
    details: { user: userId, email: row.email },
  })
}

interface StaffAuditEntry {
  action: AuditAction
  contactId: string
  details: AuditDetails
}

export const auditStaffChange = (
  tx: Executor,
  { actor, caller }: CallContext,
  { action, contactId, details }: StaffAuditEntry,
): Promise<void> => auditActor(tx, { actor, caller }, { action, details: { contact: contactId, ...details } })
