import { createLotRequests } from '#shared/contract/propertyRequests'
import type { ResponseOf } from '#shared/endpoint'
import { api, type IdempotentArgumentOf, idempotentCall } from './client'

export const propertyRequestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createLotRequests: build.mutation<
      ResponseOf<typeof createLotRequests>,
      IdempotentArgumentOf<typeof createLotRequests>
    >({
      query: idempotentCall(createLotRequests),
      invalidatesTags: ['Cases'],
    }),
  }),
})

export const { useCreateLotRequestsMutation } = propertyRequestsApi
