/** Defines the user's own name and contact details. A code has to verify a new address or number. */
import { z } from 'zod/mini'
import { OneTimeCode } from '../../access/credentials'
import { contactLanguages, phoneTypes } from '../../customers/contactDetails'
import { Email, PhoneNumber } from '../../fields/contactFields'
import { Line } from '../../fields/textFields'
import { Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import * as fieldTexts from '../../texts/fields'
import * as httpTexts from '../../texts/http'

/** No code has to verify these numbers: customer care may call them, but no text message is sent there. */
export const OtherPhone = z.object({ phone_id: z.string(), type: z.enum(phoneTypes), number: z.string() })
export type OtherPhone = z.infer<typeof OtherPhone>

const Pending = z.nullable(z.object({ target: z.string(), expires_at: Moment }))

export const Profile = z.object({
  contact_id: z.string(),
  /** The name is as on the bill. */
  first_name: z.string(),
  last_name: z.string(),
  preferred_name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  /** The code for this new address hasn't been entered yet. */
  pending_email: Pending,
  /** The number has ten digits. It is empty if none is on file. */
  phone: z.string(),
  phone_verified: z.boolean(),
  pending_phone: Pending,
  /** This is the type of the main number. */
  phone_type: z.enum(phoneTypes),
  /** Contains the numbers besides the main one. */
  other_phones: z.array(OtherPhone),
  /** Customer care calls and writes in this language. */
  language: z.enum(contactLanguages),
})
export type Profile = z.infer<typeof Profile>

export const maxPreferredNameLength = 60

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/v1/customer/profile',
  summary: 'Returns the caller’s profile.',
  access: 'ACCOUNTS.read',
  reads: ['Profile'],
  response: Profile,
})

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/v1/customer/profile',
  summary:
    'Changes the given details: the caller’s display name (empty for the name on the bill), the type of their main phone, and the language for calls and emails.',
  access: 'ACCOUNTS.write',
  changes: ['Profile'],
  body: z.strictObject({
    preferred_name: z.optional(Line({ name: fieldTexts.preferredName, max: maxPreferredNameLength })),
    phone_type: z.optional(z.enum(phoneTypes)),
    language: z.optional(z.enum(contactLanguages)),
  }),
  response: Profile,
})

export const addProfilePhone = endpoint({
  method: 'POST',
  path: '/api/v1/customer/profile/add-phone',
  summary: 'Adds another phone number of the caller for customer care to call.',
  access: 'ACCOUNTS.write',
  changes: ['Profile'],
  body: z.strictObject({ type: z.enum(phoneTypes), number: PhoneNumber }),
  response: Profile,
})

export const removeProfilePhone = endpoint({
  method: 'POST',
  path: '/api/v1/customer/profile/remove-phone',
  summary: 'Removes one of the caller’s other phone numbers.',
  access: 'ACCOUNTS.write',
  changes: ['Profile'],
  body: z.strictObject({ phone_id: z.uuid() }),
  response: Profile,
})

export const sendProfileCode = endpoint({
  method: 'POST',
  path: '/api/v1/customer/profile/send-code',
  summary:
    'Sends a one-time code to the caller’s new email address or phone number. Nothing changes until it is confirmed.',
  access: 'ACCOUNTS.write',
  changes: ['Profile'],
  body: z.strictObject({ email: z.optional(Email), phone: z.optional(PhoneNumber) }).check(
    z.refine((body) => (body.email === undefined) !== (body.phone === undefined), {
      error: httpTexts.emailOrPhone,
      path: ['email'],
    }),
  ),
  response: Profile,
})

export const confirmProfileCode = endpoint({
  method: 'POST',
  path: '/api/v1/customer/profile/confirm-code',
  summary:
    'Confirms a new email address or phone number with the code sent to it. A new email address is the caller’s new login and ends all sessions.',
  access: 'ACCOUNTS.write',
  changes: ['Profile', 'Person', 'People', 'Communication'],
  body: z.strictObject({
    channel: z.enum(['email', 'phone']),
    otp: OneTimeCode,
  }),
  response: z.null(),
})

export const cancelProfileCode = endpoint({
  method: 'POST',
  path: '/api/v1/customer/profile/cancel-code',
  summary: 'Discards an unverified email address or phone number.',
  access: 'ACCOUNTS.write',
  changes: ['Profile'],
  body: z.strictObject({ channel: z.enum(['email', 'phone']) }),
  response: Profile,
})

export const profile = {
  getProfile,
  updateProfile,
  addProfilePhone,
  removeProfilePhone,
  sendProfileCode,
  confirmProfileCode,
  cancelProfileCode,
}
