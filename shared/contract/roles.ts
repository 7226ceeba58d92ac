/** Roles, what each may do, and changing it: the Access Control screen. */
import { z } from 'zod/mini'
import { features } from '../features'
import { endpoint } from '../endpoint'
import { pageQuery } from '../paging'
import { storable } from '../typed'
import { AccessChange, ConfirmingPassword } from './accessChanges'
import * as roleTexts from '../texts/roles'

export const Role = z.object({
  user_role_id: z.uuid(),
  name: z.string(),
  /** For the provider's own people; every other role is for customers, who get it by its name. */
  is_for_staff: z.boolean(),
  /** People who can sign in with it. */
  member_count: z.int(),
  /** Goes up with every change; a change has to name the one that it was made on. */
  version: z.int(),
})
export type Role = z.infer<typeof Role>

export const ListedRole = z.extend(Role, {
  /** The caller's own. */
  is_own: z.boolean(),
  /** Whether its members can see and change roles. */
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
  /** Every feature that the role can have, also those without a right. */
  permissions: z.array(Permission),
})
export type RolePermissions = z.infer<typeof RolePermissions>

/** The rights in effect; with `waiting`, they are unchanged until another administrator approves. */
export const SavedPermissions = z.extend(RolePermissions, { waiting: z.nullable(AccessChange) })
export type SavedPermissions = z.infer<typeof SavedPermissions>

const RoleName = z
  .string()
  .check(z.trim(), z.minLength(1, { error: roleTexts.nameRequired }), z.maxLength(60), z.regex(storable))

export const listRoles = endpoint({
  method: 'GET',
  path: '/api/v1/useraccess/roles',
  summary: 'The roles, those of staff first, each with how many people have it.',
  access: 'ACCESSCONTROL.read',
  response: z.array(ListedRole),
})

export const listRoleMembers = endpoint({
  method: 'GET',
  path: '/api/v1/useraccess/role-members',
  summary: 'The people who can sign in with a role, by name.',
  access: 'ACCESSCONTROL.read',
  query: z.object({ user_role_id: z.uuid(), ...pageQuery }),
  response: z.object({
    members: z.array(z.object({ user_id: z.string(), name: z.string(), email: z.string() })),
    total_count: z.int(),
  }),
})

export const getRolePermissions = endpoint({
  method: 'GET',
  path: '/api/v1/useraccess/user-permissions',
  summary: 'What a role may do, feature by feature.',
  access: 'ACCESSCONTROL.read',
  query: z.object({ user_role_id: z.uuid() }),
  response: RolePermissions,
})

const modification = {
  path: '/api/v1/useraccess/modify-user-permissions',
  access: 'ACCESSCONTROL.write',
  body: z.strictObject({
    user_role_id: z.uuid(),
    /** Of the role as it was when the changes were made. */
    version: z.int(),
    /** Features that are not named stay as they are. */
    permissions: z.array(Permission).check(z.minLength(1), z.maxLength(features.length)),
    password: ConfirmingPassword,
  }),
  response: SavedPermissions,
} as const

export const updateRolePermissions = endpoint({
  ...modification,
  method: 'PUT',
  summary:
    'Changes what a role may do, from the next request of its members; granting more to oneself or granting “approve” waits for another administrator.',
})

export const postRolePermissions = endpoint({
  ...modification,
  method: 'POST',
  summary: 'The same as the PUT.',
})

export const copyRole = endpoint({
  method: 'POST',
  path: '/api/v1/useraccess/copy-role',
  summary: 'Makes a role of staff that may do what another one may.',
  access: 'ACCESSCONTROL.write',
  body: z.strictObject({ user_role_id: z.uuid(), name: RoleName }),
  response: Role,
})

export const renameRole = endpoint({
  method: 'PUT',
  path: '/api/v1/useraccess/rename-role',
  summary: 'Renames a role of staff.',
  access: 'ACCESSCONTROL.write',
  body: z.strictObject({ user_role_id: z.uuid(), name: RoleName, version: z.int() }),
  response: Role,
})

export const deleteRole = endpoint({
  method: 'POST',
  path: '/api/v1/useraccess/delete-role',
  summary: 'Deletes a role of staff that nobody has.',
  access: 'ACCESSCONTROL.write',
  body: z.strictObject({ user_role_id: z.uuid(), version: z.int() }),
  response: z.null(),
})

/** Every call of this noun, as the contract lists them. */
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
