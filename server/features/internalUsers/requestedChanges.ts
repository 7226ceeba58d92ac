/** Builds requested changes of a colleague's access, with the rights that each grants and takes away. */
import type { RequestedChange } from '../../directory/accessChanges/payload'
import { addedRights } from '../../directory/accessChanges/rules'
import { fullName } from '../../fullName'
import type { StaffRow } from './internalUsers.queries'

interface AssignedRole {
  id: string
  name: string
  rights: string[]
  version: number
}

const assignedRoleFields = ({ id, name, version }: AssignedRole) => ({
  user_role_id: id,
  role_name: name,
  role_version: version,
})

export const roleChange = ({ contact, role: previous }: StaffRow, role: AssignedRole): RequestedChange => ({
  kind: 'staff_role',
  contact_id: contact.id,
  name: fullName(contact),
  seen_user_role_id: previous.id,
  seen_role_version: previous.version,
  previous_role_name: previous.name,
  ...assignedRoleFields(role),
  granted: addedRights(previous.rights, role.rights),
  withdrawn: addedRights(role.rights, previous.rights),
})

export const statusChange = ({ contact, role }: StaffRow, status: 'active' | 'disabled'): RequestedChange => ({
  kind: 'staff_status',
  contact_id: contact.id,
  name: fullName(contact),
  status,
  ...assignedRoleFields(role),
  granted: status === 'active' ? addedRights([], role.rights) : [],
  withdrawn: status === 'disabled' ? addedRights([], role.rights) : [],
})

export const invitationChange = (
  person: { first_name: string; last_name: string; email: string },
  role: AssignedRole,
): RequestedChange => ({
  kind: 'invitation',
  ...person,
  ...assignedRoleFields(role),
  granted: addedRights([], role.rights),
  withdrawn: [],
})
