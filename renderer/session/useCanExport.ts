import { isStaff } from '#shared/access'
import { useSignedIn } from './SignedIn'
import { hasRight } from './useHasRight'

/** Customers may always save their own data. Staff need a right to take customers' data out of the console. */
export function useCanExport(): boolean {
  const { person, ownFeatures } = useSignedIn()
  return !isStaff(person.userTypeCode) || hasRight(ownFeatures, 'EXPORT.read')
}
