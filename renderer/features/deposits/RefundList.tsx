/** The refunds that were asked for within the last days, and what can be done about each. */
import { Button, Select } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { exportRefunds, type Refund } from '#shared/contract/refunds'
import { refundStatuses } from '#shared/refundStates'
import { saveFile } from '../../api/files'
import { useListRefundsQuery } from '../../api/refunds'
import { useMay } from '../../session/useMay'
import { amountText } from '../../ui/look/amounts'
import { changed, pageIn } from '../../ui/lists/listAddress'
import { ListPages } from '../../ui/lists/ListPages'
import { useLastPage } from '../../ui/lists/useLastPage'
import { EmptyPanel, Filter, Panel } from '../../ui/panels/Panel'
import { refundWords } from '#shared/refunds'
import { PageState } from '../../ui/states/PageState'
import { DaysFilter } from './DaysFilter'
import { DecideRefundDialog, type Decision } from './DecideRefundDialog'
import styles from './deposits.module.css'
import { SaveListButton } from './SaveListButton'
import { RefundTable } from './RefundTable'
import { RequestRefundDialog } from './RequestRefundDialog'
import * as commonTexts from '#shared/texts/common'
import * as depositTexts from '#shared/texts/deposits'

export function RefundList({ days }: { days: number }) {
  const [address, setAddress] = useSearchParams()
  const page = pageIn(address)
  const status = refundStatuses.find((known) => known === address.get('status'))
  const query = useListRefundsQuery({ body: { days, ...(status && { status }), ...page } })
  useLastPage(page, query)
  const mayRequest = useMay('REFUNDS.write')
  const [isAsking, setIsAsking] = useState(false)
  const [deciding, setDeciding] = useState<{ refund: Refund; decision: Decision } | null>(null)
  return (
    <>
      <DaysFilter label={depositTexts.filterRefunds}>
        <Filter label={commonTexts.status} htmlFor="refund-status">
          <Select
            id="refund-status"
            className={styles.choice ?? ''}
            value={status ?? ''}
            onChange={(wanted) => setAddress((before) => changed(before, { status: wanted === '' ? null : wanted }))}
            options={[
              { value: '', label: commonTexts.all },
              ...refundStatuses.map((value) => ({ value, label: refundWords[value] })),
            ]}
          />
        </Filter>
        {mayRequest && <Button onClick={() => setIsAsking(true)}>{depositTexts.requestARefund}</Button>}
      </DaysFilter>
      <PageState
        query={query}
        what={depositTexts.theRefunds}
        isEmpty={({ total_count }) => total_count === 0}
        empty={
          <EmptyPanel>
            <p>{depositTexts.noRefundsWithThisStatus(Boolean(status))}</p>
            <p>{depositTexts.chooseAnotherStatusOrA(Boolean(status))}</p>
          </EmptyPanel>
        }
      >
        {({ refunds, total_count, total_refund }) => (
          <>
            <Panel
              title={depositTexts.totals}
              action={
                <SaveListButton
                  save={() => saveFile(exportRefunds, { query: { days } }, depositTexts.refundsLastDaysCsv(days))}
                />
              }
            >
              <p className={styles.totals}>
                <span>
                  {total_count} {total_count === 1 ? 'refund' : 'refunds'}
                </span>
                <span>{depositTexts.total(amountText(total_refund))}</span>
              </p>
            </Panel>
            <RefundTable
              refunds={refunds}
              isStale={query.isFetching}
              onDecide={(refund, decision) => setDeciding({ refund, decision })}
            />
            <ListPages page={page} totalCount={total_count} />
          </>
        )}
      </PageState>
      {deciding && <DecideRefundDialog {...deciding} onClose={() => setDeciding(null)} />}
      {isAsking && <RequestRefundDialog onClose={() => setIsAsking(false)} />}
    </>
  )
}
