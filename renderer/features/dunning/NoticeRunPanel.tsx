/**
 * Shows one run of notices: its progress, the result of each notice, and retries. The server continues whether or not
 * the page is open.
 */
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { NoticeRow, NoticeRun } from '#shared/contract/billing/gasNotices'
import * as dunningTexts from '#shared/texts/billing/dunning'
import * as gasNoticeTexts from '#shared/texts/billing/gasNotices'
import * as commonTexts from '#shared/texts/common'
import { useGetNoticeRunQuery, useRetryNoticesMutation } from '../../api/billing/dunning'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { RunProgress } from '../../domain/runs/RunProgress'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import { QuestionDialog } from '../../ui/dialogs/QuestionDialog'
import { EmailText } from '../../ui/EmailText'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import { ListPages } from '../../ui/lists/ListPages'
import { readPage } from '../../ui/lists/listSearch'
import figures from '../../ui/panels/figures.module.css'
import { PageStack, Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import { Tag } from '../../ui/Tag'
import styles from './dunning.module.css'
import { NoticeBadge } from './NoticeRuns'
import { countProcessed, rowColors } from './noticeRows'

const pollMs = 1500

const columnsFor = (timeZone: string): Column<NoticeRow>[] => [
  {
    key: 'position',
    title: commonTexts.numberShort,
    isFigure: true,
    narrow: 'hidden',
    render: ({ position }) => position,
  },
  {
    key: 'account',
    title: commonTexts.account,
    narrow: 'wide',
    render: ({ name, account_no }) => (
      <>
        {name}
        <span className={parts.below}>
          <span className={figures.figures}>{account_no}</span>
        </span>
      </>
    ),
  },
  {
    key: 'email',
    title: commonTexts.email,
    narrow: 'wide',
    render: ({ email }) => (email === '' ? '–' : <EmailText email={email} />),
  },
  {
    key: 'status',
    title: dunningTexts.result,
    narrow: 'wide',
    render: ({ status, message }) => (
      <>
        <Tag color={rowColors[status]}>{gasNoticeTexts.noticeStatusLabels[status]}</Tag>
        {message !== '' && <span className={parts.below}>{message}</span>}
      </>
    ),
  },
  {
    key: 'ended',
    title: commonTexts.when,
    narrow: 'wide',
    isNamed: true,
    render: ({ ended_at }) => (ended_at ? <DateText value={ended_at} withTime timeZone={timeZone} /> : '–'),
  },
]

export function NoticeRunPanel({ runId }: { runId: string }) {
  const [search] = useSearchParams()
  const page = readPage(search)
  const { timeZone } = useRuntimeConfig()
  const request = { params: { run_id: runId }, query: page }
  const { data } = useGetNoticeRunQuery(request)
  const query = useGetNoticeRunQuery(request, {
    pollingInterval: data?.run.status === 'finished' ? 0 : pollMs,
    skipPollingIfUnfocused: true,
  })
  return (
    <PageStack>
      <Link to="?tab=notices">{gasNoticeTexts.allNotices}</Link>
      <PageState query={query} failedText={gasNoticeTexts.runNotLoaded}>
        {({ run, rows, total_count }) => (
          <>
            <Panel title={gasNoticeTexts.noticesByEmail} action={<NoticeBadge run={run} />}>
              <RunProgress
                text={gasNoticeTexts.noticesDone({
                  done: countProcessed(run),
                  rowCount: run.row_count,
                  sentCount: run.sent_count,
                  skippedCount: run.skipped_count,
                  failedCount: run.failed_count,
                  unknownCount: run.unknown_count,
                })}
                processedCount={countProcessed(run)}
                rowCount={run.row_count}
                outcome={outcomeOf(run)}
                hasFailures={run.failed_count + run.unknown_count > 0}
              />
              <Outcome run={run} />
              <RetryButtons run={run} />
            </Panel>
            <DataTable
              caption={gasNoticeTexts.noticesCaption}
              columns={columnsFor(timeZone)}
              rows={rows}
              rowKey={({ position }) => String(position)}
            />
            <ListPages page={page} totalCount={total_count} />
          </>
        )}
      </PageState>
    </PageStack>
  )
}

const outcomeOf = ({ status, ...run }: NoticeRun): string | null =>
  status === 'finished'
    ? gasNoticeTexts.runSummary({
        sentCount: run.sent_count,
        skippedCount: run.skipped_count,
        failedCount: run.failed_count,
        unknownCount: run.unknown_count,
      })
    : null

/** Shows the specification's message once the run has finished. */
function Outcome({ run }: { run: NoticeRun }) {
  if (run.status !== 'finished') return null
  if (run.failed_count + run.unknown_count > 0) return <p className={styles.warning}>{gasNoticeTexts.failed}</p>
  return run.sent_count > 0 ? <p>{gasNoticeTexts.sent}</p> : null
}

function RetryButtons({ run }: { run: NoticeRun }) {
  const mayNotify = useHasRight('NOTICES.write')
  const [retry] = useRetryNoticesMutation()
  const [retryGroup, setRetryGroup] = useState<'failed' | 'unknown' | null>(null)
  if (!mayNotify || run.failed_count + run.unknown_count === 0) return null
  return (
    <>
      <div className={parts.wideActions}>
        {run.failed_count > 0 && (
          <Button onClick={() => setRetryGroup('failed')}>{gasNoticeTexts.retryFailed(run.failed_count)}</Button>
        )}
        {run.unknown_count > 0 && (
          <Button onClick={() => setRetryGroup('unknown')}>{gasNoticeTexts.resendUnknown(run.unknown_count)}</Button>
        )}
      </div>
      {retryGroup && (
        <QuestionDialog
          title={gasNoticeTexts.sendAgain}
          consequence={
            retryGroup === 'failed'
              ? gasNoticeTexts.resendFailedEffect(run.failed_count)
              : gasNoticeTexts.unknownNotices(run.unknown_count)
          }
          isDangerous={retryGroup === 'unknown'}
          call={() => retry({ params: { run_id: run.run_id }, body: { which: retryGroup } })}
          outcome={gasNoticeTexts.resendingOutcome}
          onClose={() => setRetryGroup(null)}
        />
      )}
    </>
  )
}
