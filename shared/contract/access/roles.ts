/** Defines roles and their rights, for the Access Control screen. */
import { z } from 'zod/mini'
import { features } from '../../access/features'
import { storable } from '../../fields/textFields'
import { endpoint } from '../../http/endpoint'
import { pageQuery } from '../../http/paging'
import { sortField } from '../../http/sorting'
import * as roleTexts from '../../texts/access/roles'
import { AccessChange, ConfirmingPassword } from './accessChanges'

export const Role = z.object({
  user_role_id: z.uuid(),
  name: z.string(),
  /** The role is for the provider's own staff. Other roles are for customers, who get them by name. */
  is_for_staff: z.boolean(),
  /** Counts users who can sign in with the role. */
  member_count: z.int(),
  /** The version increases with every change. A change has to contain the version that it is based on. */
  version: z.int(),
})
export type Role = z.infer<typeof Role>

export const ListedRole = z.extend(Role, {
  /** The caller has this role. */
  is_own: z.boolean(),
  /** Whether members of the role can see and change roles. */
  is_administrator: z.boolean(),
})
export type ListedRole = z.infer<typeof ListedRole>

export const Permission = z.object({
  name: z.enum(features),
  read: z.boolean(),
  write: z.boolean(),
  approve: z.boolean(),
})
export type Permission = z.infer<typeof Permission>

export const RolePermissions = z.object({
  role: Role,
  /** Contains every feature that the role can have, even without a right. */
  permissions: z.array(Permission),
})
export type RolePermissions = z.infer<typeof RolePermissions>

/** Contains the rights in effect. With `waiting`, they are unchanged until another administrator approves. */
export const SavedPermissions = z.extend(RolePermissions, { waiting: z.nullable(AccessChange) })
export type SavedPermissions = z.infer<typeof SavedPermissions>

const RoleName = z
  .string()
  .check(z.trim(), z.minLength(1, { error: roleTexts.nameRequired }), z.maxLength(60), z.regex(storable))

export const listRoles = endpoint({
  method: 'GET',
  path: '/api/v1/useraccess/roles',
  summary: 'Lists roles with their number of members, staff roles first.',
  access: 'ACCESSCONTROL.read',
  reads: ['Roles'],
  response: z.array(ListedRole),
})

export const roleMemberSortColumns = ['name', 'email'] as const

export const listRoleMembers = endpoint({
  method: 'GET',
  path: '/api/v1/useraccess/role-members',
  summary: 'Lists the users with a role, by name or sorted by a column.',
  access: 'ACCESSCONTROL.read',
  reads: ['Roles'],
  query: z.object({ user_role_id: z.uuid(), sort: sortField(roleMemberSortColumns), ...pageQuery }),
  response: z.object({
    members: z.array(z.object({ user_id: z.string(), name: z.string(), email: z.string() })),
    total_count: z.int(),
  }),
})

export const getRolePermissions = endpoint({
  method: 'GET',
  path: '/api/v1/useraccess/user-permissions',
  summary: 'Returns the rights of a role, by feature.',
  access: 'ACCESSCONTROL.read',
  reads: ['Roles'],
  query: z.object({ user_role_id: z.uuid() }),
  response: RolePermissions,
})

const modification = {
  path: '/api/v1/useraccess/modify-user-permissions',
  access: 'ACCESSCONTROL.write',
  body: z.strictObject({
    user_role_id: z.uuid(),
    /** The changes are based on this version of the role. */
    version: z.int(),
    /** Features that aren't listed keep their rights. */
    permissions: z.array(Permission).check(z.minLength(1), z.maxLength(features.length)),
    password: ConfirmingPassword,
  }),
  response: SavedPermissions,
} as const

export const updateRolePermissions = endpoint({
  ...modification,
  method: 'PUT',
  summary:
    'Changes the rights of a role, effective with its members’ next request. Granting oneself more rights, or granting “approve”, needs another administrator’s approval.',
  changes: ['Roles', 'InternalUsers', 'AccessChanges', 'Person'],
})

export const postRolePermissions = endpoint({
  ...modification,
  method: 'POST',
  summary: 'Does the same as the PUT request.',
})

export const copyRole = endpoint({
  method: 'POST',
  path: '/api/v1/useraccess/copy-role',
  summary: 'Creates a staff role with the rights of another role.',
  access: 'ACCESSCONTROL.write',
  changes: ['Roles'],
  body: z.strictObject({ user_role_id: z.uuid(), name: RoleName }),
  response: Role,
})

export const renameRole = endpoint({
  method: 'PUT',
  path: '/api/v1/useraccess/rename-role',
  summary: 'Renames a staff role.',
  access: 'ACCESSCONTROL.write',
  changes: ['Roles', 'InternalUsers', 'AccessChanges'],
  body: z.strictObject({ user_role_id: z.uuid(), name: RoleName, version: z.int() }),
  response: Role,
})

export const deleteRole = endpoint({
  method: 'POST',
  path: '/api/v1/useraccess/delete-role',
  summary: 'Deletes a staff role that has no members.',
  access: 'ACCESSCONTROL.write',
  changes: ['Roles'],
  body: z.strictObject({ user_role_id: z.uuid(), version: z.int() }),
  response: z.null(),
})

export const roles = {
  listRoles,
  listRoleMembers,
  getRolePermissions,
  updateRolePermissions,
  postRolePermissions,
  copyRole,
  renameRole,
  deleteRole,
}
