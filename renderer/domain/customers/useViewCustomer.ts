/** Opens the customer of a list row and shows the Customer Data View. */
import { useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths'
import { useHasOwnRight } from '../../session/useHasRight'
import { useOpenCustomer } from './useOpenCustomer'

export function useViewCustomer() {
  const mayView = useHasOwnRight('ACCOUNTS.read')
  const { open, opening } = useOpenCustomer()
  const navigate = useNavigate()

  async function view(customerNumber: string, premiseId?: string): Promise<void> {
    if (await open(customerNumber, premiseId ?? null)) void navigate(paths.dashboard)
  }

  return {
    mayView,
    /** Opens the customer at one of their addresses, or at the default address. */
    view: (customerNumber: string, premiseId?: string) => void view(customerNumber, premiseId),
    opening,
  }
}
