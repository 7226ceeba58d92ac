/** One run: how far it is, what can be done with it, and its rows. The server goes on whether or not somebody looks. */
import { Select } from 'antd'
import { Link, useSearchParams } from 'react-router-dom'
import type { CreditRun, RunRow } from '#shared/contract/credits'
import { rowStatuses, creditReasons, type RowStatus, rowWords } from '#shared/credits'
import { useGetCreditRunQuery } from '../../api/credits'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { useViewCustomer } from '../../api/useViewCustomer'
import { CustomerLink, type ViewCustomer } from '../../ui/CustomerLink'
import { DateText } from '../../ui/DateText'
import { DataTable, type Column } from '../../ui/lists/DataTable'
import { changed, pageIn } from '../../ui/lists/listAddress'
import { ListPages } from '../../ui/lists/ListPages'
import { Badge } from '../../ui/panels/Badge'
import { Filter, Filters, PageStack, Panel } from '../../ui/panels/Panel'
import { Money } from '../../ui/payments/Money'
import { PageState } from '../../ui/states/PageState'
import { RunNews } from '../../ui/states/RunNews'
import styles from './credits.module.css'
import { doneOf, isMoving } from './creditWords'
import { RunActions } from './RunActions'
import { RunBadge } from './RunList'
import { useRunEnd } from './useRunEnd'
import { amountText } from '../../ui/look/amounts'
import * as commonTexts from '#shared/texts/common'
import * as creditTexts from '#shared/texts/credits'
import { Rich } from '../../ui/Rich'

const watchMs = 1500

const badgeOf: Record<RowStatus, 'plain' | 'good' | 'warning'> = {
  not_initiated: 'plain',
  success: 'good',
  error: 'warning',
  cancelled: 'plain',
}

interface Shown {
  customers: ViewCustomer
  timeZone: string
  isWaiting: boolean
}

const columnsFor = ({ customers, timeZone, isWaiting }: Shown): Column<RunRow>[] => [
  { key: 'position', title: commonTexts.no, isFigure: true, narrow: 'hidden', render: ({ position }) => position },
  {
    key: 'account',
    title: commonTexts.accNo,
    render: ({ account_no, crm_customer_number }) => (
      <CustomerLink customers={customers} number={crm_customer_number}>
        {account_no}
      </CustomerLink>
    ),
  },
  { key: 'name', title: commonTexts.name, narrow: 'wide', render: ({ name }) => name || '–' },
  // Whoever approves sees what each owes beside what it would be given.
  ...(isWaiting
    ? [
        {
          key: 'balance',
          title: creditTexts.owedNow,
          isFigure: true,
          narrow: 'wide',
          narrowName: creditTexts.owedNow,
          render: ({ balance }: RunRow) => (balance === null ? '–' : <Money cents={balance} />),
        } as const,
      ]
    : []),
  {
    key: 'amount',
    title: creditTexts.creditAmount,
    isFigure: true,
    narrow: 'right',
    render: ({ credit_amount }) => <Money cents={credit_amount} />,
  },
  {
    key: 'status',
    title: commonTexts.status,
    narrow: 'wide',
    render: (row) => <Badge kind={badgeOf[row.status]}>{rowWords(row)}</Badge>,
  },
  {
    key: 'ended',
    title: commonTexts.when,
    narrow: 'wide',
    narrowName: commonTexts.when,
    render: ({ ended_at }) => (ended_at ? <DateText value={ended_at} withTime timeZone={timeZone} /> : '–'),
  },
]

const words: Record<RowStatus, string> = {
  not_initiated: creditTexts.notInitiated,
  success: 'Success',
  error: 'Failed',
  cancelled: 'Canceled',
}

export function RunPanel({ runId }: { runId: string }) {
  const [address, setAddress] = useSearchParams()
  const page = pageIn(address)
  const status = rowStatuses.find((known) => known === address.get('rows'))
  const asked = { params: { run_id: runId }, query: { ...page, status } }
  const { data } = useGetCreditRunQuery(asked)
  const isWatched = data === undefined || isMoving(data.run)
  const query = useGetCreditRunQuery(asked, {
    pollingInterval: isWatched ? watchMs : 0,
    skipPollingIfUnfocused: true,
  })
  useRunEnd(data?.run)
  const customers = useViewCustomer()
  const { timeZone } = useRuntimeConfig()
  const columns = columnsFor({ customers, timeZone, isWaiting: data?.run.status === 'waiting' })
  return (
    <PageStack>
      <Link to="?tab=runs">{creditTexts.allRuns}</Link>
      <PageState query={query} what={creditTexts.theRun}>
        {({ run, rows, total_count }) => (
          <>
            <Panel title={creditTexts.creditRun} action={<RunBadge run={run} />}>
              <Progress run={run} />
              <Facts run={run} timeZone={timeZone} />
              <RunActions run={run} />
            </Panel>
            <Filters label={creditTexts.filterRows}>
              <Filter label={creditTexts.rows} htmlFor="row-status">
                <Select
                  id="row-status"
                  className={styles.status ?? ''}
                  value={status ?? ''}
                  onChange={(wanted) => setAddress((before) => changed(before, { rows: wanted }))}
                  options={[
                    { value: '', label: commonTexts.all },
                    ...rowStatuses.map((value) => ({ value, label: words[value] })),
                  ]}
                />
              </Filter>
            </Filters>
            <DataTable
              caption={creditTexts.rowsInTheRunInOrder}
              columns={columns}
              rows={rows}
              rowKey={({ position }) => String(position)}
              empty={<p>{creditTexts.noDataFound}</p>}
            />
            <ListPages page={page} totalCount={total_count} />
          </>
        )}
      </PageState>
    </PageStack>
  )
}

const Progress = ({ run }: { run: CreditRun }) => (
  <>
    <label className={styles.progress}>
      <span>
        {creditTexts.ofAccountsDoneCreditedWithFailed({
          done: doneOf(run),
          rowCount: run.row_count,
          creditedCount: run.credited_count,
          amount: amountText(run.credited_amount),
          failedCount: run.failed_count,
        })}
        {run.status === 'cancelled' && ` · ${run.row_count - doneOf(run)} canceled`}
      </span>
      <progress max={run.row_count} value={doneOf(run)} />
    </label>
    <RunNews
      outcome={isMoving(run) ? null : creditTexts.runStoppedCreditedFailed(run.credited_count, run.failed_count)}
      hasFailures={run.failed_count > 0}
    />
  </>
)

const Facts = ({ run, timeZone }: { run: CreditRun; timeZone: string }) => (
  <p className={styles.quiet}>
    {creditTexts.total(amountText(run.total_amount))} {run.credit_reason_cd} {creditReasons[run.credit_reason_cd]}{' '}
    <Rich
      text={creditTexts.startedByOn(run.comments, run.begun_by)}
      parts={{ date: <DateText value={run.begun_at} withTime timeZone={timeZone} /> }}
    />
    {run.decided_by !== null && run.decided_at !== null && (
      <>
        {' '}
        <Rich
          text={creditTexts.rejectedApprovedByOn(run.status === 'rejected', run.decided_by)}
          parts={{ date: <DateText value={run.decided_at} withTime timeZone={timeZone} /> }}
        />
      </>
    )}
  </p>
)
