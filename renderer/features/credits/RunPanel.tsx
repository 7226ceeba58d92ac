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
  { key: 'position', title: 'No.', isFigure: true, narrow: 'hidden', render: ({ position }) => position },
  {
    key: 'account',
    title: 'Acc No.',
    render: ({ account_no, crm_customer_number }) => (
      <CustomerLink customers={customers} number={crm_customer_number}>
        {account_no}
      </CustomerLink>
    ),
  },
  { key: 'name', title: 'Name', narrow: 'wide', render: ({ name }) => name || '–' },
  // Whoever approves sees what each owes beside what it would be given.
  ...(isWaiting
    ? [
        {
          key: 'balance',
          title: 'Owed now',
          isFigure: true,
          narrow: 'wide',
          narrowName: 'Owed now',
          render: ({ balance }: RunRow) => (balance === null ? '–' : <Money cents={balance} />),
        } as const,
      ]
    : []),
  {
    key: 'amount',
    title: 'Credit amount',
    isFigure: true,
    narrow: 'right',
    render: ({ credit_amount }) => <Money cents={credit_amount} />,
  },
  {
    key: 'status',
    title: 'Status',
    narrow: 'wide',
    render: (row) => <Badge kind={badgeOf[row.status]}>{rowWords(row)}</Badge>,
  },
  {
    key: 'ended',
    title: 'When',
    narrow: 'wide',
    narrowName: 'When',
    render: ({ ended_at }) => (ended_at ? <DateText value={ended_at} withTime timeZone={timeZone} /> : '–'),
  },
]

const words: Record<RowStatus, string> = {
  not_initiated: 'Not initiated',
  success: 'Success',
  error: 'Failed',
  cancelled: 'Cancelled',
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
      <Link to="?tab=runs">All runs</Link>
      <PageState query={query} what="The run">
        {({ run, rows, total_count }) => (
          <>
            <Panel title="Credit run" action={<RunBadge run={run} />}>
              <Progress run={run} />
              <Facts run={run} timeZone={timeZone} />
              <RunActions run={run} />
            </Panel>
            <Filters label="Narrow the rows down">
              <Filter label="Rows" htmlFor="row-status">
                <Select
                  id="row-status"
                  className={styles.status ?? ''}
                  value={status ?? ''}
                  onChange={(wanted) => setAddress((before) => changed(before, { rows: wanted }))}
                  options={[
                    { value: '', label: 'All' },
                    ...rowStatuses.map((value) => ({ value, label: words[value] })),
                  ]}
                />
              </Filter>
            </Filters>
            <DataTable
              caption="Rows of the run, in their order"
              columns={columns}
              rows={rows}
              rowKey={({ position }) => String(position)}
              empty={<p>No data found</p>}
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
        {doneOf(run)} of {run.row_count} accounts done · {run.credited_count} credited with{' '}
        {amountText(run.credited_amount)} · {run.failed_count} failed
        {run.status === 'cancelled' && ` · ${run.row_count - doneOf(run)} cancelled`}
      </span>
      <progress max={run.row_count} value={doneOf(run)} />
    </label>
    <RunNews
      outcome={
        isMoving(run) ? null : `The run does not go on: ${run.credited_count} credited, ${run.failed_count} failed.`
      }
      hasFailures={run.failed_count > 0}
    />
  </>
)

const Facts = ({ run, timeZone }: { run: CreditRun; timeZone: string }) => (
  <p className={styles.quiet}>
    {amountText(run.total_amount)} total · {run.credit_reason_cd} {creditReasons[run.credit_reason_cd]} · {run.comments}{' '}
    · begun by {run.begun_by} on <DateText value={run.begun_at} withTime timeZone={timeZone} />
    {run.decided_by !== null && run.decided_at !== null && (
      <>
        {' '}
        · {run.status === 'rejected' ? 'rejected' : 'approved'} by {run.decided_by} on{' '}
        <DateText value={run.decided_at} withTime timeZone={timeZone} />
      </>
    )}
  </p>
)
