/** What was credited to one bill lately; nothing for somebody who may not see its payments. */
import { addDays } from '#shared/dates'
import type { UserAccount } from '#shared/contract/userDetails'
import { useMay } from '../session/useMay'
import { useListReceivedCreditsQuery } from './payments'
import { useProviderDay } from './useProviderDay'

/** About a bill's month: older ones are in the history. */
const recentDays = 31
const mostShown = 3

export function useRecentCredits({ crm_billing_group_id }: UserAccount) {
  const maySee = useMay('PAYMENTHISTORY.read')
  const since = addDays(useProviderDay(), -recentDays)
  const asked = { billing_group_id: crm_billing_group_id, page_size: mostShown }
  const query = useListReceivedCreditsQuery({ query: asked }, { skip: !maySee })
  const credits = query.currentData?.credits ?? []
  return { recent: credits.filter(({ created_date }) => created_date >= since), isFailed: query.error !== undefined }
}
