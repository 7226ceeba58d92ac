/** The sign-ins of the provider's own people: the Manage Internal Users screen. */
import { z } from 'zod/mini'
import { Moment } from '../dates'
import { endpoint } from '../endpoint'
import { Id } from '../ids'
import { pageQuery } from '../paging'
import { RequiredLine, SearchWords } from '../typed'
import { AccessChange, ConfirmingPassword } from './accessChanges'
import { Email } from './session'

export const internalStatuses = ['active', 'disabled', 'invited'] as const
export type InternalStatus = (typeof internalStatuses)[number]

export const InternalUser = z.object({
  contact_id: z.string(),
  name: z.string(),
  email: z.string(),
  user_role_id: z.uuid(),
  role_name: z.string(),
  status: z.enum(internalStatuses),
  /** When the invitation expires; null when there is none. */
  invited_until: z.nullable(Moment),
  is_expired: z.boolean(),
  last_sign_in_at: z.nullable(Moment),
  has_two_step: z.boolean(),
  is_self: z.boolean(),
  /** Whether they sign in and can change roles. */
  is_administrator: z.boolean(),
  /** False for whoever may do more than the caller. */
  may_change: z.boolean(),
})
export type InternalUser = z.infer<typeof InternalUser>

/** With `waiting`, nothing is changed until another administrator approves. */
export const ChangedInternalUser = z.extend(InternalUser, { waiting: z.nullable(AccessChange) })
export type ChangedInternalUser = z.infer<typeof ChangedInternalUser>

/** A person is on file once they're invited; an invitation that waits for another administrator has none. */
export const InternalInvitation = z.object({
  user: z.nullable(InternalUser),
  waiting: z.nullable(AccessChange),
})
export type InternalInvitation = z.infer<typeof InternalInvitation>

export const listInternalUsers = endpoint({
  method: 'GET',
  path: '/api/v1/useraccess/internal-users',
  summary: 'The people of staff by name, those included who are invited and have not accepted yet.',
  access: 'INTERNALUSERS.read',
  query: z.object({
    search: z._default(SearchWords(), ''),
    status: z.optional(z.enum(internalStatuses)),
    ...pageQuery,
  }),
  response: z.object({ users: z.array(InternalUser), total_count: z.int() }),
})

export const StaffRole = z.object({
  user_role_id: z.uuid(),
  name: z.string(),
  /** False when it may do more than the caller, who cannot give it then. */
  may_give: z.boolean(),
})
export type StaffRole = z.infer<typeof StaffRole>

export const listStaffRoles = endpoint({
  method: 'GET',
  path: '/api/v1/useraccess/staff-roles',
  summary: 'The roles that people of staff can have, by name.',
  access: 'INTERNALUSERS.read',
  response: z.array(StaffRole),
})

const ofPerson = { contact_id: Id }

export const inviteInternalUser = endpoint({
  method: 'POST',
  path: '/api/v1/useraccess/invite-internal-user',
  summary:
    'Mails somebody a link with which they become one of staff. It holds for this address, for 7 days, and once.',
  access: 'INTERNALUSERS.write',
  body: z.strictObject({
    first_name: RequiredLine({ name: 'First name', max: 60 }),
    last_name: RequiredLine({ name: 'Last name', max: 60 }),
    email: Email,
    user_role_id: z.uuid(),
    password: ConfirmingPassword,
  }),
  response: InternalInvitation,
})

export const resendInternalInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/useraccess/resend-internal-invitation',
  summary: 'Mails a new link to somebody of staff who was invited; the earlier one no longer works.',
  access: 'INTERNALUSERS.write',
  body: z.strictObject(ofPerson),
  response: InternalUser,
})

export const cancelInternalInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/useraccess/cancel-internal-invitation',
  summary: 'Takes an invitation to staff back.',
  access: 'INTERNALUSERS.write',
  body: z.strictObject(ofPerson),
  response: z.null(),
})

export const changeInternalRole = endpoint({
  method: 'POST',
  path: '/api/v1/useraccess/internal-user-role',
  summary: 'Gives somebody of staff another role, also while they are only invited.',
  access: 'INTERNALUSERS.write',
  /** The role that the caller saw: had it been changed meanwhile, theirs would undo that unseen. */
  body: z.strictObject({
    ...ofPerson,
    user_role_id: z.uuid(),
    seen_user_role_id: z.uuid(),
    password: ConfirmingPassword,
  }),
  response: ChangedInternalUser,
})

export const changeInternalStatus = endpoint({
  method: 'POST',
  path: '/api/v1/useraccess/internal-user-status',
  summary: 'Disables the sign-in of somebody of staff, which ends their sessions, or enables it again.',
  access: 'INTERNALUSERS.write',
  body: z.strictObject({ ...ofPerson, status: z.enum(['active', 'disabled']), password: ConfirmingPassword }),
  response: ChangedInternalUser,
})

export const endInternalSessions = endpoint({
  method: 'POST',
  path: '/api/v1/useraccess/internal-user-sign-out',
  summary: 'Signs somebody of staff out everywhere, at once.',
  access: 'INTERNALUSERS.write',
  body: z.strictObject(ofPerson),
  response: InternalUser,
})

export const resetInternalTwoStep = endpoint({
  method: 'POST',
  path: '/api/v1/useraccess/internal-user-two-step-reset',
  summary: 'Turns two-step sign-in off for somebody of staff who lost their device, and signs them out.',
  access: 'INTERNALUSERS.write',
  body: z.strictObject(ofPerson),
  response: InternalUser,
})

/** Every call of this noun, as the contract lists them. */
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
