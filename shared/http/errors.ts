/** Defines every error code of the API and the format in which a failure is sent. */

import { z } from 'zod/mini'
import { keysOf } from '../records'

/** Maps each error code to the HTTP status of the answer. */
export const errorStatus = {
  invalid_input: 400,
  not_signed_in: 401,
  two_step_required: 401,
  password_change_required: 401,
  not_allowed: 403,
  not_found: 404,
  conflict: 409,
  duplicate_payment: 409,
  too_large: 413,
  unsupported_type: 415,
  key_reused: 422,
  too_many_attempts: 429,
  unexpected: 500,
  provider_failed: 502,
  unavailable: 503,
  storage_full: 507,
} as const

export type ErrorCode = keyof typeof errorStatus

/** These failures carry no data. */
export type PlainErrorCode = Exclude<ErrorCode, 'password_change_required'>

export const plainErrorCodes = keysOf(errorStatus).filter(
  (code): code is PlainErrorCode => code !== 'password_change_required',
)

interface ProblemBase {
  message: string
  /** Maps a wire field to the message that belongs under it. */
  fields?: Record<string, string> | undefined
  /** The user can tell support this id. */
  requestId?: string | undefined
}

interface PlainProblem extends ProblemBase {
  /** The client sets `offline` itself if it received no answer. */
  code: PlainErrorCode | 'offline'
}

/** The password is correct, but staff set it. With the token, the user can choose a new password. */
interface PasswordChangeProblem extends ProblemBase {
  code: 'password_change_required'
  resetToken: string
}

/** This is a failure as a screen sees it. */
export type Problem = PlainProblem | PasswordChangeProblem

const commonFields = {
  messages: z.array(z.string()).check(z.minLength(1)),
  'is-success': z.literal(false),
  fields: z.optional(z.record(z.string(), z.string())),
  request_id: z.optional(z.string()),
}

/** This is the `data` of the failure `password_change_required`. */
export const PasswordChange = z.object({ reset_token: z.string() })
export type PasswordChange = z.infer<typeof PasswordChange>

/** This is the failure as it is sent. Its first message is the message of the problem. */
export const FailureEnvelope = z.union([
  z.object({ ...commonFields, data: z.unknown(), code: z.enum(plainErrorCodes) }),
  z.object({ ...commonFields, data: PasswordChange, code: z.literal('password_change_required') }),
])

/** Every failed answer contains at least this for the user. */
export const BareFailure = z.object({ messages: z.array(z.string()) })

/** Wraps the data of a successful answer. */
export const successEnvelope = <S extends z.ZodMiniType>(data: S) =>
  z.object({ data, messages: z.array(z.string()), 'is-success': z.literal(true) })
