import type { ReactNode } from 'react'
import { isStaff } from '#shared/access'
import type { UserAccount } from '#shared/contract/customers'
import { useSignedIn } from '../../session/SignedIn'
import { useSelected } from '../../session/useSelected'
import { supportNumber, telephoneLink } from '../../ui/states/contactNumbers'
import { EmptyPanel } from '../../ui/panels/Panel'

/** A page about the selected billing group; for whoever has none it says why there is nothing to see. */
export function WithAccount({ children }: { children: (account: UserAccount) => ReactNode }) {
  const { user } = useSignedIn()
  const { account } = useSelected()
  if (account) return children(account)
  if (isStaff(user.userTypeCode)) {
    return (
      <EmptyPanel>Staff have no accounts of their own. Those of a customer are shown once one is chosen.</EmptyPanel>
    )
  }
  return (
    <EmptyPanel>
      <p>
        There is no service on your sign-in yet, so there is nothing to choose here. Call us at{' '}
        <a href={telephoneLink(supportNumber)}>{supportNumber}</a> to start one.
      </p>
    </EmptyPanel>
  )
}
