import { useDispatch } from 'react-redux'
import { useSignedIn } from '../../session/SignedIn'
import { accountOfBill } from '../../session/selectedAccount'
import { accountSelected } from '../../session/selectionSlice'

/** Returns a function that selects a billing account, so that following screens, such as payment, show it. */
export function useSelectBill(): (billNumber: string, premiseId?: string) => void {
  const { user } = useSignedIn()
  const dispatch = useDispatch()
  return (billNumber, premiseId) => {
    const account = accountOfBill(user, billNumber, premiseId)
    if (account) dispatch(accountSelected(account))
  }
}
