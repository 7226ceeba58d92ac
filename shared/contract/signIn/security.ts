/** Defines the security of a sign-in: password, two-step sign-in, signed-in devices and history. */
import { z } from 'zod/mini'
import { signInOutcomes } from '../../access/signInOutcomes'
import { Moment } from '../../format/dates'
import { endpoint } from '../../http/endpoint'
import { pageFields } from '../../http/paging'
import * as securityTexts from '../../texts/security'
import { NewPassword, OneTimeCode } from './oneTimeCodes'
import { Email } from './session'

const CurrentPassword = z
  .string()
  .check(z.minLength(1, { error: securityTexts.currentRequired }), z.maxLength(200, { error: 'Password is invalid' }))

/** Accepts six digits of an authenticator app, or a recovery code in any notation. */
const SecondStepCode = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: securityTexts.codeIsRequired }),
    z.maxLength(30, { error: 'Code is invalid' }),
  )

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/v1/customer/password-reset',
  summary:
    "Changes the caller's own password and ends their other sessions. Staff who look after portal users set one for a customer, without the old one; that ends all of their sessions.",
  access: 'signedIn',
  changes: ['Sessions'],
  body: z.strictObject({
    user_email: Email,
    new_password: NewPassword,
    old_password: z.string().check(z.maxLength(200)),
  }),
  response: z.null(),
})

export const getTwoStep = endpoint({
  method: 'GET',
  path: '/api/v1/customer/two-step',
  summary: 'Whether the caller signs in with a second step, and how many recovery codes are left.',
  access: 'signedIn',
  reads: ['TwoStep'],
  response: z.object({ enabled: z.boolean(), since: z.nullable(Moment), recovery_codes_left: z.int() }),
})

export const startTwoStep = endpoint({
  method: 'POST',
  path: '/api/v1/customer/two-step/start',
  summary: 'Makes a new secret for an authenticator app. It counts once a first code has proved it.',
  access: 'signedIn',
  changes: [],
  body: z.strictObject({ old_password: CurrentPassword }),
  response: z.object({ secret: z.string(), uri: z.string() }),
})

export const confirmTwoStep = endpoint({
  method: 'POST',
  path: '/api/v1/customer/two-step/confirm',
  summary: 'Turns two-step sign-in on with a first code. Answers the recovery codes, which are shown once.',
  access: 'signedIn',
  changes: ['TwoStep'],
  body: z.strictObject({ otp: OneTimeCode }),
  response: z.object({ recovery_codes: z.array(z.string()) }),
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/v1/customer/two-step/recovery-codes',
  summary: 'Makes new recovery codes in place of the old ones.',
  access: 'signedIn',
  changes: ['TwoStep'],
  body: z.strictObject({ old_password: CurrentPassword, otp: SecondStepCode }),
  response: z.object({ recovery_codes: z.array(z.string()) }),
})

export const endTwoStep = endpoint({
  method: 'POST',
  path: '/api/v1/customer/two-step/end',
  summary: 'Turns two-step sign-in off.',
  access: 'signedIn',
  changes: ['TwoStep'],
  body: z.strictObject({ old_password: CurrentPassword, otp: SecondStepCode }),
  response: z.null(),
})

export const SignedInDevice = z.object({
  session_id: z.string(),
  device: z.string(),
  address: z.string(),
  created_at: Moment,
  last_used_at: Moment,
  is_current: z.boolean(),
})
export type SignedInDevice = z.infer<typeof SignedInDevice>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/v1/customer/sessions',
  summary: "The caller's live sessions, the present one first. A session ends by itself after eight hours.",
  access: 'signedIn',
  reads: ['Sessions'],
  response: z.array(SignedInDevice),
})

export const endSession = endpoint({
  method: 'POST',
  path: '/api/v1/customer/sessions/end',
  summary: "Ends one of the caller's sessions.",
  access: 'signedIn',
  changes: ['Sessions'],
  body: z.strictObject({ session_id: z.uuid() }),
  response: z.null(),
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/v1/customer/sessions/end-others',
  summary: "Ends all of the caller's sessions but the present one.",
  access: 'signedIn',
  changes: ['Sessions'],
  response: z.object({ ended: z.int() }),
})

export const SignInAttempt = z.object({
  id: z.string(),
  at: Moment,
  outcome: z.enum(signInOutcomes),
  device: z.string(),
  address: z.string(),
})
export type SignInAttempt = z.infer<typeof SignInAttempt>

export const listSignIns = endpoint({
  method: 'POST',
  path: '/api/v1/customer/sign-in-history',
  summary: "The caller's sign-ins, refused ones included, newest first.",
  access: 'signedIn',
  reads: ['SignIns'],
  body: z.strictObject(pageFields),
  response: z.object({ sign_ins: z.array(SignInAttempt), total_count: z.int() }),
})

export const security = {
  changePassword,
  getTwoStep,
  startTwoStep,
  confirmTwoStep,
  renewRecoveryCodes,
  endTwoStep,
  listSessions,
  endSession,
  endOtherSessions,
  listSignIns,
}
