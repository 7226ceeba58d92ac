import type { Path } from '#shared/paths'
import { useSignedIn } from '../../session/SignedIn'
import { pageAt } from './pageAt'
import { canSee } from './routeAccess'

/** Returns a function that tells whether the person may see the screen of an address. */
export function useCanOpenPath(): (path: Path) => boolean {
  const signedIn = useSignedIn()
  return (path) => {
    const page = pageAt(path)
    return page !== undefined && canSee(page, signedIn)
  }
}
