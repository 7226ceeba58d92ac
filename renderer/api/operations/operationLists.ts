import { operationLists } from '#shared/contract/operations/operationLists'
import { hooksOf } from '../client'

// New payments and requests appear all the time, so a cached page is never the newest.
const uncached = { keepUnusedDataFor: 0 }

export const {
  useListAllPaymentsQuery,
  useListAllScheduledQuery,
  useListAllRequestsQuery,
  useListRegisteredQuery,
  useListErrorsQuery,
} = hooksOf(operationLists, {
  listAllPayments: uncached,
  listAllScheduled: uncached,
  listAllRequests: uncached,
  listRegistered: uncached,
  listErrors: uncached,
})
