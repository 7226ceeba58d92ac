import { listCommunities } from '#shared/contract/communities'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call } from './client'

export const communitiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCommunities: build.query<ResponseOf<typeof listCommunities>, ArgumentOf<typeof listCommunities>>({
      query: call(listCommunities),
      providesTags: ['Communities'],
    }),
  }),
})

export const { useListCommunitiesQuery } = communitiesApi
