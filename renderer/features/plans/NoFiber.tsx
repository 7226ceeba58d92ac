/** Shows whether an address without fiber can get it, and the plans with their prices. */
import type { CommunityPlans } from '#shared/contract/services/plans'
import { phoneLink, supportNumber } from '#shared/desks/contactNumbers'
import { paths } from '#shared/paths'
import * as planTexts from '#shared/texts/services/plans'
import { useHasRight } from '../../session/useHasRight'
import { LinkButton } from '../../ui/panels/LinkButton'
import { PageStack, Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { NoPlans } from './NoPlans'
import { PlanCards } from './PlanCards'

export function NoFiber({ offers, address }: { offers: CommunityPlans; address: string }) {
  const mayRequest = useHasRight('SERVICETICKET.write')
  const { availability, community_name, plans } = offers
  if (availability !== 'offered' || plans.length === 0) return <NoPlans offers={offers} serviceType="FIBER" />
  return (
    <PageStack>
      <Panel title={planTexts.availableTitle}>
        <p>{planTexts.noActiveFiber(address, community_name)}</p>
        <div className={parts.actions}>
          {mayRequest && (
            <LinkButton kind="primary" to={paths.serviceTicketCreate}>
              {planTexts.requestInstallation}
            </LinkButton>
          )}
          <a href={phoneLink(supportNumber)}>{planTexts.call(supportNumber)}</a>
        </div>
      </Panel>
      <Panel title={planTexts.plansIn(community_name)}>
        <PlanCards serviceType="FIBER" plans={plans} scheduledCode={null} />
      </Panel>
    </PageStack>
  )
}
