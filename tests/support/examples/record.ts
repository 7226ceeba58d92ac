/** Writes every exchange of the API tests to the file that RECORD_EXAMPLES names. `npm run api:examples` reads it. */
import { appendFileSync } from 'node:fs'
import { env } from 'node:process'
import type { LightMyRequestResponse } from 'fastify'
import { z } from 'zod/mini'
import type { AnyEndpoint } from '#shared/http/endpoint'

const Part = z.optional(z.record(z.string(), z.unknown()))

export const RecordedExchange = z.object({
  method: z.string(),
  path: z.string(),
  status: z.int(),
  request: z.object({ params: Part, query: Part, body: z.optional(z.unknown()) }),
  response: z.unknown(),
})
export type RecordedExchange = z.infer<typeof RecordedExchange>

/** Larger exchanges do not explain a call better. */
const maxLength = 30_000

type Received = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>

const isJson = ({ headers }: Received): boolean => String(headers['content-type']).startsWith('application/json')

export function recordExchange(
  { method, path }: AnyEndpoint,
  request: RecordedExchange['request'],
  response: Received,
): void {
  const file = env['RECORD_EXAMPLES']
  if (!file) return
  const received: unknown = isJson(response) ? JSON.parse(response.body) : null
  const exchange: RecordedExchange = { method, path, status: response.statusCode, request, response: received }
  const line = JSON.stringify(exchange)
  if (line.length <= maxLength) appendFileSync(file, `${line}\n`)
}
