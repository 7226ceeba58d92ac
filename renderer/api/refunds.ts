import { decideRefund, getRefundable, listReceivedRefunds, listRefunds, requestRefund } from '#shared/contract/refunds'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call, type IdempotentArgumentOf, idempotentCall } from './client'

export const {
  useListRefundsQuery,
  useGetRefundableQuery,
  useRequestRefundMutation,
  useDecideRefundMutation,
  useListReceivedRefundsQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    // The server sends approved refunds in the background, so returning to the list fetches it again.
    listRefunds: build.query<ResponseOf<typeof listRefunds>, ArgumentOf<typeof listRefunds>>({
      query: call(listRefunds),
      providesTags: ['Refunds'],
      keepUnusedDataFor: 0,
    }),
    getRefundable: build.query<ResponseOf<typeof getRefundable>, ArgumentOf<typeof getRefundable>>({
      query: call(getRefundable),
      providesTags: ['Refunds'],
      keepUnusedDataFor: 0,
    }),
    requestRefund: build.mutation<ResponseOf<typeof requestRefund>, IdempotentArgumentOf<typeof requestRefund>>({
      query: idempotentCall(requestRefund),
      invalidatesTags: ['Refunds'],
    }),
    decideRefund: build.mutation<ResponseOf<typeof decideRefund>, ArgumentOf<typeof decideRefund>>({
      query: call(decideRefund),
      // Refreshes after a rejection too, because another agent may have been first.
      invalidatesTags: ['Refunds', 'Balance', 'Customer'],
    }),
    listReceivedRefunds: build.query<ResponseOf<typeof listReceivedRefunds>, ArgumentOf<typeof listReceivedRefunds>>({
      query: call(listReceivedRefunds),
      providesTags: ['Balance'],
    }),
  }),
})
