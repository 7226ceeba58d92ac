import { customers, reportCustomerViewer } from '#shared/contract/customers/customers'
import type { ResponseOf } from '#shared/http/endpoint'
import { call, hooksOf } from '../client'

export const customersApi = hooksOf(customers).injectEndpoints({
  endpoints: (build) => ({
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
