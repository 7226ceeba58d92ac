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

const codes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]

/** A failure as a screen sees it. `fields` maps a wire field to the remark that belongs under it. */
export interface Problem {
  /** `offline` is the client's own: no answer came at all. */
  code: ErrorCode | 'offline'
  message: string
  fields?: Record<string, string> | undefined
  /** What a person can quote to support. */
  requestId?: string | undefined
}

/** The failure as it travels: the first message is the problem's, the code and fields stand beside it. */
export const FailureEnvelope = z.object({
  data: z.unknown(),
  messages: z.array(z.string()).check(z.minLength(1)),
  'is-success': z.literal(false),
  code: z.enum(codes),
  fields: z.optional(z.record(z.string(), z.string())),
  request_id: z.optional(z.string()),
})

/** The least that a failed answer carries for a person. */
export const BareFailure = z.object({ messages: z.array(z.string()) })

/** The answer of a call that went well, around the given data. */
export const successEnvelope = <S extends z.ZodMiniType>(data: S) =>
  z.object({ data, messages: z.array(z.string()), 'is-success': z.literal(true) })
