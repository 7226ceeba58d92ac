/** Checks an example against the schemas of its call. */
import { z } from 'zod/mini'
import type { AnyEndpoint } from '#shared/http/endpoint'
import { successEnvelope } from '#shared/http/errors'
import type { Examples } from '../../../server/http/openApi/examples'

type Example = Pick<Examples['operations'][string], 'request' | 'response'>

/** True if the server would accept the request, and the portal the answer. */
export function followsContract(endpoint: AnyEndpoint, { request, response }: Example): boolean {
  const isAccepted = (['params', 'query', 'body'] as const).every((part) => {
    const schema = endpoint[part]
    return schema ? z.safeParse(schema, request[part] ?? {}).success : request[part] === undefined
  })
  return isAccepted && (!('response' in endpoint) || z.safeParse(successEnvelope(endpoint.response), response).success)
}
