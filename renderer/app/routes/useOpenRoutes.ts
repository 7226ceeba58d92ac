import type { Path } from '../../paths'
import { useSignedIn } from '../../session/SignedIn'
import { maySee } from './maySee'
import { routeAt } from './routes'

/** Tells whether an address leads to a screen that the person may see. */
export function useOpenRoutes(): (path: Path) => boolean {
  const signedIn = useSignedIn()
  return (path) => {
    const route = routeAt(path)
    return route !== undefined && maySee(route, signedIn)
  }
}
