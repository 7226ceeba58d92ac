/** The way to a request of a customer: it is shown with its customer open, whom opening it therefore opens first. */
import { useNavigate } from 'react-router-dom'
import { paths } from '../paths'
import { useMayOwn } from '../session/useMay'
import { useOpenCustomer } from './useOpenCustomer'

export function useViewRequest() {
  const mayView = useMayOwn('ACCOUNTS.read')
  const { open, opening } = useOpenCustomer()
  const navigate = useNavigate()

  async function view(customerNumber: string, caseId: string): Promise<void> {
    if (await open(customerNumber)) void navigate(`${paths.serviceTicketView}?case=${caseId}`)
  }

  return {
    mayView,
    view: (customerNumber: string, caseId: string) => void view(customerNumber, caseId),
    opening,
  }
}
