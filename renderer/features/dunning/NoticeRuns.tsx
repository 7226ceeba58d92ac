/** Lists the runs of notices, newest first. */
import { useSearchParams } from 'react-router-dom'
import type { NoticeRun } from '#shared/contract/billing/gasNotices'
import * as gasNoticeTexts from '#shared/texts/billing/gasNotices'
import { useListNoticeRunsQuery } from '../../api/billing/dunning'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { runColumns } from '../../domain/runs/runColumns'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import { ListPages } from '../../ui/lists/ListPages'
import { readPage } from '../../ui/lists/listSearch'
import { useLastPage } from '../../ui/lists/useLastPage'
import { EmptyPanel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { Tag } from '../../ui/Tag'
import { countProcessed } from './noticeRows'

const columnsFor = (timeZone: string): Column<NoticeRun>[] => [
  ...runColumns<NoticeRun>({
    tab: 'notices',
    timeZone,
    statusBadge: (run) => <NoticeBadge run={run} />,
    countProcessed,
  }),
  {
    key: 'sent',
    title: gasNoticeTexts.sentCount,
    isFigure: true,
    narrow: 'wide',
    isNamed: true,
    render: ({ sent_count }) => sent_count,
  },
]

export function NoticeBadge({ run }: { run: NoticeRun }) {
  const problemCount = run.failed_count + run.unknown_count
  return (
    <Tag
      color={
        problemCount > 0 ? 'warning' : run.status === 'finished' && run.skipped_count === 0 ? 'success' : 'default'
      }
    >
      {gasNoticeTexts.noticeRunFacts({
        isFinished: run.status === 'finished',
        skippedCount: run.skipped_count,
        failedCount: run.failed_count,
        unknownCount: run.unknown_count,
      })}
    </Tag>
  )
}

export function NoticeRuns() {
  const [search] = useSearchParams()
  const page = readPage(search)
  const { timeZone } = useRuntimeConfig()
  const query = useListNoticeRunsQuery({ query: page })
  useLastPage(page, query)
  return (
    <PageState
      query={query}
      failedText={gasNoticeTexts.noticesNotLoaded}
      isEmpty={({ runs }) => runs.length === 0}
      empty={
        <EmptyPanel>
          <p>{gasNoticeTexts.noNotices}</p>
          <p>{gasNoticeTexts.noRunsHint}</p>
        </EmptyPanel>
      }
    >
      {({ runs, total_count }) => (
        <>
          <DataTable
            caption={gasNoticeTexts.noticeRunsCaption}
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
