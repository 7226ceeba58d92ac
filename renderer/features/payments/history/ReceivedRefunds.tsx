/** What went back to the customer, beside the payments, as credits are. Nothing is drawn where none is. */
import { Button } from 'antd'
import { useState } from 'react'
import type { ReceivedRefund } from '#shared/contract/refunds'
import { useListReceivedRefundsQuery } from '../../../api/refunds'
import { useSignedIn } from '../../../session/SignedIn'
import { DateText } from '../../../ui/DateText'
import { amountText } from '../../../ui/look/amounts'
import { Panel } from '../../../ui/panels/Panel'
import { reasonWords, wayText } from '#shared/refunds'
import { PageState } from '../../../ui/states/PageState'
import styles from '../scheduled/scheduled.module.css'
import { billText } from './appliedTo'
import * as paymentTexts from '#shared/texts/payments'

const shownFirst = 3
/** As many as the server gives at once. */
const shownAtMost = 500

function stateText({ status, way, check_number }: ReceivedRefund): string {
  const check = check_number === '' ? '' : ` ${check_number}`
  switch (status) {
    case 'approved':
      return paymentTexts.onItsWay
    case 'sent':
      return way === 'credit' ? 'credited' : `sent${check}`
    case 'cashed':
      return `cashed${check}`
    case 'voided':
      return `stopped${check}`
    case 'stale':
      return paymentTexts.notCashedContactUsFor(check)
  }
}

/** Of one billing group only, unless it is left out. */
export function ReceivedRefunds({ groupId }: { groupId: string | undefined }) {
  const [size, setSize] = useState(shownFirst)
  const { user } = useSignedIn()
  const query = useListReceivedRefundsQuery({
    query: { ...(groupId !== undefined && { billing_group_id: groupId }), page_size: size },
  })
  const isNothing = query.data === undefined ? query.error === undefined : query.data.total_count === 0
  if (isNothing) return null
  return (
    <Panel title={paymentTexts.refunds}>
      <PageState query={query} what={paymentTexts.theRefunds} rows={1}>
        {({ refunds, total_count }) => (
          <>
            <ul className={styles.list}>
              {refunds.map((refund) => (
                <li key={refund.refund_id} className={styles.row}>
                  <div className={styles.what}>
                    <p className={styles.strong}>
                      <DateText value={refund.day} />
                    </p>
                    <p className={styles.quiet}>
                      {reasonWords[refund.reason]} · {wayText(refund)}, {stateText(refund)} ·{' '}
                      {billText(user, refund.crm_billing_account_number)}
                    </p>
                  </div>
                  <p className={styles.strong}>{paymentTexts.refundOf(amountText(refund.amount))}</p>
                </li>
              ))}
            </ul>
            {total_count > refunds.length && size < shownAtMost && (
              <Button onClick={() => setSize(shownAtMost)}>
                {paymentTexts.showAll} {total_count} {paymentTexts.refundsText}
              </Button>
            )}
          </>
        )}
      </PageState>
    </Panel>
  )
}
