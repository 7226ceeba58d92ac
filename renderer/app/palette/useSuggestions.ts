/** Suggests tasks for the selected account. Until its balance has loaded, a payment counts as due. */
import { skipToken } from '@reduxjs/toolkit/query'
import { useViewBalanceQuery } from '../../api/payments/payments'
import { balanceRequestOf } from '../../domain/payments/paymentRequests'
import { useHasRight } from '../../session/useHasRight'
import { useSelection } from '../../session/useSelection'
import type { Task } from './tasks'

export function useSuggestions() {
  const { account } = useSelection()
  const mayRead = useHasRight('MANAGEPAYMENT.read')
  const { data: balance } = useViewBalanceQuery(account && mayRead ? balanceRequestOf(account) : skipToken)
  return {
    isPaymentDue: !balance || balance.unpaidBalance > 0,
    isSuggested: ({ suggestedFor = [], isForManualPayers }: Task): boolean =>
      account !== null &&
      suggestedFor.includes(account.service_type_code) &&
      !(isForManualPayers && balance?.autopayEnabled),
  }
}
