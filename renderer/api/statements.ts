import { getNextBill, getStatement, listStatements } from '#shared/contract/statements'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call } from './client'

const statementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStatements: build.query<ResponseOf<typeof listStatements>, ArgumentOf<typeof listStatements>>({
      query: call(listStatements),
      // The open amount of the latest statement is the balance.
      providesTags: ['Statements', 'Balance'],
    }),
    getStatement: build.query<ResponseOf<typeof getStatement>, ArgumentOf<typeof getStatement>>({
      query: call(getStatement),
      providesTags: ['Statements', 'Balance'],
    }),
    getNextBill: build.query<ResponseOf<typeof getNextBill>, ArgumentOf<typeof getNextBill>>({
      query: call(getNextBill),
      // Plan changes and balance changes affect the next bill.
      providesTags: ['Statements', 'Balance', 'Plans'],
    }),
  }),
})

export const { useListStatementsQuery, useLazyListStatementsQuery, useGetStatementQuery, useGetNextBillQuery } =
  statementsApi
