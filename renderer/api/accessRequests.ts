import {
  declineAccess,
  endAccess,
  grantAccess,
  listAccessRequests,
  listOwnAccessRequests,
} from '#shared/contract/accessRequests'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call } from './client'

/** Refreshes after a rejection too, because another user may have decided in the meantime. */
const requestTags = ['AccessRequests' as const]

const accessRequestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOwnAccessRequests: build.query<ResponseOf<typeof listOwnAccessRequests>, void>({
      query: call(listOwnAccessRequests),
      providesTags: ['OwnAccessRequests'],
    }),
    listAccessRequests: build.query<ResponseOf<typeof listAccessRequests>, ArgumentOf<typeof listAccessRequests>>({
      query: call(listAccessRequests),
      providesTags: requestTags,
    }),
    grantAccess: build.mutation<ResponseOf<typeof grantAccess>, ArgumentOf<typeof grantAccess>>({
      query: call(grantAccess),
      invalidatesTags: requestTags,
    }),
    declineAccess: build.mutation<ResponseOf<typeof declineAccess>, ArgumentOf<typeof declineAccess>>({
      query: call(declineAccess),
      invalidatesTags: requestTags,
    }),
    endAccess: build.mutation<ResponseOf<typeof endAccess>, ArgumentOf<typeof endAccess>>({
      query: call(endAccess),
      invalidatesTags: requestTags,
    }),
  }),
})

export const {
  useListOwnAccessRequestsQuery,
  useListAccessRequestsQuery,
  useGrantAccessMutation,
  useDeclineAccessMutation,
  useEndAccessMutation,
} = accessRequestsApi
