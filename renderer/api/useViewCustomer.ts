/** The way from a row about an account to all else of its customer: opens them, and shows the Customer Data View. */
import { useNavigate } from 'react-router-dom'
import { paths } from '../paths'
import { useMayOwn } from '../session/useMay'
import { useOpenCustomer } from './useOpenCustomer'

export function useViewCustomer() {
  const mayView = useMayOwn('ACCOUNTS.read')
  const { open, opening } = useOpenCustomer()
  const navigate = useNavigate()

  async function view(customerNumber: string): Promise<void> {
    if (await open(customerNumber)) void navigate(paths.dashboard)
  }

  return { mayView, view: (customerNumber: string) => void view(customerNumber), opening }
}
