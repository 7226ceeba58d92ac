import type { ReactNode } from 'react'
import { isStaff } from '#shared/access'
import type { UserAccount } from '#shared/contract/userDetails'
import { useSignedIn } from '../../session/SignedIn'
import { useSelected } from '../../session/useSelected'
import { NoAccount } from '../../ui/states/NoAccount'
import * as preferenceTexts from '#shared/texts/preferences'

/** A page about the selected billing group; for whoever has none it says why there is nothing to see. */
export function WithAccount({ children }: { children: (account: UserAccount) => ReactNode }) {
  const { user } = useSignedIn()
  const { account } = useSelected()
  return account ? (
    children(account)
  ) : (
    <NoAccount isStaff={isStaff(user.userTypeCode)} what={preferenceTexts.nothingToSetHere} />
  )
}
