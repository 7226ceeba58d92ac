/** Validates a call of the page against the contract, so that its parts can't change the endpoint. */

import { z } from 'zod/mini'
import type { InvokeInput } from '#shared/desktop/ipc'
import { parseJson } from '#shared/format/parseJson'
import type { FileEndpoint } from '#shared/http/endpoint'

const noParameters = z.strictObject({})
/** These values would change the path. */
const changesPath = (part: string): boolean => ['', '.', '..'].includes(part)

/** Returns whether path parameters and query match the contract and keep the path at this endpoint. */
export const matchesContract = (
  endpoint: FileEndpoint,
  { params = {}, query = {} }: Pick<InvokeInput<'save:call'>, 'params' | 'query'>,
): boolean =>
  z.safeParse(endpoint.params ?? noParameters, params).success &&
  z.safeParse(endpoint.query ?? noParameters, query).success &&
  !Object.values(params).some(changesPath)

/** Returns the endpoint's path with its parameters filled in. */
export const fillPath = ({ path }: FileEndpoint, params: Readonly<Record<string, string>> = {}): string =>
  path.replaceAll(/[:{](\w+)}?/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''))

/** Returns whether the endpoint accepts the body. The server validates it again. */
export function isValidBody(endpoint: FileEndpoint, body: string | undefined): boolean {
  if (!endpoint.body) return body === undefined
  return body !== undefined && z.safeParse(endpoint.body, parseJson(body)).success
}
