import { z } from 'zod/mini'
import type { RequestSchemas } from '#shared/http/endpoint'
import type { Problem } from '#shared/http/errors'

export type FieldErrors<N extends string> = Partial<Record<N, string | null | undefined>>

/** The parts of a call's input that its schemas check. */
export interface RequestParts {
  query?: unknown
  body?: unknown
}

/** Checks the input of a call with the call's own schemas. Other errors of a field precede those of the schema. */
export function findFieldErrors(
  call: RequestSchemas,
  { query, body }: RequestParts,
  otherErrors: FieldErrors<string> = {},
): Problem | null {
  const fields: Record<string, string> = {}
  for (const [name, text] of Object.entries(otherErrors)) if (text) fields[name] = text
  // A query is given as it is sent, a body in the product's own units.
  const issues = [
    ...((call.query && z.safeParse(call.query, query).error?.issues) ?? []),
    ...((call.body && z.safeEncode(call.body, body).error?.issues) ?? []),
  ]
  for (const { path, message } of issues) fields[path.map(String).join('.')] ??= message
  const [message] = Object.values(fields)
  return message === undefined ? null : { code: 'invalid_input', message, fields }
}
