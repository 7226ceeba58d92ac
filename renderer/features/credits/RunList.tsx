/** Lists the credit runs, newest first, optionally by status. Page and status are in the URL. */

import { useSearchParams } from 'react-router-dom'
import { runStatuses } from '#shared/billing/credits'
import type { CreditRun } from '#shared/contract/billing/credits'
import * as creditTexts from '#shared/texts/billing/credits'
import * as commonTexts from '#shared/texts/common'
import { useListCreditRunsQuery } from '../../api/billing/credits'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { Money } from '../../domain/payments/Money'
import { runColumns } from '../../domain/runs/runColumns'
import { Select } from '../../ui/forms/fields/Select'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import { ListPages } from '../../ui/lists/ListPages'
import { readPage, withChanges } from '../../ui/lists/listSearch'
import { useLastPage } from '../../ui/lists/useLastPage'
import { EmptyPanel, Filter, Filters } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { Tag } from '../../ui/Tag'
import styles from './credits.module.css'
import { countProcessed, runColor } from './runStatus'

const columnsFor = (timeZone: string): Column<CreditRun>[] => [
  ...runColumns<CreditRun>({
    tab: 'runs',
    timeZone,
    statusBadge: (run) => <RunBadge run={run} />,
    countProcessed,
    about: [
      { key: 'why', title: commonTexts.comment, narrow: 'wide', isNamed: true, render: ({ comments }) => comments },
    ],
  }),
  {
    key: 'amount',
    title: commonTexts.amount,
    isFigure: true,
    narrow: 'wide',
    isNamed: true,
    render: ({ total_amount }) => <Money cents={total_amount} />,
  },
]

export const RunBadge = ({ run }: { run: CreditRun }) => (
  <Tag color={runColor(run)}>
    {run.failed_count > 0
      ? creditTexts.statusWithFailures(creditTexts.runStatusLabels[run.status], run.failed_count)
      : creditTexts.runStatusLabels[run.status]}
  </Tag>
)

export function RunList() {
  const [search, setSearch] = useSearchParams()
  const page = readPage(search)
  const { timeZone } = useRuntimeConfig()
  const status = runStatuses.find((candidate) => candidate === search.get('status'))
  const query = useListCreditRunsQuery({ query: { ...page, status } })
  useLastPage(page, query)

  return (
    <>
      <Filters label={creditTexts.filterRuns}>
        <Filter label={commonTexts.status} htmlFor="run-status">
          <Select
            id="run-status"
            className={styles.status ?? ''}
            value={status ?? ''}
            onChange={(newStatus) => setSearch((before) => withChanges(before, { status: newStatus }))}
            options={[
              { value: '', label: commonTexts.all },
              ...runStatuses.map((value) => ({ value, label: creditTexts.runStatusLabels[value] })),
            ]}
          />
        </Filter>
      </Filters>
      <PageState
        query={query}
        failedText={creditTexts.runsNotLoaded}
        isEmpty={({ runs }) => runs.length === 0}
        empty={
          <EmptyPanel>
            <p>{status ? creditTexts.noMatchingRuns : creditTexts.noRuns}</p>
            <p>{status ? creditTexts.chooseAnotherStatus : creditTexts.noRunsHint}</p>
          </EmptyPanel>
        }
      >
        {({ runs, total_count }) => (
          <>
            <DataTable
              caption={creditTexts.runsCaption}
              columns={columnsFor(timeZone)}
              rows={runs}
              rowKey={({ run_id }) => run_id}
              isStale={query.isFetching}
            />
            <ListPages page={page} totalCount={total_count} />
          </>
        )}
      </PageState>
    </>
  )
}
