import * as contract from '#shared/contract/operationLists'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call } from './client'

// New payments and requests appear all the time, so a cached page is never the newest.
const keepUnusedDataFor = 0

export const {
  useListAllPaymentsQuery,
  useListAllScheduledQuery,
  useListAllRequestsQuery,
  useListRegisteredQuery,
  useListErrorsQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listAllPayments: build.query<
      ResponseOf<typeof contract.listAllPayments>,
      ArgumentOf<typeof contract.listAllPayments>
    >({ query: call(contract.listAllPayments), keepUnusedDataFor }),
    listAllScheduled: build.query<
      ResponseOf<typeof contract.listAllScheduled>,
      ArgumentOf<typeof contract.listAllScheduled>
    >({ query: call(contract.listAllScheduled), keepUnusedDataFor }),
    listAllRequests: build.query<
      ResponseOf<typeof contract.listAllRequests>,
      ArgumentOf<typeof contract.listAllRequests>
    >({ query: call(contract.listAllRequests), keepUnusedDataFor }),
    listRegistered: build.query<ResponseOf<typeof contract.listRegistered>, ArgumentOf<typeof contract.listRegistered>>(
      { query: call(contract.listRegistered), keepUnusedDataFor },
    ),
    listErrors: build.query<ResponseOf<typeof contract.listErrors>, ArgumentOf<typeof contract.listErrors>>({
      query: call(contract.listErrors),
      keepUnusedDataFor,
    }),
  }),
})
