/** Every way a call can fail, and the one shape in which a failure travels. */
import { z } from 'zod/mini'

/** Failure codes with the HTTP status that the server answers. */
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

/** Failures that carry no data of their own. */
export type PlainErrorCode = Exclude<ErrorCode, 'password_change_required'>

export const plainErrorCodes = Object.keys(errorStatus).filter(
  (code): code is PlainErrorCode => code !== 'password_change_required',
)

interface ProblemBase {
  message: string
  /** Maps a wire field to the message that belongs under it. */
  fields?: Record<string, string> | undefined
  /** What a person can quote to support. */
  requestId?: string | undefined
}

interface PlainProblem extends ProblemBase {
  /** `offline` is the client's own: no answer came at all. */
  code: PlainErrorCode | 'offline'
}

/** The password is right, but staff set it: the token allows the person to choose another one. */
interface PasswordChangeProblem extends ProblemBase {
  code: 'password_change_required'
  resetToken: string
}

/** A failure as a screen sees it. */
export type Problem = PlainProblem | PasswordChangeProblem

const commonParts = {
  messages: z.array(z.string()).check(z.minLength(1)),
  'is-success': z.literal(false),
  fields: z.optional(z.record(z.string(), z.string())),
  request_id: z.optional(z.string()),
}

/** The `data` of the failure `password_change_required`. */
export const PasswordChange = z.object({ reset_token: z.string() })
export type PasswordChange = z.infer<typeof PasswordChange>

/** The failure as it is sent. Its first message is the problem's; the code and the fields are next to it. */
export const FailureEnvelope = z.union([
  z.object({ ...commonParts, data: z.unknown(), code: z.enum(plainErrorCodes) }),
  z.object({ ...commonParts, data: PasswordChange, code: z.literal('password_change_required') }),
])

/** The least that a failed answer carries for a person. */
export const BareFailure = z.object({ messages: z.array(z.string()) })

/** The answer of a call that went well, around the given data. */
export const successEnvelope = <S extends z.ZodMiniType>(data: S) =>
  z.object({ data, messages: z.array(z.string()), 'is-success': z.literal(true) })
