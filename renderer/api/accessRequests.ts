import { accessRequests } from '#shared/contract/accessRequests'
import { hooksOf } from './client'

export const {
  useListOwnAccessRequestsQuery,
  useListAccessRequestsQuery,
  useGrantAccessMutation,
  useDeclineAccessMutation,
  useEndAccessMutation,
} = hooksOf(accessRequests)
