/** Lists the person's undecided requests for access to other people's accounts. Renders nothing without one. */

import * as commonTexts from '#shared/texts/common'
import * as serviceAccountTexts from '#shared/texts/services/serviceAccounts'
import { useListOwnAccessRequestsQuery } from '../../api/access/accessRequests'
import { DateText } from '../../ui/DateText'
import { Panel } from '../../ui/panels/Panel'
import { Rich } from '../../ui/Rich'
import styles from './serviceAccounts.module.css'

export function WaitingRequests() {
  const { data = [] } = useListOwnAccessRequestsQuery()
  if (data.length === 0) return null
  return (
    <Panel title={serviceAccountTexts.accessYouRequested}>
      <ul className={styles.requests}>
        {data.map(({ crm_billing_account_number: number, requested_at, expires_at }) => (
          <li key={number}>
            <span>
              {commonTexts.billingAccount} {number}
            </span>
            <span className={styles.quiet}>
              <Rich
                text={serviceAccountTexts.requestDates}
                parts={{ date: <DateText value={requested_at} />, date2: <DateText value={expires_at} /> }}
              />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
