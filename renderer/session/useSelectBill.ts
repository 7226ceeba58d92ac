import { useDispatch } from 'react-redux'
import { useSignedIn } from './SignedIn'
import { accountOfBill } from './selectedAccount'
import { accountSelected } from './selectionSlice'

/** Returns a function that selects a billing account, so that following screens, such as payment, show it. */
export function useSelectBill(): (billNumber: string, premiseId?: string) => void {
  const { user } = useSignedIn()
  const dispatch = useDispatch()
  return (billNumber, premiseId) => {
    const account = accountOfBill(user, billNumber, premiseId)
    if (account) dispatch(accountSelected(account))
  }
}
