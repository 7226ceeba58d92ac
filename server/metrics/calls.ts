/** The calls of the contract with their names and nouns, as metrics and traces show them. */
import { contract } from '#shared/contract/index'
import type { AnyEndpoint } from '#shared/http/endpoint'

interface NamedCall {
  noun: string
  name: string
  endpoint: AnyEndpoint
}

export const callsOfContract = (): NamedCall[] =>
  Object.entries<Record<string, AnyEndpoint>>(contract).flatMap(([noun, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => ({ noun, name, endpoint })),
  )

/** Reads are expected to be fast, and changes to be safe. Files and calls of neither kind are `other`. */
export function kindOf(endpoint: AnyEndpoint): 'read' | 'change' | 'other' {
  if ('reads' in endpoint && endpoint.reads !== undefined) return 'read'
  return 'changes' in endpoint && endpoint.changes !== undefined ? 'change' : 'other'
}
