/** /home of staff, with what it may lead to. */
import { OperationsSummaryPage } from '../../features/summary/OperationsSummaryPage'
import { useSignedIn } from '../../session/SignedIn'
import { maySee } from '../routes/maySee'
import { routeAt } from '../routes/routes'

export function OperationsSummary() {
  const signedIn = useSignedIn()
  const isOpen = (address: string): boolean => {
    const route = routeAt(address.split('?')[0] ?? '')
    return route !== undefined && maySee(route, signedIn)
  }
  return <OperationsSummaryPage isOpen={isOpen} />
}
