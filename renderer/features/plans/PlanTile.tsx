/** Dashboard tile: shows each service's plan at the selected address with its price, and lets the user change it. */

import { Suspense, useState } from 'react'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import type { ServicePlans } from '#shared/contract/services/plans'
import { isPlanServiceType, measureText, monthlyTotal, type PlanServiceType } from '#shared/services/plans'
import * as planTexts from '#shared/texts/services/plans'
import * as serviceTexts from '#shared/texts/services/services'
import { useListServicePlansQuery } from '../../api/services/plans'
import { useHasRight } from '../../session/useHasRight'
import { useSelection } from '../../session/useSelection'
import { amountText } from '../../ui/format/amounts'
import { dayText } from '../../ui/format/days'
import parts from '../../ui/panels/parts.module.css'
import { EmptyTile, TilePanel } from '../../ui/panels/TilePanel'
import { Rich } from '../../ui/Rich'
import { lazyThemed } from '../../ui/theme/lazyThemed'
import styles from './PlanTile.module.css'

const ChangePlanDialog = lazyThemed(async () => (await import('./ChangePlanDialog')).ChangePlanDialog)

/** The endpoint accepts at most 20 accounts per call. */
const maxServices = 20

export function PlanTile({ account }: { account: UserAccount }) {
  const { accounts } = useSelection()
  const ids = accounts.slice(0, maxServices).map(({ crm_service_account_id }) => crm_service_account_id)
  const query = useListServicePlansQuery({ body: { crm_service_account_id: ids } })
  const [planToChange, setPlanToChange] = useState<{ account: UserAccount; serviceType: PlanServiceType } | null>(null)
  const inAccountOrder = (services: ServicePlans[]) =>
    ids.flatMap((id) => services.find(({ crm_service_account_id }) => crm_service_account_id === id) ?? [])

  return (
    <TilePanel
      title={ids.length > 1 ? planTexts.plansTitle : planTexts.planLabel}
      query={query}
      failedText={planTexts.yourPlansNotLoaded}
      rows={ids.length * 2}
      isEmpty={(services) => services.every(({ plan }) => plan === null)}
      empty={<EmptyTile picture="router">{planTexts.noPlanAt(account.street_address)}</EmptyTile>}
    >
      {(services) => (
        <>
          <ul>
            {inAccountOrder(services).map((service) => (
              <ServiceLine
                key={service.crm_service_account_id}
                service={service}
                onChange={(serviceType) => {
                  const serviceAccount = accounts.find(
                    (candidate) => candidate.crm_service_account_id === service.crm_service_account_id,
                  )
                  if (serviceAccount) setPlanToChange({ account: serviceAccount, serviceType })
                }}
              />
            ))}
          </ul>
          {planToChange && (
            <Suspense fallback={null}>
              <ChangePlanDialog {...planToChange} onClose={() => setPlanToChange(null)} />
            </Suspense>
          )}
        </>
      )}
    </TilePanel>
  )
}

interface ServiceLineProps {
  service: ServicePlans
  onChange: (serviceType: PlanServiceType) => void
}

function ServiceLine({ service: { service_type, plan, addons, scheduled }, onChange }: ServiceLineProps) {
  const mayWrite = useHasRight('ACCOUNTS.write')
  const label = serviceTexts.serviceLabels[service_type]
  const change = scheduled.find(({ kind }) => kind === 'plan')
  if (!plan) {
    return (
      <li className={styles.service}>
        <span>
          <span className={styles.label}>{label}</span> {planTexts.noPlanHint}
        </span>
      </li>
    )
  }
  return (
    <li className={styles.service}>
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        <span className={parts.strong}>{plan.name}</span>
        <span className={parts.quiet}>{measureText(plan) || plan.description}</span>
        {addons.length > 0 && (
          <span className={parts.quiet}>{planTexts.addOnsOf(addons.map(({ name }) => name).join(', '))}</span>
        )}
        {change && (
          <span className={styles.warning}>
            {planTexts.plannedChange(change.to_name ?? '', dayText(change.effective_on))}
          </span>
        )}
      </span>
      <span className={styles.side}>
        <span className={styles.figure}>{planTexts.shortPrice(amountText(monthlyTotal({ plan, addons })))}</span>
        {mayWrite && isPlanServiceType(service_type) && (
          <button type="button" className={styles.change} onClick={() => onChange(service_type)}>
            <Rich
              text={planTexts.changePlanLabel(serviceTexts.serviceNames[service_type])}
              parts={{ hidden: (text) => <span className="visually-hidden">{text}</span> }}
            />
          </button>
        )}
      </span>
    </li>
  )
}
