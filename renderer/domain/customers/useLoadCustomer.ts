/** Loads a customer before they are opened, so that the page does not go blank, and stays if the customer can't be loaded. */
import { useState } from 'react'
import { customersApi } from '../../api/customers/customers'

export function useLoadCustomer() {
  const [fetchOverview] = customersApi.useLazyGetCustomerOverviewQuery()
  const [loading, setLoading] = useState<string | null>(null)

  /** Resolves to whether it succeeded. */
  async function load(customerNumber: string): Promise<boolean> {
    setLoading(customerNumber)
    const { error } = await fetchOverview({ query: { crm_customer_id: customerNumber } })
    setLoading(null)
    return error === undefined
  }

  return { load, loading }
}
