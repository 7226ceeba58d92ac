import { customers, reportCustomerViewer } from '#shared/contract/customers/customers'
import { listTimeline, type TimelinePart } from '#shared/contract/customers/timeline'
import type { ResponseOf } from '#shared/http/endpoint'
import { call, hooksOf, noAutoRefetch } from '../client'

export const customersApi = hooksOf(customers).injectEndpoints({
  endpoints: (build) => ({
    /** Events of a customer, newest first, page by page. */
    listTimeline: build.infiniteQuery<
      ResponseOf<typeof listTimeline>,
      { crm_customer_id: string; part: TimelinePart | undefined },
      string | undefined
    >({
      query: ({ queryArg, pageParam }) => call(listTimeline)({ query: { ...queryArg, after: pageParam } }),
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      providesTags: ['Customer', 'Balance', 'Payments', 'Cases', 'Messages', 'Comments'],
    }),
    /** Reports that the agent has the account open and returns its other viewers. It is repeated at an interval. */
    reportCustomerViewer: build.query<ResponseOf<typeof reportCustomerViewer>, { crm_customer_id: string }>({
      query: ({ crm_customer_id }) => call(reportCustomerViewer)({ body: { crm_customer_id, is_viewing: true } }),
      keepUnusedDataFor: 0,
    }),
    leaveCustomer: build.mutation<ResponseOf<typeof reportCustomerViewer>, { crm_customer_id: string }>({
      query: ({ crm_customer_id }) => call(reportCustomerViewer)({ body: { crm_customer_id, is_viewing: false } }),
    }),
  }),
})

export const {
  useGetUserDetailsQuery,
  useGetAccountDetailsQuery,
  useSearchCustomersQuery,
  useLazyFindAddressUsersQuery,
  useGetCustomerOverviewQuery,
  useReportCustomerViewerQuery,
  useLeaveCustomerMutation,
  useListRecentCustomersQuery,
  useWriteCustomerNoteMutation,
} = customersApi

export const useTimeline = (filter: { crm_customer_id: string; part: TimelinePart | undefined }) =>
  customersApi.useListTimelineInfiniteQuery(filter, noAutoRefetch)
