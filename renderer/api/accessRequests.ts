import {
  declineAccess,
  endAccess,
  grantAccess,
  listAccessRequests,
  listOwnAccessRequests,
} from '#shared/contract/accessRequests'
import type { ResponseOf } from '#shared/endpoint'
import { api, call, type ArgumentOf } from './client'

/** Also after a refusal: somebody else may have decided meanwhile. */
const requests = ['AccessRequests' as const]

const accessRequestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOwnAccessRequests: build.query<ResponseOf<typeof listOwnAccessRequests>, void>({
      query: call(listOwnAccessRequests),
      providesTags: ['OwnAccessRequests'],
    }),
    listAccessRequests: build.query<ResponseOf<typeof listAccessRequests>, ArgumentOf<typeof listAccessRequests>>({
      query: call(listAccessRequests),
      providesTags: requests,
    }),
    grantAccess: build.mutation<ResponseOf<typeof grantAccess>, ArgumentOf<typeof grantAccess>>({
      query: call(grantAccess),
      invalidatesTags: requests,
    }),
    declineAccess: build.mutation<ResponseOf<typeof declineAccess>, ArgumentOf<typeof declineAccess>>({
      query: call(declineAccess),
      invalidatesTags: requests,
    }),
    endAccess: build.mutation<ResponseOf<typeof endAccess>, ArgumentOf<typeof endAccess>>({
      query: call(endAccess),
      invalidatesTags: requests,
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
