/** Executes the commands about the account that they name: paying its bill and showing its balance. */
import { useDispatch } from 'react-redux'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { paths } from '#shared/paths'
import { describeBill } from '#shared/services/describeBill'
import * as commandTexts from '#shared/texts/speech/commands'
import { useLazyViewBalanceQuery } from '../../api/payments/payments'
import type { DispatchedCommand } from '../../domain/commands/commandSlice'
import { owedText } from '../../domain/payments/owedText'
import { balanceRequestOf } from '../../domain/payments/paymentRequests'
import { useSignedIn } from '../../session/SignedIn'
import { accountSelected } from '../../session/selectionSlice'
import { useAccountOwner } from '../../session/useAccountOwner'
import { useSelection } from '../../session/useSelection'
import { useNotify } from '../../ui/notices/useNotify'
import { findNamedAccount } from './findNamedAccount'
import { answerMs, type CommandOutcome } from './useCommandOutcome'

export function useAccountCommands({ notifyUser, finish, routeCommand, goTo }: CommandOutcome) {
  const dispatch = useDispatch()
  const { toast } = useNotify()
  const { user } = useSignedIn()
  const owner = useAccountOwner()
  const { account } = useSelection()
  const [viewBalance] = useLazyViewBalanceQuery()

  /** Selects the account that the command names. Notifies the user when no single account matches. */
  function selectNamedAccount(command: DispatchedCommand): UserAccount | null {
    const match = findNamedAccount(command.Parameters, { user, account })
    if (!match.account) notifyUser(match.problem)
    else if (match.account !== account) dispatch(accountSelected(match.account))
    return match.account
  }

  function startPayment(command: DispatchedCommand): void {
    const namedAccount = selectNamedAccount(command)
    if (!namedAccount) return finish(command)
    return routeCommand(command, paths.payment, namedAccount.crm_billing_account_number)
  }

  async function showBalance(command: DispatchedCommand): Promise<void> {
    const namedAccount = selectNamedAccount(command)
    if (!namedAccount) return finish(command)
    goTo(command, paths.dashboard)
    const { data } = await viewBalance(balanceRequestOf(namedAccount))
    const bill = describeBill(
      user,
      (candidate) => candidate.crm_billing_account_number === namedAccount.crm_billing_account_number,
    )
    if (data) {
      const text = commandTexts.balanceAt(bill.services, bill.place, owedText(data, owner))
      toast('success', text, { hideMs: answerMs })
    } else notifyUser(commandTexts.balanceNotLoaded)
  }

  return { startPayment, showBalance }
}
