/** Lists the refunds next to the payments. Hidden while there are none. */

import { useState } from 'react'
import { refundMethodText } from '#shared/billing/refunds'
import type { ReceivedRefund } from '#shared/contract/billing/refunds'
import * as refundTexts from '#shared/texts/billing/refunds'
import * as paymentHistoryTexts from '#shared/texts/payments/paymentHistory'
import { useListReceivedRefundsQuery } from '../../../api/billing/refunds'
import { billText } from '../../../domain/payments/appliedTo'
import { useSignedIn } from '../../../session/SignedIn'
import { Button } from '../../../ui/Button'
import { DateText } from '../../../ui/DateText'
import { amountText } from '../../../ui/format/amounts'
import { Panel } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { PageState } from '../../../ui/states/PageState'
import styles from '../scheduled/scheduled.module.css'

const initialPageSize = 3
/** The most that the server returns at once. */
const maxPageSize = 500

function refundStateText({ status, refund_method: method, check_number }: ReceivedRefund): string {
  return status === 'sent' && method === 'credit'
    ? paymentHistoryTexts.credited
    : paymentHistoryTexts.refundStates[status](check_number)
}

/** `groupId` limits the list to one billing group; undefined lists all. */
export function ReceivedRefunds({ groupId }: { groupId: string | undefined }) {
  const [size, setSize] = useState(initialPageSize)
  const { user } = useSignedIn()
  const query = useListReceivedRefundsQuery({
    query: { ...(groupId !== undefined && { billing_group_id: groupId }), page_size: size },
  })
  const isHidden = query.data === undefined ? query.error === undefined : query.data.total_count === 0
  if (isHidden) return null
  return (
    <Panel title={paymentHistoryTexts.refunds}>
      <PageState query={query} failedText={paymentHistoryTexts.refundsNotLoaded} rows={1}>
        {({ refunds, total_count }) => (
          <>
            <ul className={styles.list}>
              {refunds.map((refund) => (
                <li key={refund.refund_id} className={styles.row}>
                  <div className={styles.what}>
                    <p className={parts.strong}>
                      <DateText value={refund.day} />
                    </p>
                    <p className={parts.below}>
                      {refundTexts.reasonLabels[refund.reason]} · {refundMethodText(refund)}, {refundStateText(refund)}{' '}
                      · {billText(user, refund.crm_billing_account_number)}
                    </p>
                  </div>
                  <p className={parts.strong}>{paymentHistoryTexts.refundOf(amountText(refund.amount))}</p>
                </li>
              ))}
            </ul>
            {total_count > refunds.length && size < maxPageSize && (
              <Button onClick={() => setSize(maxPageSize)}>{paymentHistoryTexts.showAllRefunds(total_count)}</Button>
            )}
          </>
        )}
      </PageState>
    </Panel>
  )
}
