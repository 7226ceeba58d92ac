import { isStaff } from '#shared/access/access'
import { useSignedIn } from '../../session/SignedIn'
import { hasRight } from '../../session/useHasRight'

/** Customers may always save their own data. Staff need a right to take customers' data out of the console. */
export function useCanExport(): boolean {
  const { person, ownFeatures } = useSignedIn()
  return !isStaff(person.userTypeCode) || hasRight(ownFeatures, 'EXPORT.read')
}
