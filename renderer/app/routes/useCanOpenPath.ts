import { useSignedIn } from '../../session/SignedIn'
import { pageAt } from './pageAt'
import { canSee } from './routeAccess'

/** Returns a function that tells whether the person may see the screen of an address, which may have a query. */
export function useCanOpenPath(): (address: string) => boolean {
  const signedIn = useSignedIn()
  return (address) => {
    const page = pageAt(address.split('?', 1)[0] ?? '')
    return page !== undefined && canSee(page, signedIn)
  }
}
