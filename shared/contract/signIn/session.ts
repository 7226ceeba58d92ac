/** Defines signing in and out, and the rights of the user. */
import { z } from 'zod/mini'
import { AppFeature } from '../../access/appFeature'
import { Preferences } from '../../customers/preferences'
import { Email } from '../../fields/contactFields'
import { Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import * as sessionTexts from '../../texts/signIn/session'
import { selectedAccountFields } from '../customers/accountDetails'
import { UserDetails } from '../customers/userDetails'

export const validateUser = endpoint({
  method: 'POST',
  path: '/api/v1/customer/validate-user',
  summary:
    'Signs in a user and returns a bearer token with its expiration time, and what the first view of the portal shows. Users with two-step sign-in also send a code (`otp`); without one, the request fails with `two_step_required`. A password set by staff opens no session: the request fails with `password_change_required`, and `data` contains a `reset_token` for choosing another one.',
  access: 'public',
  body: z.strictObject({
    email: Email,
    password: z.string().check(z.minLength(1, { error: sessionTexts.passwordRequired }), z.maxLength(200)),
    otp: z.optional(
      z.string().check(z.trim(), z.minLength(1, { error: sessionTexts.codeIsRequired }), z.maxLength(30)),
    ),
  }),
  response: z.object({
    token: z.string(),
    expires_at: Moment,
    user_details: UserDetails,
    app_features: z.array(AppFeature),
    preferences: Preferences,
    ...selectedAccountFields,
  }),
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/v1/customer/logout',
  summary: 'Ends the session of the request’s token on all servers.',
  access: 'signedIn',
  response: z.null(),
})

export const getAppData = endpoint({
  method: 'GET',
  path: '/api/v1/customer/getAppData',
  summary: 'Returns the caller’s features, with the right to read, write and approve in each.',
  access: 'signedIn',
  reads: ['Person'],
  response: z.array(AppFeature),
})

export const session = { validateUser, logout, getAppData }
