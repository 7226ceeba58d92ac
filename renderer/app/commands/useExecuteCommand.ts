/** Executes each command. Commands of a screen navigate there, and the screen picks them up from the store. */
import { useDispatch, useStore } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { uncapitalized } from '#shared/casing'
import { isOffered } from '#shared/commands/commandAccess'
import { pages } from '#shared/commands/pages'
import { type CommandName, registry } from '#shared/commands/registry'
import type { UserAccount } from '#shared/contract/userDetails'
import type { ServiceType } from '#shared/services'
import * as commandTexts from '#shared/texts/commands'
import { balanceRequestOf } from '../../api/paymentRequests'
import { useLazyViewBalanceQuery } from '../../api/payments'
import { useUpdatePreferencesMutation } from '../../api/preferences'
import { saveStatement } from '../../api/saveStatement'
import { signOut } from '../../api/signOut'
import { useLazyListStatementsQuery } from '../../api/statements'
import { paymentGuard } from '../../features/payments/paying/paymentGuard'
import { paths } from '../../paths'
import { describeBill } from '../../session/describeBill'
import { useSignedIn } from '../../session/SignedIn'
import { accountSelected, addressSelected, customerClosed } from '../../session/selectionSlice'
import { useAccountOwner } from '../../session/useAccountOwner'
import { useSelection } from '../../session/useSelection'
import { smellQuestion } from '../../ui/cases/gasSafety'
import { chatOpened } from '../../ui/chat/chatSlice'
import {
  commandConsumed,
  commandRouted,
  type DispatchedCommand,
  listeningChanged,
  selectCommand,
  type WithCommand,
} from '../../ui/commands/commandSlice'
import { asksBeforeLeaving } from '../../ui/dialogs/leaveChecks'
import { useAppearance } from '../../ui/format/appearance'
import { dayText } from '../../ui/format/days'
import { useNotify } from '../../ui/notices/useNotify'
import { owedText } from '../../ui/payments/owedText'
import { useMediaQuery } from '../../ui/useMediaQuery'
import { findNamedAccount } from './findNamedAccount'
import { findNamedAddresses } from './findNamedAddresses'
import { findNamedStatement, oldestSearchedDate, statementQueryFor } from './findNamedStatement'
import { useCommandAccess } from './useCommandAccess'

/** What a command must ask before it is executed. */
type CommandQuestion = 'address' | 'customer' | 'commands' | 'signOut'

/** An answer that is read, or spoken, needs more time than "saved". */
const answerMs = 8000

/** These keep the page and the account, so they do not disturb a payment in progress. */
const allowedDuringPayment: ReadonlySet<CommandName> = new Set([
  'Emergency',
  'Ask',
  commandTexts.whatCanISay,
  commandTexts.changeLook,
  commandTexts.stopListening,
])

const requestPaths: Record<ServiceType, string> = {
  GAS: paths.gasServiceTicketCreate,
  FIBER: paths.fiberServiceTicketCreate,
  VOIP: paths.serviceTicketCreate,
  TV: paths.serviceTicketCreate,
}

export function useExecuteCommand() {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { toast } = useNotify()
  const { user } = useSignedIn()
  const owner = useAccountOwner()
  const { account } = useSelection()
  const { side, refusalOf: commandProblemOf } = useCommandAccess()
  const store = useStore<WithCommand>()
  const { theme } = useAppearance()
  const isSystemDark = useMediaQuery(commandTexts.prefersColorSchemeDark)
  const [viewBalance] = useLazyViewBalanceQuery()
  const [listStatements] = useLazyListStatementsQuery()
  const [updatePreferences] = useUpdatePreferencesMutation()

  const notifyUser = (text: string): void => toast('info', text, { hideMs: answerMs })

  /** Checked after every await, because another command may have been dispatched in the meantime. */
  const isCurrent = ({ id }: DispatchedCommand): boolean => selectCommand(store.getState()).dispatched?.id === id
  const finish = ({ id }: DispatchedCommand): void => void dispatch(commandConsumed(id))

  /** Navigates to the screen that executes the command. */
  function routeCommand(command: DispatchedCommand, path: string, billingAccount: string | null = null): void {
    if (asksBeforeLeaving(path)) return finish(command)
    void navigate(path)
    return void dispatch(commandRouted({ id: command.id, billingAccount }))
  }
  function goTo(command: DispatchedCommand, path: string): void {
    if (!asksBeforeLeaving(path)) void navigate(path)
    finish(command)
  }

  const findAddresses = (spoken: string) => findNamedAddresses(spoken, user.user_address_details)

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
      const text = commandTexts.at(bill.services, bill.place, uncapitalized(owedText(data, owner)))
      toast('success', text, { hideMs: answerMs })
    } else notifyUser(commandTexts.weCouldntLoadTheBalance)
  }

  /** Opens the newest statement, or the newest of a month, on its page. */
  async function openStatement(command: DispatchedCommand, mode: 'read' | 'download'): Promise<void> {
    if (!account) return finish(command)
    const { Month: month, Year: year } = command.Parameters
    const { data } = await listStatements({ body: statementQueryFor(command.Parameters, account.crm_billing_group_id) })
    if (!isCurrent(command)) return undefined
    if (paymentGuard.isActive()) return reject(command, commandTexts.paymentUnderWay)
    const found = data && findNamedStatement(data.statements, command.Parameters)
    if (!found) {
      finish(command)
      const since = data && oldestSearchedDate(data)
      return notifyUser(
        data
          ? commandTexts.noStatement(month, year, since ? dayText(since) : null)
          : commandTexts.weCouldntLoadTheStatements,
      )
    }
    goTo(command, `${paths.billingHistory}?${new URLSearchParams({ statement: found.statement_id }).toString()}`)
    if (mode === 'read') return notifyUser(commandTexts.theBillFrom(dayText(found.bill_date)))
    const { error } = await saveStatement(found)
    if (error) notifyUser(commandTexts.theStatementWasntDownloadedTry)
  }

  function switchAddress(command: DispatchedCommand): void {
    const [found] = findAddresses(command.Parameters.Address ?? '')
    if (!found) return
    dispatch(addressSelected(found.crm_premise_id))
    notifyUser(commandTexts.youreNowAt(found.street_address))
    finish(command)
  }

  function changeAppearance(command: DispatchedCommand): void {
    const isDark = theme === 'system' ? isSystemDark : theme === 'dark'
    void updatePreferences({ body: { theme: command.Parameters.Look ?? (isDark ? 'light' : 'dark') } })
    finish(command)
  }

  /** Returns null when the command can be executed as it is. */
  function questionFor(command: DispatchedCommand): CommandQuestion | null {
    const { Command: name, isSpoken } = command
    const { Address: address = '' } = command.Parameters
    const isOneAddress = address !== '' && findAddresses(address).length === 1
    const questions: Partial<Record<CommandName, CommandQuestion | false>> = {
      'Switch Address': !isOneAddress && 'address',
      'Find Customer': 'customer',
      'What Can I Say': 'commands',
      // A spoken command may have been misheard.
      'Sign Out': isSpoken && 'signOut',
    }
    return (commandProblemOf(command) === null && questions[name]) || null
  }

  function reject(command: DispatchedCommand, reason: string): void {
    notifyUser(reason)
    finish(command)
  }

  function execute(command: DispatchedCommand): void {
    const { Command: name, Parameters: parameters, NotUnderstood: unmatched } = command
    const problem = commandProblemOf(command)
    if (problem !== null) return reject(command, problem)
    if (paymentGuard.isActive() && !allowedDuringPayment.has(name)) return reject(command, commandTexts.paymentUnderWay)
    // For payments the confirmation dialog shows the words that were not understood.
    if (unmatched.length > 0 && name !== 'Make Payment') notifyUser(commandTexts.leftOut(unmatched))
    if (questionFor(command)) return
    switch (name) {
      case 'Make Payment':
        return startPayment(command)
      case 'Show Balance':
        return void showBalance(command)
      case 'Open Last Bill':
        return void openStatement(command, 'read')
      case 'Download Statement':
        return void openStatement(command, 'download')
      case 'Create Message':
        return routeCommand(command, side === 'staff' ? paths.dashboard : paths.messageCenter)
      case 'New Service Request':
        return goTo(command, parameters.Service ? requestPaths[parameters.Service] : paths.serviceTicketCreate)
      case 'Switch Address':
        return switchAddress(command)
      case 'Open Queue':
      case 'New Credit Run':
        return goTo(command, registry[name].leadsTo ?? paths.dashboard)
      case 'Close Customer':
        dispatch(customerClosed())
        return finish(command)
      case 'Change Look':
        return changeAppearance(command)
      case 'Stop Listening':
        dispatch(listeningChanged(false))
        return finish(command)
      case 'Sign Out':
        return void signOut('choice')
      case 'Go To': {
        const page = pages.find((entry) => entry.label === parameters.Page && isOffered(entry, side))
        return page ? goTo(command, page.path) : finish(command)
      }
      case 'Emergency':
        // The chat shows safety instructions with the emergency numbers.
        dispatch(chatOpened(parameters.Subject ?? smellQuestion))
        return finish(command)
      case 'Ask':
        dispatch(chatOpened(parameters.Subject ?? null))
        return finish(command)
      case 'Find Customer':
      case 'What Can I Say':
        return finish(command)
    }
  }

  return { begin: execute, asks: questionFor }
}
