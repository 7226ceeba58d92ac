/** /fiber-service shows plan, add-ons, and the community's plans. The caller passes in the devices. */
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import type { CommunityPlans } from '#shared/contract/services/plans'
import { paths } from '#shared/paths'
import * as planTexts from '#shared/texts/services/plans'
import { useListCommunityPlansQuery } from '../../api/services/plans'
import { NoAccount } from '../../domain/services/NoAccount'
import { useSignedIn } from '../../session/SignedIn'
import { useHasRight } from '../../session/useHasRight'
import { useSelection } from '../../session/useSelection'
import { Button } from '../../ui/Button'
import { PageStack, Panel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { AddonsPanel } from './AddonsPanel'
import { ChangePlanDialog } from './ChangePlanDialog'
import { CurrentPlanPanel } from './CurrentPlanPanel'
import { NoFiber } from './NoFiber'
import { NoPlans } from './NoPlans'
import { PlanCards } from './PlanCards'

interface FiberServicePageProps {
  devicesOf: (account: UserAccount) => ReactNode
}

export function FiberServicePage({ devicesOf }: FiberServicePageProps) {
  const { user } = useSignedIn()
  const { account, accounts } = useSelection()
  if (!account) return <NoAccount isStaff={isStaff(user.userTypeCode)} />
  return (
    <FiberAtAddress
      key={account.crm_premise_id}
      account={account}
      fiber={accounts.find(({ service_type_code }) => service_type_code === 'FIBER') ?? null}
      devicesOf={devicesOf}
    />
  )
}

interface FiberAtAddressProps extends FiberServicePageProps {
  /** Can be any service account at the address. */
  account: UserAccount
  fiber: UserAccount | null
}

function FiberAtAddress({ account, fiber, devicesOf }: FiberAtAddressProps) {
  const query = useListCommunityPlansQuery({
    body: { crm_premise_id: account.crm_premise_id, service_type: 'FIBER' },
  })
  return (
    <PageState query={query} failedText={planTexts.fiberServiceNotLoaded} rows={8}>
      {(offers) =>
        fiber && offers.crm_service_account_id ? (
          <FiberService account={fiber} offers={offers} devices={devicesOf(fiber)} />
        ) : (
          <NoFiber offers={offers} address={account.street_address} />
        )
      }
    </PageState>
  )
}

/** The id of the heading of the community's plans. */
const plansId = 'community-plans'

interface FiberServiceProps {
  account: UserAccount
  offers: CommunityPlans
  devices: ReactNode
}

function FiberService({ account, offers, devices }: FiberServiceProps) {
  const mayWrite = useHasRight('ACCOUNTS.write')
  /** The selected plan code: `''` opens the dialog without a selection, and null closes it. */
  const [changingTo, setChangingTo] = useState<string | null>(null)
  const { plans, scheduled, current, community_name } = offers
  return (
    <PageStack isShownInOrder>
      <CurrentPlanPanel offers={offers} onChange={() => setChangingTo('')}>
        <p>
          <Link to={paths.internetUsage}>{planTexts.viewInternetUsage}</Link>
        </p>
      </CurrentPlanPanel>
      {devices}
      <AddonsPanel
        account={account}
        serviceType="FIBER"
        emptyAction={<Button onClick={() => document.getElementById(plansId)?.focus()}>{planTexts.seePlans}</Button>}
      />
      <Panel title={planTexts.plansIn(community_name)} headingId={plansId}>
        {plans.length === 0 ? (
          <NoPlans offers={offers} serviceType="FIBER" />
        ) : (
          <PlanCards
            serviceType="FIBER"
            plans={plans}
            scheduledCode={scheduled?.to_product_code ?? null}
            onSelect={mayWrite && current && !scheduled ? ({ id }) => setChangingTo(id) : undefined}
          />
        )}
      </Panel>
      {changingTo !== null && (
        <ChangePlanDialog
          account={account}
          serviceType="FIBER"
          {...(changingTo !== '' && { initialPlanId: changingTo })}
          onClose={() => setChangingTo(null)}
        />
      )}
    </PageStack>
  )
}
