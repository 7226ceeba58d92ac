/** What each command does. Those that belong to a screen lead there, and the screen takes them from there. */
import { useDispatch, useStore } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { uncapitalized } from '#shared/casing'
import { isOffered } from '#shared/commands/givers'
import { pages } from '#shared/commands/pages'
import { registry, type CommandName } from '#shared/commands/registry'
import type { UserAccount } from '#shared/contract/userDetails'
import type { ServiceType } from '#shared/services'
import { useLazyViewBalanceQuery } from '../../api/payments'
import { balanceOf } from '../../api/paymentRequests'
import { useUpdatePreferencesMutation } from '../../api/preferences'
import { signOut } from '../../api/signOut'
import { saveStatement } from '../../api/saveStatement'
import { useLazyListStatementsQuery } from '../../api/statements'
import { paths } from '../../paths'
import { billOf } from '../../session/billOf'
import { accountChosen, addressChosen, customerClosed } from '../../session/selectionSlice'
import { chatOpened } from '../../ui/chat/chatSlice'
import { useSignedIn } from '../../session/SignedIn'
import { useWhose } from '../../session/useWhose'
import { useSelected } from '../../session/useSelected'
import {
  commandConsumed,
  commandLed,
  listeningChanged,
  selectCommand,
  type GivenCommand,
  type WithCommand,
} from '../../ui/commands/commandSlice'
import { smellQuestion } from '../../ui/cases/gasSafety'
import { paymentGuard } from '../../features/payments/paying/paymentGuard'
import { isAskedFirst } from '../../ui/dialogs/leaving'
import { useAppearance } from '../../ui/look/appearance'
import { dayText } from '../../ui/look/days'
import { useNotify } from '../../ui/notices/useNotify'
import { owedText } from '../../ui/payments/owedText'
import { useMediaQuery } from '../../ui/useMediaQuery'
import { accountNamed } from './accountNamed'
import { addressesNamed } from './addressesNamed'
import { lookedBackTo, statementNamed, statementsToLookAt } from './statementNamed'
import { useMayCommand } from './useMayCommand'
import * as commandTexts from '#shared/texts/commands'

/** What a command still has to ask before anything happens. */
type Question = 'address' | 'customer' | 'commands' | 'signOut'

/** An answer that is read, or said, takes longer than "saved". */
const answerMs = 8000

/** These leave the page and the account as they are: a payment goes on beside them. */
const staysHere: ReadonlySet<CommandName> = new Set([
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

export function useCarryOut() {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { toast } = useNotify()
  const { user } = useSignedIn()
  const whose = useWhose()
  const { account } = useSelected()
  const { side, refusalOf } = useMayCommand()
  const store = useStore<WithCommand>()
  const { theme } = useAppearance()
  const isSystemDark = useMediaQuery(commandTexts.prefersColorSchemeDark)
  const [viewBalance] = useLazyViewBalanceQuery()
  const [listStatements] = useLazyListStatementsQuery()
  const [update] = useUpdatePreferencesMutation()

  const tell = (text: string): void => toast('info', text, { hideMs: answerMs })

  /** Asked after whatever was waited for: another command may have been given meanwhile. */
  const stillCounts = ({ id }: GivenCommand): boolean => selectCommand(store.getState()).given?.id === id
  const done = ({ id }: GivenCommand): void => void dispatch(commandConsumed(id))

  /** The screen there does the rest. */
  function lead(given: GivenCommand, path: string, billingAccount: string | null = null): void {
    if (isAskedFirst(path)) return done(given)
    void navigate(path)
    return void dispatch(commandLed({ id: given.id, billingAccount }))
  }
  function go(given: GivenCommand, path: string): void {
    if (!isAskedFirst(path)) void navigate(path)
    done(given)
  }

  const addressesMeant = (said: string) => addressesNamed(said, user.user_address_details)

  /** What follows is about the account that was named; tells where it cannot be said which. */
  function chooseNamed(given: GivenCommand): UserAccount | null {
    const named = accountNamed(given.Parameters, { user, account })
    if (!named.account) tell(named.trouble)
    else if (named.account !== account) dispatch(accountChosen(named.account))
    return named.account
  }

  function leadToPayment(given: GivenCommand): void {
    const named = chooseNamed(given)
    if (!named) return done(given)
    return lead(given, paths.payment, named.crm_billing_account_number)
  }

  async function showBalance(given: GivenCommand): Promise<void> {
    const named = chooseNamed(given)
    if (!named) return done(given)
    go(given, paths.dashboard)
    const { data } = await viewBalance(balanceOf(named))
    const bill = billOf(user, (one) => one.crm_billing_account_number === named.crm_billing_account_number)
    if (data) {
      const text = commandTexts.at(bill.services, bill.place, uncapitalized(owedText(data, whose)))
      toast('success', text, { hideMs: answerMs })
    } else tell(commandTexts.weCouldntLoadTheBalance)
  }

  /** The newest statement, or the newest of a month, shown on its page. */
  async function openStatement(given: GivenCommand, then: 'read' | 'download'): Promise<void> {
    if (!account) return done(given)
    const { Month: month, Year: year } = given.Parameters
    const { data } = await listStatements({ body: statementsToLookAt(given.Parameters, account.crm_billing_group_id) })
    if (!stillCounts(given)) return undefined
    if (paymentGuard.isUnderWay()) return refuse(given, commandTexts.paymentUnderWay)
    const found = data && statementNamed(data.statements, given.Parameters)
    if (!found) {
      done(given)
      const since = data && lookedBackTo(data)
      return tell(
        data
          ? commandTexts.noStatement(month, year, since ? dayText(since) : null)
          : commandTexts.weCouldntLoadTheStatements,
      )
    }
    go(given, `${paths.billingHistory}?${new URLSearchParams({ statement: found.statement_id }).toString()}`)
    if (then === 'read') return tell(commandTexts.theBillFrom(dayText(found.bill_date)))
    const { error } = await saveStatement(found)
    if (error) tell(commandTexts.theStatementWasntDownloadedTry)
  }

  function switchAddress(given: GivenCommand): void {
    const [found] = addressesMeant(given.Parameters.Address ?? '')
    if (!found) return
    dispatch(addressChosen(found.crm_premise_id))
    tell(commandTexts.youreNowAt(found.street_address))
    done(given)
  }

  function changeLook(given: GivenCommand): void {
    const isDark = theme === 'system' ? isSystemDark : theme === 'dark'
    void update({ body: { theme: given.Parameters.Look ?? (isDark ? 'light' : 'dark') } })
    done(given)
  }

  /** Null where it can be done as it was said. */
  function asks(given: GivenCommand): Question | null {
    const { Command: name, isSpoken } = given
    const { Address: address = '' } = given.Parameters
    const isOneAddress = address !== '' && addressesMeant(address).length === 1
    const questions: Partial<Record<CommandName, Question | false>> = {
      'Switch Address': !isOneAddress && 'address',
      'Find Customer': 'customer',
      'What Can I Say': 'commands',
      // What was only heard may have been misheard.
      'Sign Out': isSpoken && 'signOut',
    }
    return (refusalOf(given) === null && questions[name]) || null
  }

  function refuse(given: GivenCommand, why: string): void {
    tell(why)
    done(given)
  }

  function begin(given: GivenCommand): void {
    const { Command: name, Parameters: said, NotUnderstood: left } = given
    const refusal = refusalOf(given)
    if (refusal !== null) return refuse(given, refusal)
    if (paymentGuard.isUnderWay() && !staysHere.has(name)) return refuse(given, commandTexts.paymentUnderWay)
    // Where money is meant, the confirmation itself says it.
    if (left.length > 0 && name !== 'Make Payment') tell(commandTexts.leftOut(left))
    if (asks(given)) return
    switch (name) {
      case 'Make Payment':
        return leadToPayment(given)
      case 'Show Balance':
        return void showBalance(given)
      case 'Open Last Bill':
        return void openStatement(given, 'read')
      case 'Download Statement':
        return void openStatement(given, 'download')
      case 'Create Message':
        return lead(given, side === 'staff' ? paths.dashboard : paths.messageCenter)
      case 'New Service Request':
        return go(given, said.Service ? requestPaths[said.Service] : paths.serviceTicketCreate)
      case 'Switch Address':
        return switchAddress(given)
      case 'Open Queue':
      case 'New Credit Run':
        return go(given, registry[name].leadsTo ?? paths.dashboard)
      case 'Close Customer':
        dispatch(customerClosed())
        return done(given)
      case 'Change Look':
        return changeLook(given)
      case 'Stop Listening':
        dispatch(listeningChanged(false))
        return done(given)
      case 'Sign Out':
        return void signOut('choice')
      case 'Go To': {
        const page = pages.find((one) => one.label === said.Page && isOffered(one, side))
        return page ? go(given, page.path) : done(given)
      }
      case 'Emergency':
        // The chat has what to do, with the numbers to call.
        dispatch(chatOpened(said.Subject ?? smellQuestion))
        return done(given)
      case 'Ask':
        dispatch(chatOpened(said.Subject ?? null))
        return done(given)
      case 'Find Customer':
      case 'What Can I Say':
        return done(given)
    }
  }

  return { begin, asks }
}
