/** Returns what the user has to resolve. It is part of the answer that the accounts are drawn from. */
import type { AccountAlert } from '#shared/contract/customers/accountAlerts'
import { useGetAccountDetailsQuery } from '../../api/customers/customers'
import { useSignedIn } from '../../session/SignedIn'
import { useHasRight } from '../../session/useHasRight'

export function useAccountAlerts({ skip = false } = {}): { alerts: readonly AccountAlert[]; hasFailed: boolean } {
  const { user } = useSignedIn()
  const maySee = useHasRight('ACCOUNTS.read')
  const { currentData, isError } = useGetAccountDetailsQuery(
    { query: { user_id: user.user_id } },
    { skip: skip || !maySee },
  )
  return { alerts: currentData?.alerts ?? [], hasFailed: isError && currentData === undefined }
}
