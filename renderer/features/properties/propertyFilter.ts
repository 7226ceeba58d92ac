/** Reads the filter of the property list from the URL and ignores unknown values. */
import type { listProperties } from '#shared/contract/services/properties'
import type { InputOf } from '#shared/http/endpoint'
import { premiseStages, propertySorts, serviceStates } from '#shared/services/properties'
import { serviceTypes } from '#shared/services/services'
import { readPage } from '../../ui/lists/listSearch'

type PropertyQuery = Omit<InputOf<typeof listProperties>['query'], 'user_id'>

/** Parses `FIBER:active` for one service, or `:active` for any service. */
function parseServiceFilter(value: string) {
  const [type, state] = value.split(':')
  const service_state = serviceStates.find((candidate) => candidate === state)
  if (!service_state) return {}
  return { service_state, service_type: serviceTypes.find((candidate) => candidate === type) }
}

export function readPropertyFilter(search: URLSearchParams) {
  return {
    search: (search.get('q') ?? '').slice(0, 200),
    community_id: search.get('community')?.slice(0, 64) || undefined,
    stage: premiseStages.find((stage) => stage === search.get('stage')),
    ...parseServiceFilter(search.get('service') ?? ''),
    sort: propertySorts.find((sort) => sort === search.get('sort')) ?? 'address',
    ...readPage(search),
  } satisfies PropertyQuery
}

export type PropertyFilter = ReturnType<typeof readPropertyFilter>

export const clearedFilters = { q: null, community: null, stage: null, service: null }

export const hasFilters = (search: URLSearchParams): boolean =>
  Object.keys(clearedFilters).some((name) => Boolean(search.get(name)))
