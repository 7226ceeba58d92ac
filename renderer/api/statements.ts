import { statements } from '#shared/contract/statements'
import { hooksOf } from './client'

export const { useListStatementsQuery, useLazyListStatementsQuery, useGetStatementQuery, useGetNextBillQuery } =
  hooksOf(statements)
