import { listDataUsage, listUsage } from '#shared/contract/usage'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call } from './client'

const usageApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsage: build.query<ResponseOf<typeof listUsage>, ArgumentOf<typeof listUsage>>({ query: call(listUsage) }),
    listDataUsage: build.query<ResponseOf<typeof listDataUsage>, ArgumentOf<typeof listDataUsage>>({
      query: call(listDataUsage),
    }),
  }),
})

export const { useListUsageQuery, useListDataUsageQuery } = usageApi
