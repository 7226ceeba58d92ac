/** Finds the call of the contract that an address belongs to: what is not in the contract does not leave the shell. */
import { contract } from '#shared/contract/index'
import type { AnyEndpoint, FileEndpoint } from '#shared/endpoint'

interface KnownCall {
  endpoint: AnyEndpoint
  pattern: RegExp
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/:\w+|\{\w+\}/g, '[^/]+')}$`)

const calls: KnownCall[] = Object.values(contract)
  .flatMap((noun): AnyEndpoint[] => Object.values(noun))
  .map((endpoint) => ({ endpoint, pattern: patternOf(endpoint.path) }))

/** Null when the contract has no such call. A path without parameters comes before one that would fit as well. */
export function callAt(method: string, pathname: string): AnyEndpoint | null {
  const fitting = calls.filter(({ endpoint, pattern }) => endpoint.method === method && pattern.test(pathname))
  return (fitting.find(({ endpoint }) => endpoint.path === pathname) ?? fitting[0])?.endpoint ?? null
}

/** The call that answers a file and has this path in the contract; null when there is none. */
export const fileCallOf = (path: string): FileEndpoint | null =>
  calls
    .map(({ endpoint }) => endpoint)
    .find((endpoint): endpoint is FileEndpoint => 'file' in endpoint && endpoint.path === path) ?? null
