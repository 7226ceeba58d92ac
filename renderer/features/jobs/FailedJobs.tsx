/** Lists the jobs that failed for the last time, newest first. The cursor is in the URL. */

import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { FailedJob } from '#shared/contract/operations/jobs'
import * as commonTexts from '#shared/texts/common'
import * as jobTexts from '#shared/texts/operations/jobs'
import { useListFailedJobsQuery } from '../../api/operations/jobs'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import { useFocusAfterChange } from '../../ui/focus/useFocusAfterChange'
import { CursorPages } from '../../ui/lists/CursorPages'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import { readPage, withChanges } from '../../ui/lists/listSearch'
import { EmptyPanel, Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import { DiscardJobDialog } from './DiscardJobDialog'
import { RetryJobButton } from './RetryJobButton'

const headingId = 'failed-jobs'

const factColumns = (timeZone: string): Column<FailedJob>[] => [
  { key: 'number', title: jobTexts.jobNumber, isNamed: true, narrow: 'wide', render: ({ job_id }) => job_id },
  { key: 'kind', title: commonTexts.type, narrow: 'wide', render: ({ kind }) => jobTexts.jobLabel(kind) },
  {
    key: 'created',
    title: jobTexts.created,
    isNamed: true,
    narrow: 'wide',
    render: ({ created_at }) => <DateText value={created_at} withTime timeZone={timeZone} />,
  },
  {
    key: 'attempts',
    title: jobTexts.attempts,
    isFigure: true,
    narrow: 'wide',
    isNamed: true,
    render: ({ attempts }) => attempts,
  },
  {
    key: 'error',
    title: jobTexts.lastError,
    isNamed: true,
    narrow: 'wide',
    render: ({ last_error }) => jobTexts.errorLabels[last_error],
  },
]

const actionColumn = (onDiscard: (job: FailedJob) => void): Column<FailedJob> => ({
  key: 'actions',
  isAction: true,
  title: commonTexts.actions,
  narrow: 'wide',
  render: (job) => (
    <div className={parts.rowActions}>
      <RetryJobButton job={job} />
      {job.can_discard && (
        <Button
          size="small"
          aria-label={jobTexts.discardJob(jobTexts.jobLabel(job.kind), job.job_id)}
          onClick={() => onDiscard(job)}
        >
          {commonTexts.discard}
        </Button>
      )}
    </div>
  ),
})

export function FailedJobs() {
  const [search, setSearch] = useSearchParams()
  const { timeZone } = useRuntimeConfig()
  const mayChange = useHasRight('JOBS.write')
  const [discarded, setDiscarded] = useState<FailedJob | null>(null)
  const after = search.get('after') ?? undefined
  const query = useListFailedJobsQuery({ query: { after, page_size: Math.min(readPage(search).page_size, 100) } })
  const restoreFocus = useFocusAfterChange(JSON.stringify(query.data?.jobs.map(({ job_id }) => job_id)), headingId)
  const show = (cursor: string | null): void => setSearch((before) => withChanges(before, { after: cursor }))
  const columns = [...factColumns(timeZone), ...(mayChange ? [actionColumn(setDiscarded)] : [])]
  return (
    <Panel title={jobTexts.failedJobs} headingId={headingId}>
      <PageState
        query={query}
        failedText={jobTexts.failedJobsNotLoaded}
        isEmpty={({ jobs }) => jobs.length === 0 && after === undefined}
        empty={
          <EmptyPanel>
            <p>{jobTexts.nothingHasFailed}</p>
            <p>{jobTexts.failedJobsAppearHere}</p>
          </EmptyPanel>
        }
      >
        {({ jobs, next }) => (
          <>
            <DataTable
              caption={jobTexts.failedNewestFirst}
              columns={columns}
              rows={jobs}
              rowKey={({ job_id }) => job_id}
              empty={<p>{jobTexts.noOthersFailed}</p>}
              isStale={query.isFetching}
            />
            {(after !== undefined || next !== null) && (
              <CursorPages isFirst={after === undefined} next={next} onPage={show} />
            )}
          </>
        )}
      </PageState>
      {discarded && <DiscardJobDialog job={discarded} onClose={() => setDiscarded(null)} onClosed={restoreFocus} />}
    </Panel>
  )
}
