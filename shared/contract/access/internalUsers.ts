/** Defines the logins of the provider's own staff, for the Manage Internal Users screen. */
import { z } from 'zod/mini'
import { Email } from '../../fields/contactFields'
import { RequiredLine, SearchWords } from '../../fields/textFields'
import { Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { pageQuery } from '../../http/paging'
import { sortField } from '../../http/sorting'
import * as internalUserTexts from '../../texts/access/internalUsers'
import * as fieldTexts from '../../texts/fields'
import { AccessChange, ConfirmingPassword } from './accessChanges'

export const internalStatuses = ['active', 'disabled', 'invited'] as const
export type InternalStatus = (typeof internalStatuses)[number]

export const InternalUser = z.object({
  contact_id: z.string(),
  name: z.string(),
  email: z.string(),
  user_role_id: z.uuid(),
  role_name: z.string(),
  status: z.enum(internalStatuses),
  /** The invitation expires then. It is null if there is none. */
  invited_until: z.nullable(Moment),
  is_expired: z.boolean(),
  last_sign_in_at: z.nullable(Moment),
  has_two_step: z.boolean(),
  is_self: z.boolean(),
  /** Whether the user signs in and can change roles. */
  is_administrator: z.boolean(),
  /** It is false for users with more rights than the caller. */
  can_change: z.boolean(),
})
export type InternalUser = z.infer<typeof InternalUser>

/** With `waiting`, nothing changes until another administrator approves. */
export const ChangedInternalUser = z.extend(InternalUser, { waiting: z.nullable(AccessChange) })
export type ChangedInternalUser = z.infer<typeof ChangedInternalUser>

/** The user is null while the invitation waits for another administrator, because no one is on file yet. */
export const InternalInvitation = z.object({
  user: z.nullable(InternalUser),
  waiting: z.nullable(AccessChange),
})
export type InternalInvitation = z.infer<typeof InternalInvitation>

export const internalUserSortColumns = ['name', 'role', 'status', 'last'] as const

export const listInternalUsers = endpoint({
  method: 'GET',
  path: '/api/v1/useraccess/internal-users',
  summary: 'Lists internal users by name or sorted by a column, including invited ones.',
  access: 'INTERNALUSERS.read',
  reads: ['InternalUsers', 'TwoStep'],
  query: z.object({
    search: z._default(SearchWords(), ''),
    status: z.optional(z.enum(internalStatuses)),
    sort: sortField(internalUserSortColumns),
    ...pageQuery,
  }),
  response: z.object({ users: z.array(InternalUser), total_count: z.int() }),
})

export const StaffRole = z.object({
  user_role_id: z.uuid(),
  name: z.string(),
  /** It is false if the role has more rights than the caller, who then can't grant it. */
  can_issue: z.boolean(),
})
export type StaffRole = z.infer<typeof StaffRole>

export const listStaffRoles = endpoint({
  method: 'GET',
  path: '/api/v1/useraccess/staff-roles',
  summary: 'Lists the roles that internal users can have, by name.',
  access: 'INTERNALUSERS.read',
  reads: ['Roles'],
  response: z.array(StaffRole),
})

const personField = { contact_id: Id }

export const inviteInternalUser = endpoint({
  method: 'POST',
  path: '/api/v1/useraccess/invite-internal-user',
  summary: 'Invites an internal user by email. The link is valid once, for 7 days, and only for this address.',
  access: 'INTERNALUSERS.write',
  changes: ['InternalUsers', 'Roles', 'AccessChanges'],
  body: z.strictObject({
    first_name: RequiredLine({ name: fieldTexts.firstName, max: 60 }),
    last_name: RequiredLine({ name: fieldTexts.lastName, max: 60 }),
    email: Email,
    user_role_id: z.uuid({ error: internalUserTexts.roleIsRequired }),
    password: ConfirmingPassword,
  }),
  response: InternalInvitation,
})

export const resendInternalInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/useraccess/resend-internal-invitation',
  summary: 'Sends an invitation of an internal user again. The earlier link no longer works.',
  access: 'INTERNALUSERS.write',
  changes: ['InternalUsers', 'Roles', 'AccessChanges'],
  body: z.strictObject(personField),
  response: InternalUser,
})

export const cancelInternalInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/useraccess/cancel-internal-invitation',
  summary: 'Cancels an invitation of an internal user.',
  access: 'INTERNALUSERS.write',
  changes: ['InternalUsers', 'Roles', 'AccessChanges'],
  body: z.strictObject(personField),
  response: z.null(),
})

export const changeInternalRole = endpoint({
  method: 'POST',
  path: '/api/v1/useraccess/internal-user-role',
  summary: 'Changes the role of an internal user, or of one who is still invited.',
  access: 'INTERNALUSERS.write',
  changes: ['InternalUsers', 'Roles', 'AccessChanges', 'Person'],
  /** The caller saw this role. Without it, a change by someone else would be overwritten unnoticed. */
  body: z.strictObject({
    ...personField,
    user_role_id: z.uuid(),
    seen_user_role_id: z.uuid(),
    password: ConfirmingPassword,
  }),
  response: ChangedInternalUser,
})

export const changeInternalStatus = endpoint({
  method: 'POST',
  path: '/api/v1/useraccess/internal-user-status',
  summary: 'Enables or disables the login of an internal user. Disabling it ends their sessions.',
  access: 'INTERNALUSERS.write',
  changes: ['InternalUsers', 'Roles', 'AccessChanges'],
  body: z.strictObject({ ...personField, status: z.enum(['active', 'disabled']), password: ConfirmingPassword }),
  response: ChangedInternalUser,
})

export const endInternalSessions = endpoint({
  method: 'POST',
  path: '/api/v1/useraccess/internal-user-sign-out',
  summary: 'Ends all sessions of an internal user.',
  access: 'INTERNALUSERS.write',
  changes: ['InternalUsers', 'Roles', 'AccessChanges'],
  body: z.strictObject(personField),
  response: InternalUser,
})

export const resetInternalTwoStep = endpoint({
  method: 'POST',
  path: '/api/v1/useraccess/internal-user-two-step-reset',
  summary: 'Turns off two-step sign-in for an internal user who lost their device, and ends their sessions.',
  access: 'INTERNALUSERS.write',
  changes: ['InternalUsers', 'Roles', 'AccessChanges'],
  body: z.strictObject(personField),
  response: InternalUser,
})

export const internalUsers = {
  listInternalUsers,
  listStaffRoles,
  inviteInternalUser,
  resendInternalInvitation,
  cancelInternalInvitation,
  changeInternalRole,
  changeInternalStatus,
  endInternalSessions,
  resetInternalTwoStep,
}
