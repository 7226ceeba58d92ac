/** The plan of the selected service, with its add-ons and what it costs a month. */
import type { UserAccount } from '#shared/contract/customers'
import { formatCents } from '#shared/money'
import { serviceLabels } from '#shared/services'
import { useListUserPlansQuery } from '../../api/plans'
import { EmptyTile, TilePanel } from '../../ui/TilePanel'
import styles from './dashboard.module.css'

export function PlanTile({ account }: { account: UserAccount }) {
  const service = serviceLabels[account.service_type_code]
  const query = useListUserPlansQuery({
    query: { crm_service_account_id: account.crm_service_account_id, service_type: account.service_type_code },
  })
  return (
    <TilePanel
      title={`${service} plan`}
      query={query}
      what="Your plan"
      rows={account.service_type_code === 'FIBER' ? 7 : 2}
      isEmpty={(plans) => plans.length === 0}
      empty={<EmptyTile>No {service.toLowerCase()} plan runs on this account right now.</EmptyTile>}
    >
      {(plans) => (
        <ul className={styles.lines}>
          {plans.map((plan, index) => (
            <li key={plan.id} className={styles.line}>
              <span>
                <span className={index === 0 ? styles.strong : undefined}>{plan.name}</span>
                <span className={styles.detail}>{plan.description}</span>
              </span>
              <span className={styles.figure}>{formatCents(plan.price.monthly)}/mo</span>
            </li>
          ))}
        </ul>
      )}
    </TilePanel>
  )
}
