import { createLotRequests } from '#shared/contract/propertyRequests'
import type { ResponseOf } from '#shared/endpoint'
import { api, keyedCall, type KeyedArgumentOf } from './client'

export const propertyRequestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createLotRequests: build.mutation<ResponseOf<typeof createLotRequests>, KeyedArgumentOf<typeof createLotRequests>>({
      query: keyedCall(createLotRequests),
      invalidatesTags: ['Cases'],
    }),
  }),
})

export const { useCreateLotRequestsMutation } = propertyRequestsApi
