import { createLotRequests } from '#shared/contract/propertyRequests'
import type { InputOf, ResponseOf } from '#shared/endpoint'
import { api } from './client'

/** A click's own key: the server answers a repeated request with the first one's outcome. */
type CreateLotRequests = InputOf<typeof createLotRequests> & { idempotencyKey: string }

export const propertyRequestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createLotRequests: build.mutation<ResponseOf<typeof createLotRequests>, CreateLotRequests>({
      query: ({ idempotencyKey, ...input }) => ({
        endpoint: createLotRequests,
        input,
        options: { idempotencyKey },
      }),
      invalidatesTags: ['Cases'],
    }),
  }),
})

export const { useCreateLotRequestsMutation } = propertyRequestsApi
