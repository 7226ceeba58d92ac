/** Returns what the user has to resolve. It is part of the answer that the accounts are drawn from. */
import type { AccountAlert } from '#shared/contract/customers/accountAlerts'
import { useGetAccountDetailsQuery } from '../../api/customers/customers'
import { useSignedIn } from '../../session/SignedIn'
import { useHasRight } from '../../session/useHasRight'

interface AccountAlerts {
  alerts: readonly AccountAlert[]
  isLoading: boolean
  hasFailed: boolean
}

export function useAccountAlerts({ skip = false } = {}): AccountAlerts {
  const { user } = useSignedIn()
  const maySee = useHasRight('ACCOUNTS.read')
  const { currentData, isError, isFetching } = useGetAccountDetailsQuery(
    { query: { user_id: user.user_id } },
    { skip: skip || !maySee },
  )
  const isMissing = currentData === undefined
  return { alerts: currentData?.alerts ?? [], isLoading: isMissing && isFetching, hasFailed: isMissing && isError }
}
