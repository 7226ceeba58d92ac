/** Defines the security of a sign-in: password, two-step sign-in, signed-in devices and history. */
import { z } from 'zod/mini'
import { NewPassword, OneTimeCode } from '../../access/credentials'
import { signInOutcomes } from '../../access/signInOutcomes'
import { Email } from '../../fields/contactFields'
import { Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { pageFields } from '../../http/paging'
import * as fieldTexts from '../../texts/fields'
import * as securityTexts from '../../texts/signIn/security'

const CurrentPassword = z
  .string()
  .check(
    z.minLength(1, { error: securityTexts.currentRequired }),
    z.maxLength(200, { error: fieldTexts.invalid(fieldTexts.password) }),
  )

/** Accepts six digits of an authenticator app, or a recovery code in any notation. */
const SecondStepCode = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: securityTexts.codeIsRequired }),
    z.maxLength(30, { error: fieldTexts.invalid(fieldTexts.code) }),
  )

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/v1/customer/password-reset',
  summary:
    'Changes the caller’s own password and ends their other sessions. Staff who manage portal users can set a customer’s password without the old one, which ends all sessions of that customer.',
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
  summary: 'Returns whether the caller uses two-step sign-in, and the number of remaining recovery codes.',
  access: 'signedIn',
  reads: ['TwoStep'],
  response: z.object({ enabled: z.boolean(), since: z.nullable(Moment), recovery_codes_left: z.int() }),
})

export const startTwoStep = endpoint({
  method: 'POST',
  path: '/api/v1/customer/two-step/start',
  summary: 'Creates a secret for an authenticator app. It is active once a first code confirms it.',
  access: 'signedIn',
  changes: [],
  body: z.strictObject({ old_password: CurrentPassword }),
  response: z.object({ secret: z.string(), uri: z.string() }),
})

export const confirmTwoStep = endpoint({
  method: 'POST',
  path: '/api/v1/customer/two-step/confirm',
  summary: 'Turns on two-step sign-in with a first code, and returns the recovery codes, which are shown once.',
  access: 'signedIn',
  changes: ['TwoStep'],
  body: z.strictObject({ otp: OneTimeCode }),
  response: z.object({ recovery_codes: z.array(z.string()) }),
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/v1/customer/two-step/recovery-codes',
  summary: 'Replaces the caller’s recovery codes.',
  access: 'signedIn',
  changes: ['TwoStep'],
  body: z.strictObject({ old_password: CurrentPassword, otp: SecondStepCode }),
  response: z.object({ recovery_codes: z.array(z.string()) }),
})

export const endTwoStep = endpoint({
  method: 'POST',
  path: '/api/v1/customer/two-step/end',
  summary: 'Turns off two-step sign-in.',
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
  summary: 'Lists the caller’s active sessions, the current one first. A session expires after 8 hours.',
  access: 'signedIn',
  reads: ['Sessions'],
  response: z.array(SignedInDevice),
})

export const endSession = endpoint({
  method: 'POST',
  path: '/api/v1/customer/sessions/end',
  summary: 'Ends one of the caller’s sessions.',
  access: 'signedIn',
  changes: ['Sessions'],
  body: z.strictObject({ session_id: z.uuid() }),
  response: z.null(),
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/v1/customer/sessions/end-others',
  summary: 'Ends all of the caller’s sessions except the current one.',
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
  summary: 'Lists the caller’s sign-ins, including rejected ones, newest first.',
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
