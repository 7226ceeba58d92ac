/** The hooks of the renderer come from the contract. The compiler trusts the loop that builds them, and this test checks it. */
import { describe, expect, it } from 'vitest'
import { contract } from '#shared/contract/index'
import type { AnyEndpoint } from '#shared/http/endpoint'
import { api, hooksOf } from '../../../../renderer/api/client'

const nouns: [noun: string, calls: Readonly<Record<string, AnyEndpoint>>][] = Object.entries(contract)

describe('the hooks of a group of calls', () => {
  it.each(nouns)('the hooks for %s include one for each call that declares what it reads or changes', (_, calls) => {
    hooksOf(calls)
    const endpoints: Record<string, object> = api.endpoints
    for (const [name, endpoint] of Object.entries(calls)) {
      if ('reads' in endpoint) expect(endpoints[name], name).toHaveProperty('useQuery')
      else if ('changes' in endpoint) expect(endpoints[name], name).toHaveProperty('useMutation')
    }
  })
})
