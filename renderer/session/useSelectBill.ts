import { useDispatch } from 'react-redux'
import { accountOfBill } from './selectedAccount'
import { accountChosen } from './selectionSlice'
import { useSignedIn } from './SignedIn'

/** Makes a billing account the one that all screens are about, so that what follows, such as paying, is about it. */
export function useSelectBill(): (billNumber: string, premiseId?: string) => void {
  const { user } = useSignedIn()
  const dispatch = useDispatch()
  return (billNumber, premiseId) => {
    const account = accountOfBill(user, billNumber, premiseId)
    if (account) dispatch(accountChosen(account))
  }
}
