import type { CanOpenPath } from '../../session/canOpenPath'
import { useSignedIn } from '../../session/SignedIn'
import { pageAt } from './pageAt'
import { canSee } from './routeAccess'

export function useCanOpenPath(): CanOpenPath {
  const signedIn = useSignedIn()
  return (path) => {
    const page = pageAt(path.split('?', 1)[0] ?? '')
    return page !== undefined && canSee(page, signedIn)
  }
}
