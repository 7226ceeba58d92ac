/** Shows one run: its progress, actions and rows. The server continues whether or not the page is open. */

import { Link, useSearchParams } from 'react-router-dom'
import { type RowStatus, rowStatuses } from '#shared/billing/credits'
import type { CreditRun, CreditRunRow } from '#shared/contract/billing/credits'
import * as creditRowTexts from '#shared/texts/billing/creditRows'
import * as creditTexts from '#shared/texts/billing/credits'
import * as commonTexts from '#shared/texts/common'
import { useGetCreditRunQuery } from '../../api/billing/credits'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { CustomerLink, type ViewCustomer } from '../../domain/customers/CustomerLink'
import { useViewCustomer } from '../../domain/customers/useViewCustomer'
import { Money } from '../../domain/payments/Money'
import { RunProgress } from '../../domain/runs/RunProgress'
import { DateText } from '../../ui/DateText'
import { amountText } from '../../ui/format/amounts'
import { Select } from '../../ui/forms/fields/Select'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import { ListPages } from '../../ui/lists/ListPages'
import { readPage, withChanges } from '../../ui/lists/listSearch'
import { Filter, Filters, PageStack, Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { PageState } from '../../ui/states/PageState'
import { Tag, type TagColor } from '../../ui/Tag'
import styles from './credits.module.css'
import { RunActions } from './RunActions'
import { RunBadge } from './RunList'
import { countProcessed, isActive, outcomeText } from './runStatus'
import { useRunCompletion } from './useRunCompletion'

const pollMs = 1500

const rowColors: Record<RowStatus, TagColor> = {
  not_initiated: 'default',
  success: 'success',
  error: 'warning',
  cancelled: 'default',
}

interface RunColumnOptions {
  customers: ViewCustomer
  timeZone: string
  isWaiting: boolean
}

const columnsFor = ({ customers, timeZone, isWaiting }: RunColumnOptions): Column<CreditRunRow>[] => [
  {
    key: 'position',
    title: commonTexts.numberShort,
    isFigure: true,
    narrow: 'hidden',
    render: ({ position }) => position,
  },
  {
    key: 'account',
    title: commonTexts.accNo,
    render: ({ account_no, crm_customer_number }) => (
      <CustomerLink customers={customers} number={crm_customer_number} billingAccount={account_no}>
        {account_no}
      </CustomerLink>
    ),
  },
  { key: 'name', title: commonTexts.name, narrow: 'wide', render: ({ name }) => name || '–' },
  // The approver sees what each account owes next to its credit.
  ...(isWaiting
    ? [
        {
          key: 'balance',
          title: creditTexts.owedNow,
          isFigure: true,
          narrow: 'wide',
          isNamed: true,
          render: ({ balance }: CreditRunRow) => (balance === null ? '–' : <Money cents={balance} />),
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
    render: (row) => <Tag color={rowColors[row.status]}>{creditRowTexts.statusLabel(row)}</Tag>,
  },
  {
    key: 'ended',
    title: commonTexts.when,
    narrow: 'wide',
    isNamed: true,
    render: ({ ended_at }) => (ended_at ? <DateText value={ended_at} withTime timeZone={timeZone} /> : '–'),
  },
]

export function RunPanel({ runId }: { runId: string }) {
  const [search, setSearch] = useSearchParams()
  const page = readPage(search)
  const status = rowStatuses.find((candidate) => candidate === search.get('rows'))
  const request = { params: { run_id: runId }, query: { ...page, status } }
  const { data } = useGetCreditRunQuery(request)
  const isPolling = data === undefined || isActive(data.run)
  const query = useGetCreditRunQuery(request, {
    pollingInterval: isPolling ? pollMs : 0,
    skipPollingIfUnfocused: true,
  })
  useRunCompletion(data?.run)
  const customers = useViewCustomer()
  const { timeZone } = useRuntimeConfig()
  const columns = columnsFor({ customers, timeZone, isWaiting: data?.run.status === 'waiting' })
  return (
    <PageStack>
      <Link to="?tab=runs">{creditTexts.allRuns}</Link>
      <PageState query={query} failedText={creditTexts.runNotLoaded}>
        {({ run, rows, total_count }) => (
          <>
            <Panel title={creditTexts.creditRun} action={<RunBadge run={run} />}>
              <RunProgress
                text={progressText(run)}
                processedCount={countProcessed(run)}
                rowCount={run.row_count}
                outcome={outcomeText(run)}
                hasFailures={run.failed_count > 0}
              />
              <Facts run={run} timeZone={timeZone} />
              <RunActions run={run} />
            </Panel>
            <Filters label={creditTexts.filterRows}>
              <Filter label={creditTexts.rows} htmlFor="row-status">
                <Select
                  id="row-status"
                  className={styles.status ?? ''}
                  value={status ?? ''}
                  onChange={(newStatus) => setSearch((before) => withChanges(before, { rows: newStatus }))}
                  options={[
                    { value: '', label: commonTexts.all },
                    ...rowStatuses.map((value) => ({ value, label: creditRowTexts.statusLabels[value] })),
                  ]}
                />
              </Filter>
            </Filters>
            <DataTable
              caption={creditTexts.runRowsCaption}
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

function progressText(run: CreditRun): string {
  const progress = {
    done: countProcessed(run),
    rowCount: run.row_count,
    creditedCount: run.credited_count,
    amount: amountText(run.credited_amount),
    failedCount: run.failed_count,
  }
  return run.status === 'cancelled'
    ? creditTexts.canceledRunProgress(progress, run.row_count - progress.done)
    : creditTexts.runProgress(progress)
}

const decisionOf = ({ status, decided_at }: CreditRun) => {
  if (decided_at === null) return null
  return status === 'rejected' ? 'rejected' : 'approved'
}

const Facts = ({ run, timeZone }: { run: CreditRun; timeZone: string }) => (
  <p className={parts.quiet}>
    <Rich
      text={creditTexts.runFacts(
        amountText(run.total_amount),
        `${run.credit_reason_cd} ${creditTexts.reasonLabels[run.credit_reason_cd]}`,
        decisionOf(run),
      )}
      parts={{
        comments: run.comments,
        starter: run.started_by,
        started: <DateText value={run.started_at} withTime timeZone={timeZone} />,
        decider: run.decided_by,
        decided: run.decided_at && <DateText value={run.decided_at} withTime timeZone={timeZone} />,
      }}
    />
  </p>
)
