import { listDeposits, listDepositsOfCustomer, listDepositTransactions } from '#shared/contract/deposits'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call } from './client'

export const { useListDepositsQuery, useListDepositsOfCustomerQuery, useListDepositTransactionsQuery } =
  api.injectEndpoints({
    endpoints: (build) => ({
      listDeposits: build.query<ResponseOf<typeof listDeposits>, ArgumentOf<typeof listDeposits>>({
        query: call(listDeposits),
        providesTags: ['Refunds'],
      }),
      listDepositsOfCustomer: build.query<
        ResponseOf<typeof listDepositsOfCustomer>,
        ArgumentOf<typeof listDepositsOfCustomer>
      >({ query: call(listDepositsOfCustomer), providesTags: ['Refunds'] }),
      listDepositTransactions: build.query<
        ResponseOf<typeof listDepositTransactions>,
        ArgumentOf<typeof listDepositTransactions>
      >({ query: call(listDepositTransactions), providesTags: ['Refunds'] }),
    }),
  })
