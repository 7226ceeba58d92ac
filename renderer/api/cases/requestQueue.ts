import { requestQueue } from '#shared/contract/cases/requestQueue'
import { hooksOf } from '../client'

export const {
  useListRequestQueueQuery,
  useGetRequestWorkQuery,
  useListRequestStaffQuery,
  useAssignRequestMutation,
  useMoveRequestMutation,
  useDecideCancellationMutation,
  useApplyReadingMutation,
} = hooksOf(requestQueue)
