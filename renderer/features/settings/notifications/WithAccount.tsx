import type { ReactNode } from 'react'
import { isStaff } from '#shared/access/access'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { NoAccount } from '../../../domain/services/NoAccount'
import { useSignedIn } from '../../../session/SignedIn'
import { useSelection } from '../../../session/useSelection'

/** Renders a page for the selected account, or explains why the page is empty without one. */
export function WithAccount({ children }: { children: (account: UserAccount) => ReactNode }) {
  const { user } = useSignedIn()
  const { account } = useSelection()
  return account ? children(account) : <NoAccount isStaff={isStaff(user.userTypeCode)} />
}
