/** Executes each command. Commands of a screen navigate there, and the screen picks them up from the store. */
import { useDispatch } from 'react-redux'
import { isOffered } from '#shared/commands/commandAccess'
import { namedPages } from '#shared/commands/namedPages'
import { type CommandName, registry } from '#shared/commands/registry'
import { paths } from '#shared/paths'
import type { ServiceType } from '#shared/services/services'
import * as commandTexts from '#shared/texts/speech/commands'
import { useUpdatePreferencesMutation } from '../../api/customers/preferences'
import { signOut } from '../../api/signIn/signOut'
import { smellQuestion } from '../../domain/cases/gasSafety'
import { chatOpened } from '../../domain/chat/chatSlice'
import { type DispatchedCommand, listeningChanged } from '../../domain/commands/commandSlice'
import { useCloseCustomer } from '../../domain/customers/useCloseCustomer'
import { paymentGuard } from '../../features/payments/paying/sending/paymentGuard'
import { useSignedIn } from '../../session/SignedIn'
import { addressSelected } from '../../session/selectionSlice'
import { useAppearance } from '../../ui/format/appearance'
import { useMediaQuery } from '../../ui/useMediaQuery'
import { findNamedAddresses } from './findNamedAddresses'
import { useAccountCommands } from './useAccountCommands'
import { useCommandAccess } from './useCommandAccess'
import { type CommandOutcome, useCommandOutcome } from './useCommandOutcome'
import { useOpenStatement } from './useOpenStatement'

/** A command that lacks one of these opens a dialog that asks for it. */
type CommandQuestion = 'address' | 'customer' | 'commands' | 'signOut'

/** These keep the page and the account, so they do not disturb a payment in progress. */
const allowedDuringPayment: ReadonlySet<CommandName> = new Set([
  'Emergency',
  'Ask',
  'What Can I Say',
  'Change Look',
  'Stop Listening',
])

const requestPaths: Record<ServiceType, string> = {
  GAS: paths.gasServiceTicketCreate,
  FIBER: paths.fiberServiceTicketCreate,
  VOIP: paths.serviceTicketCreate,
  TV: paths.serviceTicketCreate,
}

/** Selects the address that a command names. */
function useSwitchAddress({ notifyUser, finish }: CommandOutcome) {
  const dispatch = useDispatch()
  const { user } = useSignedIn()

  const findAddresses = (spoken: string) => findNamedAddresses(spoken, user.user_address_details)

  function switchAddress(command: DispatchedCommand): void {
    const [found] = findAddresses(command.Parameters.Address ?? '')
    if (!found) return
    dispatch(addressSelected(found.crm_premise_id))
    notifyUser(commandTexts.switchedTo(found.street_address))
    finish(command)
  }

  return { findAddresses, switchAddress }
}

/** Changes between the light and the dark look. */
function useChangeAppearance({ finish }: CommandOutcome) {
  const { theme } = useAppearance()
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)')
  const [updatePreferences] = useUpdatePreferencesMutation()

  return function changeAppearance(command: DispatchedCommand): void {
    const isDark = theme === 'system' ? isSystemDark : theme === 'dark'
    void updatePreferences({ body: { theme: command.Parameters.Look ?? (isDark ? 'light' : 'dark') } })
    finish(command)
  }
}

export function useExecuteCommand() {
  const dispatch = useDispatch()
  const closeCustomer = useCloseCustomer()
  const { side, problemOf } = useCommandAccess()
  const outcome = useCommandOutcome()
  const { notifyUser, finish, reject, routeCommand, goTo } = outcome
  const { startPayment, showBalance } = useAccountCommands(outcome)
  const openStatement = useOpenStatement(outcome)
  const { findAddresses, switchAddress } = useSwitchAddress(outcome)
  const changeAppearance = useChangeAppearance(outcome)

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
    return (problemOf(command) === null && questions[name]) || null
  }

  function execute(command: DispatchedCommand): void {
    const { Command: name, Parameters: parameters, NotUnderstood: unmatched } = command
    const problem = problemOf(command)
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
        closeCustomer()
        return finish(command)
      case 'Change Look':
        return changeAppearance(command)
      case 'Stop Listening':
        dispatch(listeningChanged(false))
        return finish(command)
      case 'Sign Out':
        return void signOut('choice')
      case 'Go To': {
        const page = namedPages.find((entry) => entry.label === parameters.Page && isOffered(entry, side))
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

  return { execute, questionFor }
}
