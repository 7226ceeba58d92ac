/** Changes of a colleague's access as they are requested, with the rights that each grants and takes away. */
import type { RequestedChange } from '../accessChanges/payload'
import { addedRights } from '../accessChanges/rules'
import type { StaffRow } from './queries'

interface GivenRole {
  id: string
  name: string
  rights: string[]
  version: number
}

const given = ({ id, name, version }: GivenRole) => ({ user_role_id: id, role_name: name, role_version: version })

export const roleChange = ({ contact, role: previous }: StaffRow, role: GivenRole): RequestedChange => ({
  kind: 'staff_role',
  contact_id: contact.id,
  name: `${contact.firstName} ${contact.lastName}`,
  seen_user_role_id: previous.id,
  seen_role_version: previous.version,
  previous_role_name: previous.name,
  ...given(role),
  granted: addedRights(previous.rights, role.rights),
  withdrawn: addedRights(role.rights, previous.rights),
})

export const statusChange = ({ contact, role }: StaffRow, status: 'active' | 'disabled'): RequestedChange => ({
  kind: 'staff_status',
  contact_id: contact.id,
  name: `${contact.firstName} ${contact.lastName}`,
  status,
  ...given(role),
  granted: status === 'active' ? addedRights([], role.rights) : [],
  withdrawn: status === 'disabled' ? addedRights([], role.rights) : [],
})

export const invitationChange = (
  person: { first_name: string; last_name: string; email: string },
  role: GivenRole,
): RequestedChange => ({
  kind: 'invitation',
  ...person,
  ...given(role),
  granted: addedRights([], role.rights),
  withdrawn: [],
})
