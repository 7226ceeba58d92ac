/** Which commands somebody may give, here and now. */
import { isStaff } from '#shared/access'
import { registry, type CommandName, type Side } from '#shared/commands/registry'
import { useSignedIn } from '../../session/SignedIn'
import { may } from '../../session/useMay'
import { useSelected } from '../../session/useSelected'

export function useMayCommand() {
  const { person, customer, features } = useSignedIn()
  const { account } = useSelected()
  const side: Side = isStaff(person.userTypeCode) ? 'staff' : 'customer'
  const mayGive = (name: CommandName): boolean => {
    const { side: of, right, needsAccount } = registry[name]
    if (of !== 'both' && of !== side) return false
    if (right && !may(features, right)) return false
    return !needsAccount || (account ?? customer) !== null
  }
  return { side, mayGive }
}
