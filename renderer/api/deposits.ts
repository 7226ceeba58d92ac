import { listDeposits, listDepositsOfCustomer, listDepositTransactions, listRefunds } from '#shared/contract/deposits'
import type { ResponseOf } from '#shared/endpoint'
import { api, call, type ArgumentOf } from './client'

export const {
  useListDepositsQuery,
  useListDepositsOfCustomerQuery,
  useListRefundsQuery,
  useListDepositTransactionsQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listDeposits: build.query<ResponseOf<typeof listDeposits>, ArgumentOf<typeof listDeposits>>({
      query: call(listDeposits),
    }),
    listDepositsOfCustomer: build.query<
      ResponseOf<typeof listDepositsOfCustomer>,
      ArgumentOf<typeof listDepositsOfCustomer>
    >({ query: call(listDepositsOfCustomer) }),
    listRefunds: build.query<ResponseOf<typeof listRefunds>, ArgumentOf<typeof listRefunds>>({
      query: call(listRefunds),
    }),
    listDepositTransactions: build.query<
      ResponseOf<typeof listDepositTransactions>,
      ArgumentOf<typeof listDepositTransactions>
    >({ query: call(listDepositTransactions) }),
  }),
})
