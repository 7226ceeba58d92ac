import { accessRequests } from '#shared/contract/access/accessRequests'
import { hooksOf } from '../client'

export const {
  useListOwnAccessRequestsQuery,
  useListAccessRequestsQuery,
  useGrantAccessMutation,
  useDeclineAccessMutation,
  useEndAccessMutation,
} = hooksOf(accessRequests)
