/** Closes the customer whom staff have opened. */
import { useDispatch } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { z } from 'zod/mini'
import { customerNumberIn } from '#shared/pages/customerUrl'
import { paths } from '#shared/paths'
import { customerClosed } from '../../session/selectionSlice'

const closingState = z.object({ closesCustomer: z.literal(true) })

/** Tells whether a navigation closes the customer. */
export const closesCustomer = (state: unknown): boolean => closingState.safeParse(state).success

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
