/** Changing what a role can do: checked against the role as it is in the transaction, now or when a second administrator approves. */
import type { Permission } from '#shared/contract/roles'
import { isStaffFeature } from '#shared/rights'
import type { Executor } from '../../db/database'
import { AppError, notFound } from '../../http/appError'
import { audit } from '../../http/ownership'
import * as queries from './queries'
import { changedRights, lacksReading, type RightsChange } from './rules'
import * as roleTexts from '#shared/texts/roles'

/** Answers the role, held until the transaction ends. With a version, it has to be that one. */
export async function openRole(tx: Executor, roleId: string, version?: number): Promise<queries.RoleRow> {
  const role = await queries.lockRole(tx, roleId)
  if (!role) throw notFound()
  if (version !== undefined && role.version !== version) throw new AppError('conflict', roleTexts.changedMeanwhile)
  return role
}

export interface RoleModification {
  user_role_id: string
  version: number
  permissions: Permission[]
}

export interface OpenModification extends RightsChange {
  role: queries.RoleRow
}

export async function openModification(tx: Executor, modification: RoleModification): Promise<OpenModification> {
  const role = await openRole(tx, modification.user_role_id, modification.version)
  check(role, modification.permissions)
  return { role, ...changedRights(new Set(role.rights), modification.permissions) }
}

function check(role: queries.RoleRow, permissions: readonly Permission[]): void {
  const refuse = (text: string) => new AppError('invalid_input', text, { permissions: text })
  if (permissions.some(lacksReading)) throw refuse(roleTexts.readingNeeded)
  if (!role.isForStaff && permissions.some(({ name }) => isStaffFeature(name))) throw refuse(roleTexts.notForCustomers)
}

/** Stores the new rights, with a record of who put them into effect. */
export async function applyModification(
  tx: Executor,
  { role, rights, granted, withdrawn }: OpenModification,
  by: { userId: string; address: string },
): Promise<void> {
  await queries.storeRights(tx, role.id, rights)
  const details = { role: role.name, granted: granted.join(' '), withdrawn: withdrawn.join(' ') }
  await audit(tx, { ...by, action: 'role.changed', details })
}
