/** Which commands somebody may give, here and now. */
import { mayGive as mayAnybodyGive, sideOf } from '#shared/commands/givers'
import { registry, type CommandName } from '#shared/commands/registry'
import { useSignedIn } from '../../session/SignedIn'
import { may } from '../../session/useMay'
import { useSelected } from '../../session/useSelected'

export function useMayCommand() {
  const { person, customer, features, ownFeatures } = useSignedIn()
  const { account } = useSelected()
  const side = sideOf(person.userTypeCode)
  /** What it is about is not chosen. */
  const isMissing = (name: CommandName): boolean => {
    const { needs } = registry[name]
    return needs === 'account' ? account === null : needs === 'customer' && (account ?? customer) === null
  }
  const mayGive = (name: CommandName): boolean => {
    // What is about no account is one's own, whatever was granted on the account that is chosen.
    const rights = registry[name].needs ? features : ownFeatures
    return mayAnybodyGive(name, side, (right) => may(rights, right)) && !isMissing(name)
  }
  return { side, mayGive, isMissing }
}
