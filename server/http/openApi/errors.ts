/** Documents the failures of a call. They follow from what the endpoint declares and from what the tests observed. */

import { STATUS_CODES } from 'node:http'
import type { AnyEndpoint } from '#shared/http/endpoint'
import { type ErrorCode, errorStatus, FailureEnvelope } from '#shared/http/errors'
import { keysOf } from '#shared/records'
import { examples } from './examples'
import type { Json, SchemaWriter } from './schemas'

const errorMeanings: Record<ErrorCode, string> = {
  invalid_input: 'The input is invalid. `fields` has a message for each invalid field.',
  not_signed_in: 'The bearer token is missing, unknown, expired or ended.',
  two_step_required: 'The password is correct, and the code of the second step is missing.',
  password_change_required: 'Staff set the password, so the user must choose another one with `data.reset_token`.',
  not_allowed:
    'The user lacks the required right, or the request comes from another website or calls the server by an unknown name.',
  not_found: 'Nothing with this id exists, or the user has no access to it.',
  conflict: 'The current state does not allow the call, for example because someone else changed the record.',
  duplicate_payment: 'An equal payment was made a short time ago.',
  too_large: 'The request is too large.',
  unsupported_type: 'The type of the body or of the file is not supported.',
  key_reused: 'The `Idempotency-Key` belongs to another request.',
  too_many_attempts: 'There were too many attempts or calls. `Retry-After` says in how many seconds to try again.',
  unexpected: 'The server failed. Support can find the error by `request_id`.',
  provider_failed: 'An outside service, such as the payment provider, failed.',
  unavailable: 'The server is overloaded or has no database at the moment. Try again later.',
  storage_full: 'The server has no space left.',
}

const mediaType = 'application/json'

/** Returns one response for each status, and one for every other failure. */
export function buildFailureResponses(schemas: SchemaWriter): Json {
  const schema = schemas.write(FailureEnvelope)
  const responses: Json = { Failure: { description: 'Any other failure.', content: { [mediaType]: { schema } } } }
  for (const status of new Set(Object.values(errorStatus))) {
    const codes = errorCodes.filter((code) => errorStatus[code] === status)
    const example = examples.failures[status]
    responses[responseNameOf(status)] = {
      description: codes.map((code) => `\`${code}\`: ${errorMeanings[code]}`).join('\n\n'),
      content: { [mediaType]: { schema, ...(example ? { example } : {}) } },
    }
  }
  return responses
}

const errorCodes = keysOf(errorStatus)

/** Returns the standard name of a status, such as `NotFound`. */
const responseNameOf = (status: number): string => (STATUS_CODES[status] ?? String(status)).replaceAll(' ', '')

const refer = (name: string): Json => ({ $ref: `#/components/responses/${name}` })

export function buildFailures(name: string, endpoint: AnyEndpoint): Json {
  const statuses = failureStatusesOf(endpoint, examples.operations[name]?.failures)
  return {
    ...Object.fromEntries(statuses.map((status) => [status, refer(responseNameOf(status))])),
    default: refer('Failure'),
  }
}

/** Returns the statuses with which `serve` rejects the call, and those that the route itself was observed to send. */
function failureStatusesOf(endpoint: AnyEndpoint, observed: readonly number[] = []): number[] {
  const { access, idempotent, takesFile, params, query, body } = endpoint
  const hasBody = takesFile === true || body !== undefined
  const hasInput = hasBody || params !== undefined || query !== undefined || idempotent === true
  const codes: ErrorCode[] = [
    ...(hasInput ? (['invalid_input'] as const) : []),
    ...(access === 'public' ? [] : (['not_signed_in'] as const)),
    'not_allowed',
    ...(hasBody ? (['too_large', 'unsupported_type'] as const) : []),
    ...(idempotent ? (['key_reused'] as const) : []),
    'unexpected',
    'unavailable',
  ]
  return [...new Set([...codes.map((code) => errorStatus[code]), ...observed])].toSorted((a, b) => a - b)
}
