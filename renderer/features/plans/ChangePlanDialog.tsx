/** Changing the plan of a fiber, voice or TV account: compare, see what it costs and from when, confirm. */
import { useState } from 'react'
import type { CommunityPlan, CommunityPlans, PlanChange } from '#shared/contract/plans'
import type { UserAccount } from '#shared/contract/userDetails'
import type { PlanServiceType } from '#shared/plans'
import { serviceLabels } from '#shared/services'
import { useListCommunityPlansQuery } from '../../api/plans'
import { Modal } from '../../ui/dialogs/Modal'
import { PageState } from '../../ui/states/PageState'
import { ChangeTerms } from './ChangeTerms'
import { ChangeTaken } from './ChangeTaken'
import { NoPlans } from './NoPlans'
import { PlanCards } from './PlanCards'
import { ScheduledChange } from './ScheduledChange'
import parts from '../../ui/panels/parts.module.css'
import styles from './plans.module.css'
import * as planTexts from '#shared/texts/plans'

interface ChangePlanDialogProps {
  account: UserAccount
  serviceType: PlanServiceType
  /** The code of a plan that was chosen already. */
  startsWith?: string
  onClose: () => void
}

export function ChangePlanDialog({ account, serviceType, startsWith, onClose }: ChangePlanDialogProps) {
  const query = useListCommunityPlansQuery({
    body: { crm_premise_id: account.crm_premise_id, service_type: serviceType },
  })
  const [chosenId, setChosenId] = useState(startsWith ?? null)
  const [taken, setTaken] = useState<PlanChange | null>(null)
  const service = serviceLabels[serviceType]
  return (
    <Modal isOpen size={taken ? 'normal' : 'large'} title={`Change ${service} plan`} onClose={onClose}>
      {taken ? (
        <ChangeTaken change={taken} onClose={onClose} />
      ) : (
        <PageState query={query} what={planTexts.yourCommunitysPlans}>
          {(offers) => {
            const chosen = offers.plans.find(({ id, is_current }) => id === chosenId && !is_current)
            if (chosen && offers.current && !offers.scheduled) {
              return (
                <ChangeTerms
                  account={account}
                  serviceType={serviceType}
                  offers={offers}
                  plan={chosen}
                  onBack={() => setChosenId(null)}
                  onTaken={setTaken}
                />
              )
            }
            return <Compare offers={offers} serviceType={serviceType} onChoose={({ id }) => setChosenId(id)} />
          }}
        </PageState>
      )}
    </Modal>
  )
}

interface CompareProps {
  offers: CommunityPlans
  serviceType: PlanServiceType
  onChoose: (plan: CommunityPlan) => void
}

function Compare({ offers, serviceType, onChoose }: CompareProps) {
  const { plans, scheduled, current } = offers
  if (plans.length === 0) return <NoPlans offers={offers} serviceType={serviceType} />
  return (
    <div className={styles.stack}>
      {scheduled && <ScheduledChange change={scheduled} />}
      {scheduled && <p className={parts.quiet}>{planTexts.cancelTheScheduledChangeTo}</p>}
      <PlanCards
        serviceType={serviceType}
        plans={plans}
        scheduledCode={scheduled?.to_product_code ?? null}
        onChoose={current && !scheduled ? onChoose : undefined}
      />
    </div>
  )
}
