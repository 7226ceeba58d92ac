import type { Path } from '../../paths'
import { useSignedIn } from '../../session/SignedIn'
import { canSee } from './routeAccess'
import { routeAt } from './routes'

/** Returns a function that tells whether the person may see the screen of an address. */
export function useCanOpenPath(): (path: Path) => boolean {
  const signedIn = useSignedIn()
  return (path) => {
    const route = routeAt(path)
    return route !== undefined && canSee(route, signedIn)
  }
}
