/** Finds the endpoint of a URL. Calls that aren't in the contract never leave the shell. */
import { contract } from '#shared/contract/index'
import type { AnyEndpoint, FileEndpoint } from '#shared/http/endpoint'

interface CallPattern {
  endpoint: AnyEndpoint
  pattern: RegExp
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/:\w+|\{\w+\}/g, '[^/]+')}$`)

const calls: CallPattern[] = Object.values(contract)
  .flatMap((group): AnyEndpoint[] => Object.values(group))
  .map((endpoint) => ({ endpoint, pattern: patternOf(endpoint.path) }))

/** Returns null if the contract has no such endpoint. A path without parameters wins over one that matches as well. */
export function findEndpoint(method: string, pathname: string): AnyEndpoint | null {
  const matching = calls.filter(({ endpoint, pattern }) => endpoint.method === method && pattern.test(pathname))
  return (matching.find(({ endpoint }) => endpoint.path === pathname) ?? matching[0])?.endpoint ?? null
}

/** Returns the file endpoint with this path in the contract, or null. */
export const findFileEndpoint = (path: string): FileEndpoint | null =>
  calls
    .map(({ endpoint }) => endpoint)
    .find((endpoint): endpoint is FileEndpoint => 'file' in endpoint && endpoint.path === path) ?? null
