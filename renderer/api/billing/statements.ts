import { statements } from '#shared/contract/billing/statements'
import { hooksOf } from '../client'

export const {
  useListStatementsQuery,
  useLazyListStatementsQuery,
  useGetStatementQuery,
  useGetNextBillQuery,
  useGetBillEstimateQuery,
} = hooksOf(statements)
