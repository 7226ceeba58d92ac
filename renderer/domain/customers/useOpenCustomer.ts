/** Opens a customer's account to work on it, on a page that does not name the customer in its URL. */
import { useDispatch } from 'react-redux'
import { api } from '../../api/client'
import { customerOpened } from '../../session/selectionSlice'
import { useLoadCustomer } from './useLoadCustomer'

export function useOpenCustomer() {
  const dispatch = useDispatch()
  const { load, loading } = useLoadCustomer()

  /** Resolves to whether it succeeded. */
  async function open(customerNumber: string): Promise<boolean> {
    if (!(await load(customerNumber))) return false
    dispatch(customerOpened({ customerNumber, premiseId: null }))
    dispatch(api.util.invalidateTags(['RecentCustomers']))
    return true
  }

  return { open, opening: loading }
}
