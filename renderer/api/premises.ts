import { getServicePoints, searchPremises } from '#shared/contract/premises'
import type { ResponseOf } from '#shared/endpoint'
import { api, call, type ArgumentOf } from './client'

export const premisesApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchPremises: build.query<ResponseOf<typeof searchPremises>, ArgumentOf<typeof searchPremises>>({
      query: call(searchPremises),
      providesTags: ['Premises'],
    }),
    getServicePoints: build.query<ResponseOf<typeof getServicePoints>, ArgumentOf<typeof getServicePoints>>({
      query: call(getServicePoints),
      providesTags: ['Properties'],
    }),
  }),
})

export const { useSearchPremisesQuery, useGetServicePointsQuery } = premisesApi
