/** Shows the plan and add-ons of a TV or voice account on that service's page. */
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { paths } from '#shared/paths'
import type { PlanServiceType } from '#shared/services/plans'
import * as commonTexts from '#shared/texts/common'
import * as planTexts from '#shared/texts/services/plans'
import { useListCommunityPlansQuery } from '../../api/services/plans'
import { PageState } from '../../ui/states/PageState'
import { AddonsPanel } from './AddonsPanel'
import { CurrentPlanPanel } from './CurrentPlanPanel'

const ChangePlanDialog = lazy(async () => ({ default: (await import('./ChangePlanDialog')).ChangePlanDialog }))

interface ServicePlanProps {
  account: UserAccount
  serviceType: PlanServiceType
}

export function ServicePlan({ account, serviceType }: ServicePlanProps) {
  const query = useListCommunityPlansQuery({
    body: { crm_premise_id: account.crm_premise_id, service_type: serviceType },
  })
  const [isChanging, setIsChanging] = useState(false)
  return (
    <>
      <PageState query={query} failedText={planTexts.planNotLoaded} rows={3}>
        {(offers) => <CurrentPlanPanel offers={offers} onChange={() => setIsChanging(true)} />}
      </PageState>
      <AddonsPanel
        account={account}
        serviceType={serviceType}
        emptyAction={<Link to={paths.contactUs}>{commonTexts.contactUs}</Link>}
      />
      {isChanging && (
        <Suspense fallback={null}>
          <ChangePlanDialog account={account} serviceType={serviceType} onClose={() => setIsChanging(false)} />
        </Suspense>
      )}
    </>
  )
}
