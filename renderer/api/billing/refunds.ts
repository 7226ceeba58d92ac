import { refunds } from '#shared/contract/billing/refunds'
import { hooksOf } from '../client'

export const {
  useListRefundsQuery,
  useGetRefundableQuery,
  useRequestRefundMutation,
  useDecideRefundMutation,
  useListReceivedRefundsQuery,
} = hooksOf(refunds, {
  // The server sends approved refunds in the background, so returning to the list fetches it again.
  listRefunds: { keepUnusedDataFor: 0 },
  getRefundable: { keepUnusedDataFor: 0 },
})
