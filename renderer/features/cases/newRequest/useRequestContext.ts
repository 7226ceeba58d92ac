/** Loads what the form of a request shows about the selected service: open requests, and the meter’s readings. */
import { useState } from 'react'
import type { ServiceKind } from '#shared/contract/cases/caseCatalog'
import { useListOpenCasesQuery } from '../../../api/cases/cases'
import { useListUsageQuery } from '../../../api/services/usage'
import { useCustomerFilter } from '../../../domain/cases/useCustomerFilter'
import { useHasRight } from '../../../session/useHasRight'
import { selectedPlace } from './requestDraft'

export type RequestContext = ReturnType<typeof useRequestContext>

export function useRequestContext({ service, kind }: { service: string; kind: ServiceKind }) {
  const customer = useCustomerFilter()
  const { serviceId, premiseId } = selectedPlace(service)
  const mayRead = useHasRight('ACCOUNTS.read')
  const openRequests = useListOpenCasesQuery({
    body: {
      ...customer,
      ...(serviceId !== undefined && { crm_service_account_id: [serviceId] }),
      ...(premiseId !== undefined && { crm_premise_id: premiseId }),
      tab: 'open',
      category: [kind.category],
      sort: 'created',
      page_number: 1,
      page_size: 20,
    },
  })
  const meter = useListUsageQuery(
    { body: { service_account_id: serviceId ?? '', months: 13 } },
    { skip: !mayRead || serviceId === undefined || kind.category !== 'gasMeter' },
  )
  /** Until then the form would move when an answer arrives, while someone may be about to click. */
  const [hasLoaded, setHasLoaded] = useState(false)
  if (!hasLoaded && !openRequests.isLoading && !meter.isLoading) setHasLoaded(true)
  return { openRequests: openRequests.data?.cases ?? [], meter, hasLoaded }
}
