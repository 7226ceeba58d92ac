/**
 * Defines requests for access to another customer's account. The requester sees their open requests, and users who
 * manage the account's users decide.
 */
import { z } from 'zod/mini'
import { Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { signInLevels } from '../customers/people'

/** The requester must not learn whose account it is. */
export const OwnAccessRequest = z.object({
  crm_billing_account_number: z.string(),
  requested_at: Moment,
  expires_at: Moment,
})

export const listOwnAccessRequests = endpoint({
  method: 'GET',
  path: '/api/v1/customer/own-access-requests',
  summary: 'Lists the caller’s pending access requests, newest first.',
  access: 'ACCOUNTS.write',
  reads: ['OwnAccessRequests'],
  response: z.array(OwnAccessRequest),
})

export const AccessRequest = z.object({
  request_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  crm_billing_account_number: z.string(),
  requested_at: Moment,
  expires_at: Moment,
  /** Contains the granted level, or null while the request is open. */
  granted: z.nullable(z.object({ level: z.enum(signInLevels), at: Moment })),
})
export type AccessRequest = z.infer<typeof AccessRequest>

export const listAccessRequests = endpoint({
  method: 'POST',
  path: '/api/v1/customer/access-requests',
  summary: 'Lists pending access requests for a customer’s accounts, oldest first, and the access that was granted.',
  access: 'MANAGECONTACT.read',
  reads: ['AccessRequests'],
  body: z.strictObject({ crm_customer_id: z.optional(Id) }),
  response: z.object({ waiting: z.array(AccessRequest), granted: z.array(AccessRequest) }),
})

const requestField = { request_id: z.uuid() }

export const grantAccess = endpoint({
  method: 'POST',
  path: '/api/v1/customer/access-requests/grant',
  summary: 'Grants an access request. The granted rights never exceed the requester’s own role.',
  access: 'MANAGECONTACT.write',
  changes: ['AccessRequests'],
  body: z.strictObject({ ...requestField, level: z.enum(signInLevels) }),
  response: z.null(),
})

export const declineAccess = endpoint({
  method: 'POST',
  path: '/api/v1/customer/access-requests/decline',
  summary: 'Declines an access request. The requester is notified by email.',
  access: 'MANAGECONTACT.write',
  changes: ['AccessRequests'],
  body: z.strictObject(requestField),
  response: z.null(),
})

export const endAccess = endpoint({
  method: 'POST',
  path: '/api/v1/customer/access-requests/end',
  summary: 'Revokes access that was granted on request.',
  access: 'MANAGECONTACT.write',
  changes: ['AccessRequests'],
  body: z.strictObject(requestField),
  response: z.null(),
})

export const accessRequests = { listOwnAccessRequests, listAccessRequests, grantAccess, declineAccess, endAccess }
