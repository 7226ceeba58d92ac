/**
 * Defines requests for access to another customer's account. The requester sees their open requests, and users who
 * manage the account's users decide.
 */
import { z } from 'zod/mini'
import { Moment } from '../../format/dates'
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
  summary: 'The accounts that the caller asked for and that nobody has decided on yet, newest first.',
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
  summary: 'Who waits for access to the accounts of a customer, oldest first, and who was given it.',
  access: 'MANAGECONTACT.read',
  reads: ['AccessRequests'],
  body: z.strictObject({ crm_customer_id: z.optional(Id) }),
  response: z.object({ waiting: z.array(AccessRequest), granted: z.array(AccessRequest) }),
})

const requestField = { request_id: z.uuid() }

export const grantAccess = endpoint({
  method: 'POST',
  path: '/api/v1/customer/access-requests/grant',
  summary: 'Gives the asker access to the customer’s accounts at once. They never get more than their own role has.',
  access: 'MANAGECONTACT.write',
  changes: ['AccessRequests'],
  body: z.strictObject({ ...requestField, level: z.enum(signInLevels) }),
  response: z.null(),
})

export const declineAccess = endpoint({
  method: 'POST',
  path: '/api/v1/customer/access-requests/decline',
  summary: 'Declines a request for access. The asker is told so by mail.',
  access: 'MANAGECONTACT.write',
  changes: ['AccessRequests'],
  body: z.strictObject(requestField),
  response: z.null(),
})

export const endAccess = endpoint({
  method: 'POST',
  path: '/api/v1/customer/access-requests/end',
  summary: 'Takes back at once what was granted on request.',
  access: 'MANAGECONTACT.write',
  changes: ['AccessRequests'],
  body: z.strictObject(requestField),
  response: z.null(),
})

export const accessRequests = { listOwnAccessRequests, listAccessRequests, grantAccess, declineAccess, endAccess }
