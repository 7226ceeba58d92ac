import {
  findAddressUsers,
  getAccountDetails,
  getCustomerOverview,
  getUserDetails,
  listRecentCustomers,
  lookAtCustomer,
  searchCustomers,
  writeCustomerNote,
} from '#shared/contract/customers'
import { listTimeline, type TimelinePart } from '#shared/contract/timeline'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call, type IdempotentArgumentOf, idempotentCall, noAutoRefetch } from './client'

export const customersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUserDetails: build.query<ResponseOf<typeof getUserDetails>, ArgumentOf<typeof getUserDetails>>({
      query: call(getUserDetails),
      providesTags: ['Person'],
    }),
    getAccountDetails: build.query<ResponseOf<typeof getAccountDetails>, ArgumentOf<typeof getAccountDetails>>({
      query: call(getAccountDetails),
      providesTags: ['Accounts'],
    }),
    searchCustomers: build.query<ResponseOf<typeof searchCustomers>, ArgumentOf<typeof searchCustomers>>({
      query: call(searchCustomers),
    }),
    findAddressUsers: build.query<ResponseOf<typeof findAddressUsers>, ArgumentOf<typeof findAddressUsers>>({
      query: call(findAddressUsers),
    }),
    getCustomerOverview: build.query<ResponseOf<typeof getCustomerOverview>, ArgumentOf<typeof getCustomerOverview>>({
      query: call(getCustomerOverview),
      // Everything written for the customer changes the overview.
      providesTags: [
        'Customer',
        'Accounts',
        'Balance',
        'Payments',
        'Autopay',
        'Cases',
        'Messages',
        'Comments',
        'People',
      ],
    }),
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
    lookAtCustomer: build.query<ResponseOf<typeof lookAtCustomer>, { crm_customer_id: string }>({
      query: ({ crm_customer_id }) => call(lookAtCustomer)({ body: { crm_customer_id, is_looking: true } }),
      keepUnusedDataFor: 0,
    }),
    leaveCustomer: build.mutation<ResponseOf<typeof lookAtCustomer>, { crm_customer_id: string }>({
      query: ({ crm_customer_id }) => call(lookAtCustomer)({ body: { crm_customer_id, is_looking: false } }),
    }),
    writeCustomerNote: build.mutation<
      ResponseOf<typeof writeCustomerNote>,
      IdempotentArgumentOf<typeof writeCustomerNote>
    >({
      query: idempotentCall(writeCustomerNote),
      invalidatesTags: ['Customer'],
    }),
    listRecentCustomers: build.query<ResponseOf<typeof listRecentCustomers>, void>({
      query: call(listRecentCustomers),
      providesTags: ['RecentCustomers'],
    }),
  }),
})

export const {
  useGetUserDetailsQuery,
  useGetAccountDetailsQuery,
  useSearchCustomersQuery,
  useLazyFindAddressUsersQuery,
  useGetCustomerOverviewQuery,
  useLookAtCustomerQuery,
  useLeaveCustomerMutation,
  useListRecentCustomersQuery,
  useWriteCustomerNoteMutation,
} = customersApi

export const useTimeline = (filter: { crm_customer_id: string; part: TimelinePart | undefined }) =>
  customersApi.useListTimelineInfiniteQuery(filter, noAutoRefetch)
