/** What each command does. Those that belong to a screen lead there, and the screen takes them from there. */
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { pages } from '#shared/commands/pages'
import { registry, type CommandName } from '#shared/commands/registry'
import { commandTexts } from '#shared/commands/texts'
import type { ServiceType } from '#shared/services'
import { useLazyViewBalanceQuery } from '../../api/payments'
import { balanceOf } from '../../api/paymentRequests'
import { useUpdatePreferencesMutation } from '../../api/preferences'
import { signOut } from '../../api/signOut'
import { saveStatement } from '../../api/saveStatement'
import { useLazyListStatementsQuery } from '../../api/statements'
import { paths } from '../../paths'
import { chatOpened } from '../../ui/chat/chatSlice'
import { addressChosen, customerClosed } from '../../session/selectionSlice'
import { useSignedIn } from '../../session/SignedIn'
import { useSelected } from '../../session/useSelected'
import { commandConsumed, commandLed, listeningChanged, type GivenCommand } from '../../ui/commands/commandSlice'
import { useAppearance } from '../../ui/look/appearance'
import { dayText } from '../../ui/look/days'
import { matchesAddress } from '../../ui/matchesAddress'
import { useNotify } from '../../ui/notices/useNotify'
import { owedText } from '../../ui/payments/owedText'
import { useMediaQuery } from '../../ui/useMediaQuery'
import { useMayCommand } from './useMayCommand'

/** What a command still has to ask before anything happens. */
type Question = 'address' | 'customer' | 'commands' | 'signOut'

/** An answer that is read, or said, takes longer than "saved". */
const answerMs = 8000

/** Two years of bills, to find the one of a month. */
const statementsLookedAt = 24

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
  const { user, customer } = useSignedIn()
  const { account } = useSelected()
  const { side, mayGive } = useMayCommand()
  const { theme } = useAppearance()
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)')
  const [viewBalance] = useLazyViewBalanceQuery()
  const [listStatements] = useLazyListStatementsQuery()
  const [update] = useUpdatePreferencesMutation()

  const done = (): void => void dispatch(commandConsumed())
  const tell = (text: string): void => toast('info', text, { hideMs: answerMs })

  /** The screen there does the rest. */
  function lead(path: string): void {
    void navigate(path)
    dispatch(commandLed())
  }
  function go(path: string): void {
    void navigate(path)
    done()
  }

  const addressesMeant = (said: string) => user.user_address_details.filter((address) => matchesAddress(said, address))

  async function showBalance(): Promise<void> {
    go(paths.dashboard)
    if (!account) return
    const { data } = await viewBalance(balanceOf(account))
    if (data) toast('success', `${owedText(data)}.`, { hideMs: answerMs })
    else tell('The balance could not be loaded. Try again in a moment.')
  }

  /** The newest statement, or the newest of a month, shown on its page. */
  async function openStatement(month: number | undefined, then: 'read' | 'download'): Promise<void> {
    if (!account) return done()
    const page_size = month === undefined ? 1 : statementsLookedAt
    const body = { billing_group_id: account.crm_billing_group_id, page_number: 1, page_size }
    const { data } = await listStatements({ body })
    const found = data?.statements.find((one) => month === undefined || Number(one.bill_date.slice(5, 7)) === month)
    if (!found) {
      done()
      return tell(data ? commandTexts.noStatement(month) : 'The statements could not be loaded. Try again in a moment.')
    }
    go(`${paths.billingHistory}?${new URLSearchParams({ statement: found.statement_id }).toString()}`)
    if (then === 'read') return tell(`The bill of ${dayText(found.bill_date)}.`)
    const { error } = await saveStatement(found)
    if (error) tell('The statement was not downloaded. Try again with its PDF button.')
  }

  function switchAddress(said: string): void {
    const [found] = addressesMeant(said)
    if (!found) return
    dispatch(addressChosen(found.crm_premise_id))
    tell(`You are now at ${found.street_address}.`)
    done()
  }

  function changeLook(wanted: 'light' | 'dark' | undefined): void {
    const isDark = theme === 'system' ? isSystemDark : theme === 'dark'
    void update({ body: { theme: wanted ?? (isDark ? 'light' : 'dark') } })
    done()
  }

  /** Null where it can be done as it was said. */
  function asks({ Command: name, Parameters: { Address: address = '' }, isSpoken }: GivenCommand): Question | null {
    const isOneAddress = address !== '' && addressesMeant(address).length === 1
    const questions: Partial<Record<CommandName, Question | false>> = {
      'Switch Address': !isOneAddress && 'address',
      'Find Customer': 'customer',
      'What Can I Say': 'commands',
      // What was only heard may have been misheard.
      'Sign Out': isSpoken && 'signOut',
    }
    return (mayGive(name) && questions[name]) || null
  }

  function refuse(name: CommandName): void {
    const { needsAccount, about } = registry[name]
    const isUnopened = needsAccount === true && (account ?? customer) === null
    tell(isUnopened ? commandTexts.noAccount(side) : commandTexts.notAllowed(about))
    done()
  }

  function begin(given: GivenCommand): void {
    const { Command: name, Parameters: said, NotUnderstood: left } = given
    if (!mayGive(name)) return refuse(name)
    // Where money is meant, the confirmation itself says it.
    if (left.length > 0 && name !== 'Make Payment') tell(commandTexts.leftOut(left))
    if (asks(given)) return
    switch (name) {
      case 'Make Payment':
        return lead(paths.payment)
      case 'Show Balance':
        return void showBalance()
      case 'Open Last Bill':
        return void openStatement(undefined, 'read')
      case 'Download Statement':
        return void openStatement(said.Month, 'download')
      case 'Create Message':
        return lead(side === 'staff' ? paths.dashboard : paths.messageCenter)
      case 'New Service Request':
        return go(said.Service ? requestPaths[said.Service] : paths.serviceTicketCreate)
      case 'Switch Address':
        return switchAddress(said.Address ?? '')
      case 'Open Queue':
        return go(paths.messageQueue)
      case 'New Credit Run':
        return go(paths.issueCredit)
      case 'Close Customer':
        dispatch(customerClosed())
        return done()
      case 'Change Look':
        return changeLook(said.Look)
      case 'Stop Listening':
        dispatch(listeningChanged(false))
        return done()
      case 'Sign Out':
        return void signOut('choice')
      case 'Go To': {
        const page = pages.find(({ label, side: of }) => label === said.Page && (of === 'both' || of === side))
        return page ? go(page.path) : done()
      }
      case 'Ask':
        dispatch(chatOpened(said.Subject ?? null))
        return done()
      case 'Find Customer':
      case 'What Can I Say':
        return done()
    }
  }

  return { begin, asks }
}
