/** Lists scheduled jobs whose last attempt failed. They are never among the failed jobs, because their next run replaces them. */

import type { FailingSchedule } from '#shared/contract/operations/jobs'
import { countText } from '#shared/format/plural'
import * as commonTexts from '#shared/texts/common'
import * as jobTexts from '#shared/texts/operations/jobs'
import { useListJobKindsQuery } from '../../api/operations/jobs'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { useHasRight } from '../../session/useHasRight'
import { DateText } from '../../ui/DateText'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import { Panel } from '../../ui/panels/Panel'
import { RetryKindButton } from './RetryKindButton'

const columnsFor = (timeZone: string, mayRetry: boolean): Column<FailingSchedule>[] => [
  { key: 'kind', title: commonTexts.type, narrow: 'wide', render: ({ kind }) => jobTexts.jobLabel(kind) },
  {
    key: 'since',
    title: jobTexts.failingSince,
    isNamed: true,
    narrow: 'wide',
    render: ({ failing_since }) => <DateText value={failing_since} withTime timeZone={timeZone} />,
  },
  {
    key: 'attempts',
    title: jobTexts.failedAttempts,
    isFigure: true,
    isNamed: true,
    narrow: 'wide',
    render: ({ failed_attempts }) => countText(failed_attempts),
  },
  {
    key: 'error',
    title: jobTexts.lastError,
    isNamed: true,
    narrow: 'wide',
    render: ({ last_error }) => jobTexts.errorLabels[last_error],
  },
  ...(mayRetry ? [retryColumn] : []),
]

const retryColumn: Column<FailingSchedule> = {
  key: 'actions',
  isAction: true,
  title: commonTexts.actions,
  narrow: 'wide',
  render: ({ kind }) => (
    <RetryKindButton kind={kind} label={jobTexts.trySchedule(jobTexts.jobLabel(kind))}>
      {commonTexts.tryAgain}
    </RetryKindButton>
  ),
}

export function FailingSchedules() {
  const { data, isFetching } = useListJobKindsQuery()
  const { timeZone } = useRuntimeConfig()
  const mayRetry = useHasRight('JOBS.write')
  const failing = data?.failing_schedules ?? []
  if (failing.length === 0) return null
  return (
    <Panel title={jobTexts.failingSchedules}>
      <p>{jobTexts.nextRunRepeats}</p>
      <DataTable
        caption={jobTexts.failingSchedules}
        columns={columnsFor(timeZone, mayRetry)}
        rows={failing}
        rowKey={({ kind }) => kind}
        isStale={isFetching}
      />
    </Panel>
  )
}
