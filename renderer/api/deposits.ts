import { deposits } from '#shared/contract/deposits'
import { hooksOf } from './client'

export const { useListDepositsQuery, useListDepositsOfCustomerQuery, useListDepositTransactionsQuery } =
  hooksOf(deposits)
