/** Returns how many users wait for access to the selected customer's account, for users who decide on it. */
import { isStaff } from '#shared/access/access'
import { useListAccessRequestsQuery } from '../../api/access/accessRequests'
import { useSignedIn } from '../../session/SignedIn'
import { useHasRight } from '../../session/useHasRight'
import { useSelection } from '../../session/useSelection'

export function useAccessRequestCount(): number {
  const { person } = useSignedIn()
  const { account } = useSelection()
  const mayDecide = useHasRight('MANAGECONTACT.write')
  const body = account ? { crm_customer_id: account.crm_customer_number } : {}
  const { currentData } = useListAccessRequestsQuery({ body }, { skip: !mayDecide || isStaff(person.userTypeCode) })
  return currentData?.waiting.length ?? 0
}
