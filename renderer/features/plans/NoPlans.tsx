/** Explains why there are no plans to select, and gives the support number. */

import type { CommunityPlans } from '#shared/contract/services/plans'
import { phoneLink, supportNumber } from '#shared/desks/contactNumbers'
import type { PlanServiceType } from '#shared/services/plans'
import * as planTexts from '#shared/texts/services/plans'
import * as serviceTexts from '#shared/texts/services/services'
import { EmptyPanel } from '../../ui/panels/Panel'
import { Rich } from '../../ui/Rich'

interface NoPlansProps {
  offers: CommunityPlans
  serviceType: PlanServiceType
}

export const NoPlans = ({ offers, serviceType }: NoPlansProps) => (
  <EmptyPanel picture="router">
    <p>{reasonOf(offers, serviceTexts.serviceLabels[serviceType])}</p>
    <p>
      <Rich text={planTexts.questionsHint} parts={{ link: <a href={phoneLink(supportNumber)}>{supportNumber}</a> }} />
    </p>
  </EmptyPanel>
)

function reasonOf({ availability, community_name }: CommunityPlans, service: string): string {
  switch (availability) {
    case 'by_agreement':
      return planTexts.communityPlanHint(community_name)
    case 'planned':
      return planTexts.plannedService(service, community_name)
    case 'offered':
      return planTexts.noOtherPlan(community_name)
    case 'not_offered':
      return planTexts.isntAvailableIn(service, community_name)
  }
}
