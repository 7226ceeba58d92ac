/** What the provider has credited, beside the payments: a credit has no method, no receipt and no status. Nothing is drawn where none is. */
import { Button } from 'antd'
import { useState } from 'react'
import { creditReasons } from '#shared/credits'
import { useListReceivedCreditsQuery } from '../../../api/payments'
import { useRuntimeConfig } from '../../../api/useRuntimeConfig'
import { useSignedIn } from '../../../session/SignedIn'
import { DateText } from '../../../ui/DateText'
import { amountText } from '../../../ui/look/amounts'
import { Panel } from '../../../ui/panels/Panel'
import { PageState } from '../../../ui/states/PageState'
import styles from '../scheduled/scheduled.module.css'
import { billText } from './appliedTo'

/** Payments come after them. */
const shownFirst = 3
/** As many as the server gives at once. */
const shownAtMost = 500

/** Of one billing group only, unless it is left out. */
export function ReceivedCredits({ groupId }: { groupId: string | undefined }) {
  const [size, setSize] = useState(shownFirst)
  const { user } = useSignedIn()
  const { timeZone } = useRuntimeConfig()
  const query = useListReceivedCreditsQuery({
    query: { ...(groupId !== undefined && { billing_group_id: groupId }), page_size: size },
  })
  const isNothing = query.data === undefined ? query.error === undefined : query.data.total_count === 0
  if (isNothing) return null
  return (
    <Panel title="Credits">
      <PageState query={query} what="Your credits" rows={1}>
        {({ credits, total_count }) => (
          <>
            <ul className={styles.list}>
              {credits.map((credit) => (
                <li key={credit.credit_id} className={styles.row}>
                  <div className={styles.what}>
                    <p className={styles.strong}>
                      <DateText value={credit.created_date} timeZone={timeZone} />
                    </p>
                    <p className={styles.quiet}>
                      {creditReasons[credit.credit_reason_cd]} · {billText(user, credit.crm_billing_account_number)}
                    </p>
                  </div>
                  <p className={styles.strong}>Credit of {amountText(credit.amount)}</p>
                </li>
              ))}
            </ul>
            {total_count > credits.length && size < shownAtMost && (
              <Button onClick={() => setSize(shownAtMost)}>Show all {total_count} credits</Button>
            )}
          </>
        )}
      </PageState>
    </Panel>
  )
}
