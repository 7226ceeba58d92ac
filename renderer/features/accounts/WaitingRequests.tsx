/** The accounts of others that the person has asked for, as long as nobody has decided. Nothing is drawn without one. */
import { useListOwnAccessRequestsQuery } from '../../api/accessRequests'
import { DateText } from '../../ui/DateText'
import { Panel } from '../../ui/panels/Panel'
import styles from './accounts.module.css'

export function WaitingRequests() {
  const { data = [] } = useListOwnAccessRequestsQuery()
  if (data.length === 0) return null
  return (
    <Panel title="Access that you asked for">
      <ul className={styles.requests}>
        {data.map(({ crm_billing_account_number: number, requested_at, expires_at }) => (
          <li key={number}>
            <span>Billing account {number}</span>
            <span className={styles.quiet}>
              Requested on <DateText value={requested_at} />. Expires on <DateText value={expires_at} /> unless somebody
              decides before.
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
