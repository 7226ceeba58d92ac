/** Opens the customer whom the URL names, and closes the customer when staff leave the URL for that. */
import { useLayoutEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation, useNavigationType } from 'react-router-dom'
import { customerNumberIn, customerPlaceIn } from '#shared/pages/customerUrl'
import { api } from '../../api/client'
import { closesCustomer } from '../../domain/customers/useCloseCustomer'
import { customerClosed, customerOpened, selectSelection } from '../../session/selectionSlice'

/**
 * Returns the number of the customer whom the URL names, or null if it names nobody. Without `isOfStaff`, nothing is
 * opened: the user may not be known yet, and the selection that the tab has stored is restored when they are.
 */
export function useCustomerOfUrl(isOfStaff: boolean): string | null {
  const { customerNumber } = useSelector(selectSelection)
  const { pathname, search, key, state } = useLocation()
  const isNavigation = useNavigationType() !== 'POP'
  const visited = useRef<string | null>(null)
  const dispatch = useDispatch()
  const named = customerNumberIn(pathname)
  // Before the page is drawn, which would show another customer.
  useLayoutEffect(() => {
    const visit = `${key} ${pathname}${search}`
    if (!isOfStaff || visited.current === visit) return
    visited.current = visit
    if (named !== null) {
      const { premiseId } = customerPlaceIn(new URLSearchParams(search))
      if (named === customerNumber && premiseId === null) return
      dispatch(customerOpened({ customerNumber: named, premiseId }))
      dispatch(api.util.invalidateTags(['RecentCustomers']))
    } else if (isNavigation && closesCustomer(state)) dispatch(customerClosed())
  }, [dispatch, isOfStaff, key, pathname, search, named, customerNumber, state, isNavigation])
  return named
}
