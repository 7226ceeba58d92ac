/** Opens a customer and shows the Customer Data View. */
import { useNavigate } from 'react-router-dom'
import { type CustomerPlace, customerUrl } from '#shared/pages/customerUrl'
import { useHasOwnRight } from '../../session/useHasRight'
import { useLoadCustomer } from './useLoadCustomer'

export function useViewCustomer() {
  const mayView = useHasOwnRight('ACCOUNTS.read')
  const { load, loading } = useLoadCustomer()
  const navigate = useNavigate()

  /** Resolves to whether the customer can be shown. */
  async function view(customerNumber: string, place: CustomerPlace = {}): Promise<boolean> {
    const isLoaded = await load(customerNumber)
    if (isLoaded) void navigate(customerUrl(customerNumber, place))
    return isLoaded
  }

  return { mayView, view, opening: loading }
}
