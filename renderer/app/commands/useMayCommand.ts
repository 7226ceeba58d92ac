/** Which commands somebody may give, here and now, and why not. */
import { mayGive as mayAnybodyGive, sideOf } from '#shared/commands/givers'
import { registry, type CommandName } from '#shared/commands/registry'
import type { Understood } from '#shared/commands/understood'
import { narrowedTo } from '../../session/grantedRights'
import { useSignedIn } from '../../session/SignedIn'
import { may } from '../../session/useMay'
import { useSelected } from '../../session/useSelected'
import { accountNamed } from './accountNamed'
import * as commandTexts from '#shared/texts/commands'

/** These are about the account that they name, not about the one that is chosen. */
const namesAccount: ReadonlySet<CommandName> = new Set([commandTexts.makePayment, commandTexts.showBalance])

export function useMayCommand() {
  const { person, user, customer, features, ownFeatures } = useSignedIn()
  const { account } = useSelected()
  const side = sideOf(person.userTypeCode)

  function rightsFor({ Command: name, Parameters: said }: Pick<Understood, 'Command' | 'Parameters'>) {
    // What is about no account is one's own, whatever was granted on the account that is chosen.
    if (!registry[name].needs) return ownFeatures
    const named = namesAccount.has(name) ? accountNamed(said, { user, account }).account : null
    return named && !customer ? narrowedTo(named, ownFeatures) : features
  }

  /** Why it cannot be given; null where it can. */
  function refusalOf(command: Pick<Understood, 'Command' | 'Parameters'>): string | null {
    const { needs, about } = registry[command.Command]
    const isMissing = needs === 'account' ? account === null : needs === 'customer' && (account ?? customer) === null
    if (isMissing) return commandTexts.noAccount(side)
    const rights = rightsFor(command)
    return mayAnybodyGive(command.Command, side, (right) => may(rights, right)) ? null : commandTexts.notAllowed(about)
  }

  const mayGive = (name: CommandName): boolean => refusalOf({ Command: name, Parameters: {} }) === null
  return { side, mayGive, refusalOf }
}
