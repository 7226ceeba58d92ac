/**
 * Changes the rights of a role, checked against the locked role, both directly and after a second administrator's
 * approval.
 */

import { isStaffFeature } from '#shared/access/rights'
import type { Permission } from '#shared/contract/access/roles'
import * as roleTexts from '#shared/texts/access/roles'
import type { Executor } from '../../db/database'
import { invalidField, notFound } from '../../http/appError'
import { audit } from '../../http/customerScope'
import { requireVersion } from '../../http/versionedRecords'
import { type RoleRow, roleRecords } from './roles.queries'
import { buildRightsChange, lacksReadRight, type RightsChange } from './rules'

/** Returns the role, locked until the transaction ends. A given version must be the current one. */
export async function requireRole(tx: Executor, roleId: string, version?: number): Promise<RoleRow> {
  const role = await roleRecords.lock(tx, roleId)
  if (!role) throw notFound()
  return version === undefined ? role : requireVersion(role, version, roleTexts.editConflict)
}

export interface RoleModification {
  user_role_id: string
  version: number
  permissions: Permission[]
}

export interface PreparedModification extends RightsChange {
  role: RoleRow
}

export async function prepareModification(tx: Executor, modification: RoleModification): Promise<PreparedModification> {
  const role = await requireRole(tx, modification.user_role_id, modification.version)
  assertPermissions(role, modification.permissions)
  return { role, ...buildRightsChange(new Set(role.rights), modification.permissions) }
}

function assertPermissions(role: RoleRow, permissions: readonly Permission[]): void {
  const createError = (text: string) => invalidField('permissions', text)
  if (permissions.some(lacksReadRight)) throw createError(roleTexts.readingNeeded)
  if (!role.isForStaff && permissions.some(({ name }) => isStaffFeature(name)))
    throw createError(roleTexts.notForCustomers)
}

/** Stores the new rights and records who put them into effect. */
export async function applyModification(
  tx: Executor,
  { role, rights, granted, withdrawn }: PreparedModification,
  context: { userId: string; source: string },
): Promise<void> {
  await roleRecords.store(tx, role.id, { name: role.name, rights })
  const details = { role: role.name, granted: granted.join(' '), withdrawn: withdrawn.join(' ') }
  await audit(tx, { ...context, action: 'role.changed', details })
}
