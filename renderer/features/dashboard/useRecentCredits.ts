/** Returns recent credits on one bill, or none for users who may not see its payments. */

import type { UserAccount } from '#shared/contract/customers/userDetails'
import { addDays } from '#shared/format/dates'
import { useListReceivedCreditsQuery } from '../../api/payments/payments'
import { recentCreditsRequestOf } from '../../domain/payments/paymentRequests'
import { useProviderDay } from '../../domain/useProviderDay'
import { useHasRight } from '../../session/useHasRight'

/** About one billing month. Older credits are in the history. */
const recentDays = 31

export function useRecentCredits(account: UserAccount) {
  const maySee = useHasRight('PAYMENTHISTORY.read')
  const since = addDays(useProviderDay(), -recentDays)
  const query = useListReceivedCreditsQuery(recentCreditsRequestOf(account), { skip: !maySee })
  const credits = query.currentData?.credits ?? []
  return { recent: credits.filter(({ created_date }) => created_date >= since), isFailed: query.error !== undefined }
}
