/** Opens a request of a customer. Its page shows the open customer's requests, so the customer is opened first. */
import { useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths'
import { useHasOwnRight } from '../../session/useHasRight'
import { useOpenCustomer } from '../customers/useOpenCustomer'

export function useViewRequest() {
  const mayView = useHasOwnRight('ACCOUNTS.read')
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
