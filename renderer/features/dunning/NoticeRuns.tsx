/** Lists the runs of notices, newest first. */
import { Link, useSearchParams } from 'react-router-dom'
import type { NoticeRun } from '#shared/contract/connections'
import * as commonTexts from '#shared/texts/common'
import * as disconnectTexts from '#shared/texts/disconnects'
import { useListNoticeRunsQuery } from '../../api/connections'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { DateText } from '../../ui/DateText'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import { ListPages } from '../../ui/lists/ListPages'
import { readPage } from '../../ui/lists/listAddress'
import { useLastPage } from '../../ui/lists/useLastPage'
import { Badge } from '../../ui/panels/Badge'
import { EmptyPanel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { countProcessed } from './dunningLabels'

const columnsFor = (timeZone: string): Column<NoticeRun>[] => [
  {
    key: 'begun',
    title: disconnectTexts.started,
    render: ({ run_id, begun_at }) => (
      <Link to={`?tab=notices&run=${run_id}`}>
        <DateText value={begun_at} withTime timeZone={timeZone} />
      </Link>
    ),
  },
  { key: 'status', title: commonTexts.status, narrow: 'wide', render: (run) => <NoticeBadge run={run} /> },
  {
    key: 'by',
    title: commonTexts.by,
    narrow: 'wide',
    isNamed: true,
    render: ({ begun_by }) => begun_by,
  },
  {
    key: 'accounts',
    title: commonTexts.accounts,
    isFigure: true,
    narrow: 'wide',
    isNamed: true,
    render: (run) => `${countProcessed(run)} of ${run.row_count}`,
  },
  {
    key: 'sent',
    title: disconnectTexts.sentText2,
    isFigure: true,
    narrow: 'wide',
    isNamed: true,
    render: ({ sent_count }) => sent_count,
  },
]

export function NoticeBadge({ run }: { run: NoticeRun }) {
  const problemCount = run.failed_count + run.unknown_count
  return (
    <Badge
      kind={problemCount > 0 ? 'warning' : run.status === 'finished' && run.skipped_count === 0 ? 'good' : 'plain'}
    >
      {run.status === 'finished' ? 'Finished' : 'Running'}
      {run.skipped_count > 0 && ` · ${run.skipped_count} not sent`}
      {run.failed_count > 0 && ` · ${run.failed_count} failed`}
      {run.unknown_count > 0 && ` · ${run.unknown_count} unknown`}
    </Badge>
  )
}

export function NoticeRuns() {
  const [address] = useSearchParams()
  const page = readPage(address)
  const { timeZone } = useRuntimeConfig()
  const query = useListNoticeRunsQuery({ query: page })
  useLastPage(page, query)
  return (
    <PageState
      query={query}
      subject={disconnectTexts.theNotices}
      isEmpty={({ runs }) => runs.length === 0}
      empty={
        <EmptyPanel>
          <p>{disconnectTexts.noNoticesHaveBeenSent}</p>
          <p>{disconnectTexts.chooseAccountsUnderDueFor}</p>
        </EmptyPanel>
      }
    >
      {({ runs, total_count }) => (
        <>
          <DataTable
            caption={disconnectTexts.noticeRunsNewestFirst}
            columns={columnsFor(timeZone)}
            rows={runs}
            rowKey={({ run_id }) => run_id}
            isStale={query.isFetching}
          />
          <ListPages page={page} totalCount={total_count} />
        </>
      )}
    </PageState>
  )
}
