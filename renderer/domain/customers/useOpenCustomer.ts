/** Opens a customer's account to work on it. */
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { api } from '../../api/client'
import { customersApi } from '../../api/customers/customers'
import { customerOpened } from '../../session/selectionSlice'

/** Fetches the customer first, so that the page does not go blank. `open` resolves to whether it succeeded. */
export function useOpenCustomer() {
  const dispatch = useDispatch()
  const [fetchOverview] = customersApi.useLazyGetCustomerOverviewQuery()
  const [opening, setOpening] = useState<string | null>(null)

  async function open(customerNumber: string, premiseId: string | null = null): Promise<boolean> {
    setOpening(customerNumber)
    const { error } = await fetchOverview({ query: { crm_customer_id: customerNumber } })
    setOpening(null)
    if (error) return false
    dispatch(customerOpened({ customerNumber, premiseId }))
    dispatch(api.util.invalidateTags(['RecentCustomers']))
    return true
  }

  return { open, opening }
}
