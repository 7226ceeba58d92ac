/** The calls of the contract with their names, as metrics show them. */
import { contract } from '#shared/contract/index'
import type { AnyEndpoint } from '#shared/http/endpoint'

interface NamedCall {
  name: string
  endpoint: AnyEndpoint
}

export const callsOfContract = (): NamedCall[] =>
  Object.values<Record<string, AnyEndpoint>>(contract).flatMap((calls) =>
    Object.entries(calls).map(([name, endpoint]) => ({ name, endpoint })),
  )

/** Reads are expected to be fast, and changes to be safe. Files and calls of neither kind are `other`. */
export function kindOf(endpoint: AnyEndpoint): 'read' | 'change' | 'other' {
  if ('reads' in endpoint && endpoint.reads !== undefined) return 'read'
  return 'changes' in endpoint && endpoint.changes !== undefined ? 'change' : 'other'
}
