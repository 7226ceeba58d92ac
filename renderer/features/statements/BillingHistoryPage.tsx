/** /BillingHistory: the statements, newest first; with ?statement=…, one of them. Page and filters live in the address. */
import { Button, Segmented, Select } from 'antd'
import { useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import type { UserAccount } from '#shared/contract/customers'
import type { Statement } from '#shared/contract/statements'
import { formatDay } from '#shared/dates'
import { formatCents } from '#shared/money'
import { isStaff } from '#shared/access'
import { useLazyListStatementsQuery, useListStatementsQuery } from '../../api/statements'
import { useSignedIn } from '../../session/SignedIn'
import { useSelected } from '../../session/useSelected'
import { saveCsv } from '../../ui/lists/csv'
import { DataTable, type Column } from '../../ui/lists/DataTable'
import { changed, lastPageBefore, pageIn, type Changes } from '../../ui/lists/listAddress'
import { useFirstPageOf } from '../../ui/lists/useFirstPageOf'
import { PageState } from '../../ui/states/PageState'
import { PaginationBar } from '../../ui/lists/PaginationBar'
import { Filter, Filters, PageStack } from '../../ui/panels/Panel'
import { NoAccount } from '../../ui/states/NoAccount'
import { PdfButton } from './PdfButton'
import { statementRows } from './statementRows'
import { StatementPage } from './StatementPage'
import { StatementStatusTag } from './StatementStatusTag'
import styles from './statements.module.css'

export function BillingHistoryPage() {
  const [search] = useSearchParams()
  const { user } = useSignedIn()
  const { account } = useSelected()
  const statementId = search.get('statement')
  if (statementId) return <StatementPage key={statementId} statementId={statementId} />
  return account ? (
    <Statements account={account} />
  ) : (
    <NoAccount isStaff={isStaff(user.userTypeCode)} what="no bill to show" />
  )
}

const accountColumn: Column<Statement> = {
  key: 'account',
  title: 'Billing account',
  render: ({ crm_billing_account_number, street_address }) => (
    <>
      <span className={styles.number}>{crm_billing_account_number}</span>
      <span className={styles.detail}>{street_address}</span>
    </>
  ),
}

const columnsFor = (search: URLSearchParams, isAll: boolean): Column<Statement>[] => [
  {
    key: 'billed',
    title: 'Bill date',
    narrowName: 'Issued',
    render: (statement) => (
      <Link to={`?${changed(search, { statement: statement.statement_id, page: search.get('page') })}`}>
        {formatDay(statement.bill_date)}
      </Link>
    ),
  },
  { key: 'status', title: 'Status', narrow: 'right', render: ({ status }) => <StatementStatusTag status={status} /> },
  {
    key: 'period',
    title: 'Period',
    render: ({ period_start, period_end }) => `${formatDay(period_start)} – ${formatDay(period_end)}`,
  },
  ...(isAll ? [accountColumn] : []),
  {
    key: 'due',
    title: 'Due',
    narrowName: 'Due',
    render: ({ due_date }) => <span className={styles.due}>{formatDay(due_date)}</span>,
  },
  {
    key: 'total',
    title: 'Total due',
    isFigure: true,
    narrow: 'right',
    render: ({ total_due }) => formatCents(total_due),
  },
  {
    key: 'pdf',
    title: 'Download',
    isFigure: true,
    narrow: 'right',
    render: (statement) => <PdfButton size="small" statement={statement} />,
  },
]

function Statements({ account }: { account: UserAccount }) {
  const { user } = useSignedIn()
  const [search, setSearch] = useSearchParams()
  const isAll = search.get('accounts') === 'all' && !isStaff(user.userTypeCode)
  useFirstPageOf(isAll ? 'all' : account.crm_billing_group_id)
  const year = Number(search.get('year')) || undefined
  const page = pageIn(search)
  const filter = { ...(!isAll && { billing_group_id: account.crm_billing_group_id }), ...(year && { year }) }
  const query = useListStatementsQuery({ body: { ...filter, ...page } })
  const lastPage = query.isSuccess && !query.isFetching ? lastPageBefore(page, query.data.total_count) : null
  const show = (changes: Changes): void => setSearch((before) => changed(before, changes))

  if (lastPage !== null) return <Navigate to={`?${changed(search, { page: lastPage })}`} replace />
  return (
    <PageStack>
      <Filters label="Filter statements">
        {!isStaff(user.userTypeCode) && (
          <Segmented
            aria-label="Accounts"
            value={isAll ? 'all' : 'one'}
            options={[
              { value: 'one', label: 'Selected account' },
              { value: 'all', label: 'All accounts' },
            ]}
            onChange={(accounts) => show({ accounts: accounts === 'all' ? 'all' : null, year: null })}
          />
        )}
        <Filter label="Year" htmlFor="statements-year">
          <Select
            id="statements-year"
            className={styles.year}
            value={year ?? 0}
            options={[
              { value: 0, label: 'All years' },
              ...(query.data?.years ?? []).map((known) => ({ value: known, label: String(known) })),
            ]}
            onChange={(chosen) => show({ year: chosen })}
          />
        </Filter>
        <CsvButton filter={filter} total={query.data?.total_count ?? 0} />
      </Filters>
      <PageState query={query} what="Your statements">
        {({ statements, total_count, first_bill_date }) => (
          <>
            <DataTable
              caption="Statements, newest first"
              columns={columnsFor(search, isAll)}
              rows={statements}
              rowKey={({ statement_id }) => statement_id}
              isStale={query.isFetching}
              empty={
                first_bill_date
                  ? `There is no bill yet. Your first bill comes on ${formatDay(first_bill_date)}.`
                  : 'There is no such statement.'
              }
            />
            {total_count > 0 && (
              <PaginationBar
                currentPage={page.page_number}
                itemsPerPage={page.page_size}
                totalCount={total_count}
                onChange={(number, size) => show({ page: number, size })}
              />
            )}
          </>
        )}
      </PageState>
    </PageStack>
  )
}

const mostAtOnce = 500

/** All that the filters leave, not only the page that is shown. */
function CsvButton({ filter, total }: { filter: { billing_group_id?: string; year?: number }; total: number }) {
  const [list] = useLazyListStatementsQuery()
  const [isBusy, setIsBusy] = useState(false)
  const [isUnsaved, setIsUnsaved] = useState(false)

  async function fetchAll(): Promise<Statement[] | null> {
    const all: Statement[] = []
    for (let page_number = 1; ; page_number++) {
      const { data } = await list({ body: { ...filter, page_number, page_size: mostAtOnce } })
      // The failure has been said already; half a list is not saved as if it were all.
      if (!data) return null
      all.push(...data.statements)
      if (all.length >= data.total_count || data.statements.length === 0) return all
    }
  }

  async function save(): Promise<void> {
    setIsBusy(true)
    setIsUnsaved(false)
    try {
      const all = await fetchAll()
      if (all) await saveCsv('Statements.csv', statementRows(all))
    } catch {
      setIsUnsaved(true) // The disk is full, or the place cannot be written.
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <span className={styles.pdf}>
      <Button loading={isBusy} disabled={total === 0} onClick={() => void save()}>
        Export CSV
      </Button>
      <output className={styles.pdfFailure}>{isUnsaved && 'Not saved. Try again.'}</output>
    </span>
  )
}
