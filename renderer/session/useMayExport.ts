import { isStaff } from '#shared/access'
import { useSignedIn } from './SignedIn'
import { may } from './useMay'

/** Customers may always save what is theirs; staff need the right to take data of others out of the console. */
export function useMayExport(): boolean {
  const { person, ownFeatures } = useSignedIn()
  return !isStaff(person.userTypeCode) || may(ownFeatures, 'EXPORT.read')
}
