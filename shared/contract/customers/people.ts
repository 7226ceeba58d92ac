/**
 * Defines the people of a customer: who can sign in for the account, with which access, and who only gets outage
 * alerts.
 */
import { z } from 'zod/mini'
import { NewPassword } from '../../access/credentials'
import { Email } from '../../fields/contactFields'
import { Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { pageFields } from '../../http/paging'
import { contactFields } from './communication'

/** Levels are in descending order of access. People with `outage` don't sign in. */
export const personLevels = ['holder', 'full', 'billing', 'view', 'outage'] as const
export type PersonLevel = (typeof personLevels)[number]

/** Users who sign in have one of these levels. */
export const signInLevels = ['holder', 'full', 'billing', 'view'] as const
export type SignInLevel = (typeof signInLevels)[number]

export const Person = z.object({
  contact_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  relation: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  /** The number has ten digits. It is empty if none is on file. */
  phone: z.string(),
  phone_verified: z.boolean(),
  level: z.enum(personLevels),
  status: z.enum(['active', 'invited', 'contact']),
  /** The invitation expires then. It is null if there is none. */
  invited_until: z.nullable(Moment),
  is_expired: z.boolean(),
  last_used_at: z.nullable(Moment),
  is_self: z.boolean(),
})
export type Person = z.infer<typeof Person>

/** Without an id, the endpoint uses the caller's own customer. */
const customerField = { crm_customer_id: z.optional(Id) }

export const listPeople = endpoint({
  method: 'POST',
  path: '/api/v1/customer/people',
  summary: 'Lists the people of a customer, account holders first.',
  access: 'MANAGECONTACT.read',
  reads: ['People'],
  body: z.strictObject({ ...customerField, ...pageFields }),
  response: z.object({ people: z.array(Person), total_count: z.int() }),
})

export const invitePerson = endpoint({
  method: 'POST',
  path: '/api/v1/customer/people/invite',
  summary: 'Invites a person by email to sign in for a customer. With a contact id, invites an existing contact.',
  access: 'MANAGECONTACT.write',
  changes: ['People', 'Communication', 'Person'],
  body: z.strictObject({
    ...customerField,
    contact_id: z.optional(Id),
    ...contactFields,
    email: Email,
    level: z.enum(signInLevels),
  }),
  response: Person,
})

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/customer/people/resend-invitation',
  summary: 'Sends an invitation again with a new link.',
  access: 'MANAGECONTACT.write',
  changes: ['People', 'Communication', 'Person'],
  body: z.strictObject({ contact_id: Id }),
  response: Person,
})

export const cancelInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/customer/people/cancel-invitation',
  summary: 'Cancels an invitation. The person remains a contact.',
  access: 'MANAGECONTACT.write',
  changes: ['People', 'Communication', 'Person'],
  body: z.strictObject({ contact_id: Id }),
  response: Person,
})

export const updatePersonLevel = endpoint({
  method: 'POST',
  path: '/api/v1/customer/people/level',
  summary: 'Changes the level of a person, effective immediately. The last account holder cannot be changed.',
  access: 'MANAGECONTACT.write',
  changes: ['People', 'Communication', 'Person'],
  body: z.strictObject({ contact_id: Id, level: z.enum(signInLevels) }),
  response: Person,
})

export const removePerson = endpoint({
  method: 'POST',
  path: '/api/v1/customer/people/remove',
  summary: 'Removes a person from a customer and ends their sessions. The last account holder cannot be removed.',
  access: 'MANAGECONTACT.write',
  changes: ['People', 'Communication', 'Person'],
  body: z.strictObject({ contact_id: Id }),
  response: z.null(),
})

const Token = z.string().check(z.minLength(1), z.maxLength(100))

export const getInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/customer/invitation',
  summary: 'Returns who is invited by an invitation link, and by whom.',
  access: 'public',
  body: z.strictObject({ token: Token }),
  response: z.object({
    first_name: z.string(),
    email: z.string(),
    invited_by: z.string(),
    /** Invitations of staff have the level `staff`, and their role is in `role_name`. */
    level: z.enum([...signInLevels, 'staff']),
    role_name: z.string(),
    expires_at: Moment,
  }),
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/customer/accept-invitation',
  summary: 'Accepts an invitation: creates a portal user with a password.',
  access: 'public',
  body: z.strictObject({ token: Token, new_password: NewPassword }),
  response: z.null(),
})

export const people = {
  listPeople,
  invitePerson,
  resendInvitation,
  cancelInvitation,
  updatePersonLevel,
  removePerson,
  getInvitation,
  acceptInvitation,
}
