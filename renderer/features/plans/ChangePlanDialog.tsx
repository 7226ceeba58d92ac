/** Changes the plan of a fiber, voice, or TV account: the user compares plans, sees cost and start, and confirms. */
import { useState } from 'react'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import type { CommunityPlan, CommunityPlans, PlanChange } from '#shared/contract/services/plans'
import type { PlanServiceType } from '#shared/services/plans'
import * as planTexts from '#shared/texts/services/plans'
import * as serviceTexts from '#shared/texts/services/services'
import { useListCommunityPlansQuery } from '../../api/services/plans'
import { Modal } from '../../ui/dialogs/Modal'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import { ChangeConfirmation } from './ChangeConfirmation'
import { ChangeTerms } from './ChangeTerms'
import { NoPlans } from './NoPlans'
import { PlanCards } from './PlanCards'
import styles from './plans.module.css'
import { ScheduledChange } from './ScheduledChange'

interface ChangePlanDialogProps {
  account: UserAccount
  serviceType: PlanServiceType
  /** The code of a plan that is already selected. */
  initialPlanId?: string
  onClose: () => void
}

export function ChangePlanDialog({ account, serviceType, initialPlanId, onClose }: ChangePlanDialogProps) {
  const query = useListCommunityPlansQuery({
    body: { crm_premise_id: account.crm_premise_id, service_type: serviceType },
  })
  const [selectedId, setSelectedId] = useState(initialPlanId ?? null)
  const [submittedChange, setSubmittedChange] = useState<PlanChange | null>(null)
  const service = serviceTexts.serviceNames[serviceType]
  return (
    <Modal
      isOpen
      size={submittedChange ? 'normal' : 'large'}
      title={planTexts.changeServicePlan(service)}
      onClose={onClose}
    >
      {submittedChange ? (
        <ChangeConfirmation change={submittedChange} onClose={onClose} />
      ) : (
        <PageState query={query} failedText={planTexts.communityPlansNotLoaded}>
          {(offers) => {
            const selectedPlan = offers.plans.find(({ id, is_current }) => id === selectedId && !is_current)
            if (selectedPlan && offers.current && !offers.scheduled) {
              return (
                <ChangeTerms
                  account={account}
                  serviceType={serviceType}
                  offers={offers}
                  plan={selectedPlan}
                  onBack={() => setSelectedId(null)}
                  onSubmitted={setSubmittedChange}
                />
              )
            }
            return <PlanComparison offers={offers} serviceType={serviceType} onSelect={({ id }) => setSelectedId(id)} />
          }}
        </PageState>
      )}
    </Modal>
  )
}

interface PlanComparisonProps {
  offers: CommunityPlans
  serviceType: PlanServiceType
  onSelect: (plan: CommunityPlan) => void
}

function PlanComparison({ offers, serviceType, onSelect }: PlanComparisonProps) {
  const { plans, scheduled, current } = offers
  if (plans.length === 0) return <NoPlans offers={offers} serviceType={serviceType} />
  return (
    <div className={styles.stack}>
      {scheduled && <ScheduledChange change={scheduled} />}
      {scheduled && <p className={parts.quiet}>{planTexts.cancelChangeTo}</p>}
      <PlanCards
        serviceType={serviceType}
        plans={plans}
        scheduledCode={scheduled?.to_product_code ?? null}
        onSelect={current && !scheduled ? onSelect : undefined}
      />
    </div>
  )
}
