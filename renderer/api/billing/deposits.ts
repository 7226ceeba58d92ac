import { deposits } from '#shared/contract/billing/deposits'
import { hooksOf } from '../client'

export const { useListDepositsQuery, useListDepositsOfCustomerQuery, useListDepositTransactionsQuery } =
  hooksOf(deposits)
