/** The customer whom staff have opened, also on staff tools that do not concern one customer. */
import { useSelector } from 'react-redux'
import type { CustomerOverview } from '#shared/contract/customers/customers'
import { customersApi } from '../../api/customers/customers'
import { selectSelection } from '../../session/selectionSlice'

/** Returns undefined when no customer is open or while the data is loading. */
export function useOpenedCustomer(): CustomerOverview | undefined {
  const { customerNumber } = useSelector(selectSelection)
  const { currentData } = customersApi.useGetCustomerOverviewQuery(
    { query: { crm_customer_id: customerNumber ?? '' } },
    { skip: customerNumber === null },
  )
  return currentData
}
