/** Which commands somebody may give, here and now. */
import { isStaff } from '#shared/access'
import { registry, type CommandName, type Side } from '#shared/commands/registry'
import { useSignedIn } from '../../session/SignedIn'
import { may } from '../../session/useMay'
import { useSelected } from '../../session/useSelected'

export function useMayCommand() {
  const { person, customer, features, ownFeatures } = useSignedIn()
  const { account } = useSelected()
  const side: Side = isStaff(person.userTypeCode) ? 'staff' : 'customer'
  /** What it is about is not chosen. */
  const isMissing = (name: CommandName): boolean => {
    const { needs } = registry[name]
    return needs === 'account' ? account === null : needs === 'customer' && (account ?? customer) === null
  }
  const mayGive = (name: CommandName): boolean => {
    const { side: of, right, needs } = registry[name]
    if (of !== 'both' && of !== side) return false
    // What is about no account is one's own, whatever was granted on the account that is chosen.
    if (right && !may(needs ? features : ownFeatures, right)) return false
    return !isMissing(name)
  }
  return { side, mayGive, isMissing }
}
