/** Closes the customer whom staff have opened. */
import { useDispatch } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { customerNumberIn } from '#shared/pages/customerUrl'
import { paths } from '#shared/paths'
import { customerClosed } from '../../session/selectionSlice'

/** Tells whether a navigation closes the customer. */
export const closesCustomer = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'closesCustomer' in state

/** A customer's URL is left, and its page may ask about unsaved changes first. Other pages stay. */
export function useCloseCustomer(): () => void {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return () => {
    if (customerNumberIn(pathname) === null) dispatch(customerClosed())
    else void navigate(paths.dashboard, { state: { closesCustomer: true } })
  }
}
