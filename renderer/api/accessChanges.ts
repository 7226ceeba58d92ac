import { decideAccessChange, listAccessChanges } from '#shared/contract/accessChanges'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call } from './client'

const accessChangesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAccessChanges: build.query<ResponseOf<typeof listAccessChanges>, ArgumentOf<typeof listAccessChanges>>({
      query: call(listAccessChanges),
      providesTags: ['AccessChanges'],
    }),
    decideAccessChange: build.mutation<ResponseOf<typeof decideAccessChange>, ArgumentOf<typeof decideAccessChange>>({
      query: call(decideAccessChange),
      // Refreshes after a rejection too, because a colleague may have decided first.
      invalidatesTags: ['AccessChanges', 'Roles', 'InternalUsers'],
    }),
  }),
})

export const { useListAccessChangesQuery, useDecideAccessChangeMutation } = accessChangesApi
