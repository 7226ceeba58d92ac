import { getServicePoints, searchAddresses, searchPremises } from '#shared/contract/premises'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call } from './client'

export const premisesApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchPremises: build.query<ResponseOf<typeof searchPremises>, ArgumentOf<typeof searchPremises>>({
      query: call(searchPremises),
      providesTags: ['Premises'],
    }),
    searchAddresses: build.query<ResponseOf<typeof searchAddresses>, ArgumentOf<typeof searchAddresses>>({
      query: call(searchAddresses),
      providesTags: ['Premises'],
    }),
    getServicePoints: build.query<ResponseOf<typeof getServicePoints>, ArgumentOf<typeof getServicePoints>>({
      query: call(getServicePoints),
      providesTags: ['Properties'],
    }),
  }),
})

export const { useSearchPremisesQuery, useSearchAddressesQuery, useGetServicePointsQuery } = premisesApi
