import { isStaff } from '#shared/access/access'
import { useSignedIn } from '../../session/SignedIn'

/** Returns the filter that staff need in lists of cases: the customer whom they have opened. Customers need none. */
export function useCustomerFilter(): { crm_customer_id?: string } {
  const { person, customer } = useSignedIn()
  return isStaff(person.userTypeCode) && customer ? { crm_customer_id: customer.crm_customer_number } : {}
}
