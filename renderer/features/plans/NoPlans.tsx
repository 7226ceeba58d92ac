/** Why there is nothing to choose, and what can be done. */
import type { CommunityPlans } from '#shared/contract/plans'
import type { PlanServiceType } from '#shared/plans'
import { serviceLabels } from '#shared/services'
import { supportNumber, telephoneLink } from '#shared/contactNumbers'
import { EmptyPanel } from '../../ui/panels/Panel'

interface NoPlansProps {
  offers: CommunityPlans
  serviceType: PlanServiceType
}

export const NoPlans = ({ offers, serviceType }: NoPlansProps) => (
  <EmptyPanel>
    <p>{reasonOf(offers, serviceLabels[serviceType])}</p>
    <p>
      Questions? Call us at <a href={telephoneLink(supportNumber)}>{supportNumber}</a>.
    </p>
  </EmptyPanel>
)

function reasonOf({ availability, community_name }: CommunityPlans, service: string): string {
  switch (availability) {
    case 'by_agreement':
      return `This home’s plan is part of the agreement of ${community_name}, which sets it for every home.`
    case 'planned':
      return `${service} is planned for ${community_name}. The line is still being built, so there are no plans to choose yet.`
    case 'offered':
      return `${community_name} has no other plan for this service.`
    case 'not_offered':
      return `${service} is not available in ${community_name}.`
  }
}
