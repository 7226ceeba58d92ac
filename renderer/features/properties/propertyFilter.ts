/** What the address says about the list of properties; anything else in it is ignored. */
import type { listProperties } from '#shared/contract/properties'
import type { InputOf } from '#shared/endpoint'
import { premiseStages, propertySorts, serviceStates } from '#shared/properties'
import { serviceTypes } from '#shared/services'
import { pageIn } from '../../ui/lists/listAddress'

export type PropertyQuery = Omit<InputOf<typeof listProperties>['query'], 'user_id'>

/** `FIBER:active` of one service, `:active` of any. */
export function serviceChoiceOf(choice: string) {
  const [type, state] = choice.split(':')
  const service_state = serviceStates.find((candidate) => candidate === state)
  if (!service_state) return {}
  return { service_state, service_type: serviceTypes.find((candidate) => candidate === type) }
}

export function filterOf(address: URLSearchParams) {
  return {
    search: (address.get('q') ?? '').slice(0, 200),
    community_id: address.get('community')?.slice(0, 64) || undefined,
    stage: premiseStages.find((stage) => stage === address.get('stage')),
    ...serviceChoiceOf(address.get('service') ?? ''),
    sort: propertySorts.find((sort) => sort === address.get('sort')) ?? 'address',
    ...pageIn(address),
  } satisfies PropertyQuery
}

export type PropertyFilter = ReturnType<typeof filterOf>

export const noFilters = { q: null, community: null, stage: null, service: null }

export const isNarrowed = (address: URLSearchParams): boolean =>
  Object.keys(noFilters).some((name) => Boolean(address.get(name)))
