/** Lists the refunds requested in the last days, and decides about them. */

import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { refundStatuses } from '#shared/billing/refundStates'
import { exportRefunds, type Refund, refundSortColumns } from '#shared/contract/billing/refunds'
import * as depositTexts from '#shared/texts/billing/deposits'
import * as refundTexts from '#shared/texts/billing/refunds'
import * as commonTexts from '#shared/texts/common'
import { useListRefundsQuery } from '../../api/billing/refunds'
import { saveFile } from '../../api/files'
import { DaysFilter } from '../../domain/deposits/DaysFilter'
import report from '../../domain/deposits/depositReport.module.css'
import { readDays } from '../../domain/deposits/readDays'
import { SaveListButton } from '../../domain/exports/SaveListButton'
import { ListViews, type UseCount } from '../../domain/listViews/ListViews'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { amountText } from '../../ui/format/amounts'
import { Select } from '../../ui/forms/fields/Select'
import { firstRow } from '../../ui/lists/firstPage'
import { ListPages } from '../../ui/lists/ListPages'
import { readPage, withChanges } from '../../ui/lists/listSearch'
import { useLastPage } from '../../ui/lists/useLastPage'
import { useListSort } from '../../ui/lists/useListSort'
import { EmptyPanel, Filter, Panel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { DecideRefundDialog, type RefundDecision } from './DecideRefundDialog'
import { RefundTable } from './RefundTable'
import { RequestRefundDialog } from './RequestRefundDialog'

/** The part of the URL that a view needs. */
const readRefundFilter = (search: URLSearchParams) => {
  const status = refundStatuses.find((candidate) => candidate === search.get('status'))
  return { days: readDays(search).days, ...(status && { status }) }
}

const useRefundCount: UseCount = (search) =>
  useListRefundsQuery({ body: { ...readRefundFilter(search), ...firstRow } }).data?.total_count

export function RefundList({ days }: { days: number }) {
  const [search, setSearch] = useSearchParams()
  const page = readPage(search)
  const status = refundStatuses.find((candidate) => candidate === search.get('status'))
  const sorting = useListSort(refundSortColumns)
  const query = useListRefundsQuery({ body: { days, ...(status && { status }), sort: sorting.sort, ...page } })
  useLastPage(page, query)
  const mayRequest = useHasRight('REFUNDS.write')
  const [isRequesting, setIsRequesting] = useState(false)
  const [openDecision, setOpenDecision] = useState<{ refund: Refund; decision: RefundDecision } | null>(null)
  return (
    <>
      <DaysFilter label={refundTexts.filterRefunds}>
        <Filter label={commonTexts.status} htmlFor="refund-status">
          <Select
            id="refund-status"
            className={report.choice ?? ''}
            value={status ?? ''}
            onChange={(newStatus) =>
              setSearch((before) => withChanges(before, { status: newStatus === '' ? null : newStatus }))
            }
            options={[
              { value: '', label: commonTexts.all },
              ...refundStatuses.map((value) => ({ value, label: refundTexts.statusLabels[value] })),
            ]}
          />
        </Filter>
        {mayRequest && <Button onClick={() => setIsRequesting(true)}>{refundTexts.requestARefund}</Button>}
      </DaysFilter>
      <ListViews list="refunds" useCount={useRefundCount} plainSearch="tab=refunds" />
      <PageState
        query={query}
        failedText={refundTexts.refundsNotLoaded}
        isEmpty={({ total_count }) => total_count === 0}
        empty={
          <EmptyPanel>
            <p>{refundTexts.noRefundsFound(Boolean(status))}</p>
            <p>{refundTexts.noRefundsHint(Boolean(status))}</p>
          </EmptyPanel>
        }
      >
        {({ refunds, total_count, total_refund }) => (
          <>
            <Panel
              title={depositTexts.totals}
              action={
                <SaveListButton
                  save={() => saveFile(exportRefunds, { query: { days } }, refundTexts.lastDaysCsv(days))}
                />
              }
            >
              <p className={report.totals}>
                <span>{refundTexts.refundCount(total_count)}</span>
                <span>{refundTexts.total(amountText(total_refund))}</span>
              </p>
            </Panel>
            <RefundTable
              refunds={refunds}
              sorting={sorting}
              isStale={query.isFetching}
              onDecide={(refund, decision) => setOpenDecision({ refund, decision })}
            />
            <ListPages page={page} totalCount={total_count} />
          </>
        )}
      </PageState>
      {openDecision && <DecideRefundDialog {...openDecision} onClose={() => setOpenDecision(null)} />}
      {isRequesting && <RequestRefundDialog onClose={() => setIsRequesting(false)} />}
    </>
  )
}
