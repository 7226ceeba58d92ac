/** Counts the jobs of each kind that wait, run or have failed, and retries all failed ones of a kind. */

import { useDispatch } from 'react-redux'
import type { JobKind } from '#shared/contract/operations/jobs'
import { durationText } from '#shared/format/durations'
import { countText } from '#shared/format/plural'
import * as commonTexts from '#shared/texts/common'
import * as jobTexts from '#shared/texts/operations/jobs'
import { refreshJobs, useListJobKindsQuery } from '../../api/operations/jobs'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { useFocusAfterChange } from '../../ui/focus/useFocusAfterChange'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import { EmptyPanel, Panel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { RetryKindButton } from './RetryKindButton'

const headingId = 'jobs-by-kind'

const countColumns: Column<JobKind>[] = [
  { key: 'kind', title: commonTexts.type, narrow: 'wide', render: ({ kind }) => jobTexts.jobLabel(kind) },
  {
    key: 'waiting',
    title: jobTexts.waiting,
    isFigure: true,
    narrow: 'wide',
    isNamed: true,
    render: (row) => jobTexts.jobCount(row.waiting_count),
  },
]

const columnsFor = (asOf: string, mayRetry: boolean): Column<JobKind>[] => [
  ...countColumns,
  {
    key: 'overdue',
    title: jobTexts.overdueFor,
    narrow: 'wide',
    isNamed: true,
    render: ({ oldest_due_at: due }) =>
      due === null ? jobTexts.noneOverdue : durationText((Date.parse(asOf) - Date.parse(due)) / 60_000),
  },
  {
    key: 'running',
    title: jobTexts.running,
    isFigure: true,
    narrow: 'wide',
    isNamed: true,
    render: (row) => countText(row.running_count),
  },
  {
    key: 'failed',
    title: jobTexts.failed,
    isFigure: true,
    narrow: 'wide',
    isNamed: true,
    render: (row) => jobTexts.jobCount(row.failed_count),
  },
  ...(mayRetry ? [retryColumn] : []),
]

const retryColumn: Column<JobKind> = {
  key: 'actions',
  isAction: true,
  title: commonTexts.actions,
  narrow: 'wide',
  render: ({ kind, failed_count: count }) =>
    count > 0 && (
      <RetryKindButton kind={kind} label={jobTexts.tryKindAgain(count, jobTexts.jobLabel(kind))}>
        {jobTexts.tryAllAgain(count)}
      </RetryKindButton>
    ),
}

export function JobKinds() {
  const dispatch = useDispatch()
  const query = useListJobKindsQuery()
  const mayRetry = useHasRight('JOBS.write')
  const failed = query.data?.kinds.map(({ failed_count }) => failed_count)
  // The panel of the failing schedules disappears with its last row, so the focus moves here.
  useFocusAfterChange(JSON.stringify([failed, query.data?.failing_schedules.length]), headingId)
  return (
    <Panel
      title={jobTexts.jobsByKind}
      headingId={headingId}
      action={
        <Button isBusy={query.isFetching} onClick={() => dispatch(refreshJobs())}>
          {commonTexts.refresh}
        </Button>
      }
    >
      <PageState
        query={query}
        failedText={jobTexts.jobsNotLoaded}
        isEmpty={({ kinds }) => kinds.length === 0}
        empty={
          <EmptyPanel>
            <p>{jobTexts.nothingToDo}</p>
            <p>{jobTexts.jobsAppearHere}</p>
          </EmptyPanel>
        }
      >
        {({ as_of, kinds }) => (
          <DataTable
            caption={jobTexts.jobsByKind}
            columns={columnsFor(as_of, mayRetry)}
            rows={kinds}
            rowKey={({ kind }) => kind}
            isStale={query.isFetching}
          />
        )}
      </PageState>
    </Panel>
  )
}
