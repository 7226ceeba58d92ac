/** Loads what the form of a request shows about the selected service: open requests, and the meter’s readings. */
import type { ServiceKind } from '#shared/contract/cases/cases'
import { useListOpenCasesQuery } from '../../../api/cases/cases'
import { useListUsageQuery } from '../../../api/services/usage'
import { useCustomerFilter } from '../../../domain/cases/useCustomerFilter'
import { useHasRight } from '../../../session/useHasRight'

interface RequestAbout {
  service: string
  kind: ServiceKind
}

export function useOpenRequestsQuery({ service, kind }: RequestAbout) {
  const customer = useCustomerFilter()
  return useListOpenCasesQuery({
    body: {
      ...customer,
      ...(service && { crm_service_account_id: [service] }),
      tab: 'open',
      category: [kind.category],
      sort: 'created',
      page_number: 1,
      page_size: 20,
    },
  })
}

export function useMeterQuery({ service, kind }: RequestAbout) {
  const mayRead = useHasRight('ACCOUNTS.read')
  return useListUsageQuery(
    { body: { service_account_id: service, months: 13 } },
    { skip: !mayRead || service === '' || kind.category !== 'gasMeter' },
  )
}

/** Returns whether the form would still move when an answer arrives, while someone may be about to click. */
export function useIsContextLoading(about: RequestAbout): boolean {
  const openRequests = useOpenRequestsQuery(about)
  const meter = useMeterQuery(about)
  return openRequests.isLoading || meter.isLoading
}
