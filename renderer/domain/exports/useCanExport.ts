import { isStaff } from '#shared/access/access'
import { hasRight } from '../../session/hasRight'
import { useSignedIn } from '../../session/SignedIn'

/** Customers may always save their own data. Staff need a right to take customers' data out of the console. */
export function useCanExport(): boolean {
  const { person, ownFeatures } = useSignedIn()
  return !isStaff(person.userTypeCode) || hasRight(ownFeatures, 'EXPORT.read')
}
