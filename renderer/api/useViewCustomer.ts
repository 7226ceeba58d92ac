/** The way from a row about an account to all else of its customer: opens them, and shows the Customer Data View. */
import { useNavigate } from 'react-router-dom'
import { paths } from '../paths'
import { useMayOwn } from '../session/useMay'
import { useOpenCustomer } from './useOpenCustomer'

export function useViewCustomer() {
  const mayView = useMayOwn('ACCOUNTS.read')
  const { open, opening } = useOpenCustomer()
  const navigate = useNavigate()

  async function view(customerNumber: string, premiseId?: string): Promise<void> {
    if (await open(customerNumber, premiseId ?? null)) void navigate(paths.dashboard)
  }

  return {
    mayView,
    /** At one of their addresses, or at the one that counts by itself. */
    view: (customerNumber: string, premiseId?: string) => void view(customerNumber, premiseId),
    opening,
  }
}
