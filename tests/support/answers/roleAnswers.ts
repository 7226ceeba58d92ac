/** Roles and their permissions as the server returns them. */

import { features } from '#shared/access/features'
import type { ListedRole, Permission, Role, RolePermissions } from '#shared/contract/access/roles'
import { aStaffMember } from '../screens/renderScreen'

export const staff = aStaffMember()

export const csr: ListedRole = {
  user_role_id: '11111111-1111-4111-8111-111111111111',
  name: 'CSR',
  is_for_staff: true,
  member_count: 2,
  version: 4,
  is_own: false,
  is_administrator: false,
}
export const administrators: ListedRole = {
  ...csr,
  user_role_id: '44444444-4444-4444-8444-444444444444',
  name: 'Administrator',
  is_own: true,
  is_administrator: true,
}
export const owner: ListedRole = {
  ...csr,
  user_role_id: '22222222-2222-4222-8222-222222222222',
  name: 'Customer owner',
  is_for_staff: false,
}

export const permission = (name: Permission['name'], changes: Partial<Permission> = {}): Permission => ({
  name,
  read: false,
  write: false,
  approve: false,
  ...changes,
})

export const rightsOf = (role: Role, granted: Permission[] = []): RolePermissions => ({
  role,
  permissions: features.map(
    (name) => granted.find((permissionGranted) => permissionGranted.name === name) ?? permission(name),
  ),
})

export const queueReader = [permission('QUEUE', { read: true })]
