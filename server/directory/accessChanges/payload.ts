/** Defines the stored payload of a pending access change: everything needed to apply it and to describe it. */
import { z } from 'zod/mini'
import { rights } from '#shared/access/rights'
import type { AccessChangeSubject } from '#shared/contract/access/accessChanges'
import { Permission } from '#shared/contract/access/roles'
import { fullName } from '../../fullName'

const effect = {
  granted: z.array(z.enum(rights)),
  withdrawn: z.array(z.enum(rights)),
  /** User ids of administrators, other than the requester, who lose that role through the change. */
  removed_administrators: z._default(z.array(z.uuid()), []),
}

/** The role version that the requester saw: an approver must not approve rights that were added later. */
const assignedRole = { user_role_id: z.uuid(), role_version: z.int(), role_name: z.string() }

const RoleRightsPayload = z.object({
  kind: z.literal('role_rights'),
  user_role_id: z.uuid(),
  version: z.int(),
  permissions: z.array(Permission),
  role_name: z.string(),
  ...effect,
})

const StaffRolePayload = z.object({
  kind: z.literal('staff_role'),
  contact_id: z.string(),
  name: z.string(),
  seen_user_role_id: z.uuid(),
  seen_role_version: z.int(),
  previous_role_name: z.string(),
  ...assignedRole,
  ...effect,
})

const StaffStatusPayload = z.object({
  kind: z.literal('staff_status'),
  contact_id: z.string(),
  name: z.string(),
  status: z.enum(['active', 'disabled']),
  ...assignedRole,
  ...effect,
})

const InvitationPayload = z.object({
  kind: z.literal('invitation'),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  ...assignedRole,
  ...effect,
})

export const AccessChangePayload = z.discriminatedUnion('kind', [
  RoleRightsPayload,
  StaffRolePayload,
  StaffStatusPayload,
  InvitationPayload,
])
export type AccessChangePayload = z.infer<typeof AccessChangePayload>
/** A change as requested. The administrators it removes are looked up when it is authorized. */
export type RequestedChange = z.input<typeof AccessChangePayload>
export type StaffRolePayload = z.infer<typeof StaffRolePayload>
export type StaffStatusPayload = z.infer<typeof StaffStatusPayload>
export type InvitationPayload = z.infer<typeof InvitationPayload>

/** Returns the id of what the change targets. A requester has at most one pending change per kind and target. */
export function targetOf(payload: RequestedChange): string {
  switch (payload.kind) {
    case 'role_rights':
      return payload.user_role_id
    case 'staff_role':
    case 'staff_status':
      return payload.contact_id
    case 'invitation':
      return payload.email.toLowerCase()
  }
}

export function subjectOf(payload: AccessChangePayload): AccessChangeSubject {
  const { role_name } = payload
  switch (payload.kind) {
    case 'role_rights':
      return { kind: payload.kind, role_name }
    case 'staff_role':
      return { kind: payload.kind, name: payload.name, role_name, previous_role_name: payload.previous_role_name }
    case 'staff_status':
      return { kind: payload.kind, name: payload.name, role_name, status: payload.status }
    case 'invitation':
      return {
        kind: payload.kind,
        name: fullName({ firstName: payload.first_name, lastName: payload.last_name }),
        email: payload.email,
        role_name,
      }
  }
}
