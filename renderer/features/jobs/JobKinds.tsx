/** Counts the jobs of each kind that wait, run or have failed, and retries all failed ones of a kind. */

import { useDispatch } from 'react-redux'
import type { JobKind } from '#shared/contract/operations/jobs'
import * as jobTexts from '#shared/texts/jobs'
import { countText } from '#shared/texts/plural'
import { refreshJobs, useListJobKindsQuery, useRetryJobsOfKindMutation } from '../../api/operations/jobs'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import { useNotify } from '../../ui/notices/useNotify'
import { EmptyPanel, Panel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { problemOfQuery } from '../../ui/states/queryState'
import { useFocusAfterChange } from '../../ui/useFocusAfterChange'

const headingId = 'jobs-by-kind'

const countColumns: Column<JobKind>[] = [
  { key: 'kind', title: jobTexts.kind, narrow: 'wide', render: ({ kind }) => jobTexts.jobLabel(kind) },
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
    key: 'oldest',
    title: jobTexts.oldestWaiting,
    narrow: 'wide',
    isNamed: true,
    render: ({ oldest_waiting_at: oldest }) =>
      oldest === null ? jobTexts.noneWaiting : jobTexts.ageText(Date.parse(asOf) - Date.parse(oldest)),
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
  title: jobTexts.actions,
  narrow: 'wide',
  render: (row) => row.failed_count > 0 && <RetryKindButton row={row} />,
}

function RetryKindButton({ row: { kind, failed_count: count } }: { row: JobKind }) {
  const [retry, { isLoading }] = useRetryJobsOfKindMutation()
  const { toast } = useNotify()
  async function retryAll(): Promise<void> {
    const { data, error } = await retry({ body: { kind } })
    if (data) toast('success', jobTexts.jobsTriedAgain(data.count))
    else toast('error', problemOfQuery(error).message)
  }
  return (
    <Button
      size="small"
      isBusy={isLoading}
      aria-label={jobTexts.tryKindAgain(count, jobTexts.jobLabel(kind))}
      onClick={() => void retryAll()}
    >
      {jobTexts.tryAllAgain(count)}
    </Button>
  )
}

export function JobKinds() {
  const dispatch = useDispatch()
  const query = useListJobKindsQuery()
  const mayRetry = useHasRight('JOBS.write')
  useFocusAfterChange(JSON.stringify(query.data?.kinds.map(({ failed_count }) => failed_count)), headingId)
  return (
    <Panel
      title={jobTexts.jobsByKind}
      headingId={headingId}
      action={
        <Button isBusy={query.isFetching} onClick={() => dispatch(refreshJobs())}>
          {jobTexts.refresh}
        </Button>
      }
    >
      <PageState
        query={query}
        subject={jobTexts.theJobs}
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
