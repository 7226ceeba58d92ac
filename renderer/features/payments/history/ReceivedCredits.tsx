/**
 * Lists the credits next to the payments, because a credit has no method, receipt or status. Hidden while there are
 * none.
 */

import { useState } from 'react'
import * as creditTexts from '#shared/texts/billing/credits'
import * as commonTexts from '#shared/texts/common'
import * as paymentHistoryTexts from '#shared/texts/payments/paymentHistory'
import { useListReceivedCreditsQuery } from '../../../api/payments/payments'
import { useRuntimeConfig } from '../../../api/useRuntimeConfig'
import { billText } from '../../../domain/payments/appliedTo'
import { useSignedIn } from '../../../session/SignedIn'
import { useAccountOwner } from '../../../session/useAccountOwner'
import { Button } from '../../../ui/Button'
import { DateText } from '../../../ui/DateText'
import { amountText } from '../../../ui/format/amounts'
import { PaginationBar } from '../../../ui/lists/PaginationBar'
import { Panel } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { PageState } from '../../../ui/states/PageState'
import styles from '../scheduled/scheduled.module.css'

/** Kept short, because the payments follow. */
const initialPageSize = 3
/** Page size after "Show all". */
const fullPageSize = 20

/** `groupId` limits the list to one billing group; undefined lists all. */
export function ReceivedCredits({ groupId }: { groupId: string | undefined }) {
  const [page, setPage] = useState<{ number: number; size: number } | null>(null)
  const owner = useAccountOwner()
  const { user } = useSignedIn()
  const { timeZone } = useRuntimeConfig()
  const query = useListReceivedCreditsQuery({
    query: {
      ...(groupId !== undefined && { billing_group_id: groupId }),
      page_number: page?.number ?? 1,
      page_size: page?.size ?? initialPageSize,
    },
  })
  const isHidden = query.data === undefined ? query.error === undefined : query.data.total_count === 0
  if (isHidden) return null
  return (
    <Panel title={paymentHistoryTexts.credits}>
      <PageState
        query={query}
        failedText={
          owner === 'own' ? paymentHistoryTexts.yourCreditsNotLoaded : paymentHistoryTexts.theirCreditsNotLoaded
        }
        rows={1}
      >
        {({ credits, total_count }) => (
          <>
            <ul className={styles.list}>
              {credits.map((credit) => (
                <li key={credit.credit_id} className={styles.row}>
                  <div className={styles.what}>
                    <p className={parts.strong}>
                      <DateText value={credit.created_date} timeZone={timeZone} />
                    </p>
                    <p className={parts.below}>
                      {creditTexts.reasonLabels[credit.credit_reason_cd]} ·{' '}
                      {billText(user, credit.crm_billing_account_number)}
                    </p>
                  </div>
                  <p className={parts.strong}>{commonTexts.creditOf(amountText(credit.amount))}</p>
                </li>
              ))}
            </ul>
            {page ? (
              <PaginationBar
                currentPage={page.number}
                itemsPerPage={page.size}
                totalCount={total_count}
                onChange={(number, size) => setPage({ number, size })}
              />
            ) : (
              total_count > credits.length && (
                <Button onClick={() => setPage({ number: 1, size: fullPageSize })}>
                  {paymentHistoryTexts.showAllCredits(total_count)}
                </Button>
              )
            )}
          </>
        )}
      </PageState>
    </Panel>
  )
}
