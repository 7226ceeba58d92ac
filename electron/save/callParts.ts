/** Whether what the page names of a call is what the contract has: nothing leads out of the call. */
import type { InvokeInput } from '#shared/desktop/ipc'
import type { FileEndpoint } from '#shared/endpoint'
import { z } from 'zod/mini'

const noParts = z.strictObject({})
/** A part of a path that would lead out of its call. */
const leavesCall = (part: string): boolean => ['', '.', '..'].includes(part)

/** Whether the parts of the address are such as the contract has them, and keep the address at this call. */
export const partsFit = (
  endpoint: FileEndpoint,
  { params = {}, query = {} }: Pick<InvokeInput<'save:call'>, 'params' | 'query'>,
): boolean =>
  z.safeParse(endpoint.params ?? noParts, params).success &&
  z.safeParse(endpoint.query ?? noParts, query).success &&
  !Object.values(params).some(leavesCall)

/** The path of the call with its parts in their places. */
export const pathOf = ({ path }: FileEndpoint, params: Readonly<Record<string, string>> = {}): string =>
  path.replaceAll(/[:{](\w+)}?/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''))

/** Whether the call may be made with this body; the server asks the same again. */
export function bodyFits(endpoint: FileEndpoint, body: string | undefined): boolean {
  if (!endpoint.body) return body === undefined
  try {
    return body !== undefined && z.safeParse(endpoint.body, JSON.parse(body)).success
  } catch {
    return false // Not JSON.
  }
}
