/** How many users of other accounts wait for access to the selected customer's, for whoever decides on it. */
import { isStaff } from '#shared/access'
import { useSignedIn } from '../session/SignedIn'
import { useMay } from '../session/useMay'
import { useSelected } from '../session/useSelected'
import { useListAccessRequestsQuery } from './accessRequests'

export function useWaitingRequests(): number {
  const { person } = useSignedIn()
  const { account } = useSelected()
  const mayDecide = useMay('MANAGECONTACT.write')
  const body = account ? { crm_customer_id: account.crm_customer_number } : {}
  const { currentData } = useListAccessRequestsQuery({ body }, { skip: !mayDecide || isStaff(person.userTypeCode) })
  return currentData?.waiting.length ?? 0
}
