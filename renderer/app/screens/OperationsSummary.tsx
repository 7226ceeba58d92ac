/** /home of staff, with links only to pages that the agent may see. */
import { OperationsSummaryPage } from '../../features/summary/OperationsSummaryPage'
import { useSignedIn } from '../../session/SignedIn'
import { canSee } from '../routes/routeAccess'
import { routeAt } from '../routes/routes'

export function OperationsSummary() {
  const signedIn = useSignedIn()
  const isOpen = (address: string): boolean => {
    const route = routeAt(address.split('?')[0] ?? '')
    return route !== undefined && canSee(route, signedIn)
  }
  return <OperationsSummaryPage canOpen={isOpen} />
}
