/** Tells which commands the user can execute now, and why not. */
import { canUseCommand, sideOf } from '#shared/commands/commandAccess'
import type { ParsedCommand } from '#shared/commands/parsedCommand'
import { type CommandName, registry } from '#shared/commands/registry'
import { commandDescriptions } from '#shared/texts/speech/commandDescriptions'
import * as commandTexts from '#shared/texts/speech/commands'
import { limitToGrantedRights } from '../../session/grantedRights'
import { hasRight } from '../../session/hasRight'
import { useSignedIn } from '../../session/SignedIn'
import { useSelection } from '../../session/useSelection'
import { findNamedAccount } from './findNamedAccount'

/** These concern the account that they name instead of the selected one. */
const accountCommands: ReadonlySet<CommandName> = new Set(['Make Payment', 'Show Balance'])

export function useCommandAccess() {
  const { person, user, customer, features, ownFeatures } = useSignedIn()
  const { account } = useSelection()
  const side = sideOf(person.userTypeCode)

  function featuresFor({ Command: name, Parameters: parameters }: Pick<ParsedCommand, 'Command' | 'Parameters'>) {
    // Commands without an account concern the person's own data, so grants on the selected account do not limit them.
    if (!registry[name].needs) return ownFeatures
    const namedAccount = accountCommands.has(name) ? findNamedAccount(parameters, { user, account }).account : null
    return namedAccount && !customer ? limitToGrantedRights(namedAccount, ownFeatures) : features
  }

  /** Returns why the command is not available, or null when it is. */
  function problemOf(command: Pick<ParsedCommand, 'Command' | 'Parameters'>): string | null {
    const { needs } = registry[command.Command]
    const isMissing = needs === 'account' ? account === null : needs === 'customer' && (account ?? customer) === null
    if (isMissing) return commandTexts.noAccount(side)
    const rights = featuresFor(command)
    return canUseCommand(command.Command, side, (right) => hasRight(rights, right))
      ? null
      : commandTexts.notAllowed(commandDescriptions[command.Command])
  }

  const isAvailable = (name: CommandName): boolean => problemOf({ Command: name, Parameters: {} }) === null
  return { side, isAvailable, problemOf }
}
