/** /home of staff, with links only to pages that the agent may see. */
import { OperationsSummaryPage } from '../../features/summary/OperationsSummaryPage'
import { useSignedIn } from '../../session/SignedIn'
import { pageAt } from '../routes/pageAt'
import { canSee } from '../routes/routeAccess'

export function OperationsSummary() {
  const signedIn = useSignedIn()
  const isOpen = (url: string): boolean => {
    const page = pageAt(url.split('?')[0] ?? '')
    return page !== undefined && canSee(page, signedIn)
  }
  return <OperationsSummaryPage canOpenPath={isOpen} />
}
