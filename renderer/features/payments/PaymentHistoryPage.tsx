/** /paymentHistory: the payments of the selected billing account, newest first; page and filters live in the address. */
import { Button, Select } from 'antd'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import type { UserAccount } from '#shared/contract/customers'
import { PaymentStatus, paymentStatuses, type Payment } from '#shared/contract/payments'
import { pageSizes } from '#shared/limits'
import { formatCents } from '#shared/money'
import { useListPaymentsQuery } from '../../api/payments'
import { paths } from '../../paths'
import { useSelected } from '../../session/useSelected'
import { DataTable, type Column } from '../../ui/DataTable'
import { DatePicker } from '../../ui/DatePicker'
import { DateText } from '../../ui/DateText'
import { PageState } from '../../ui/PageState'
import { PaginationBar } from '../../ui/PaginationBar'
import { methodName } from '../../ui/brandOf'
import { NoAccount } from './NoAccount'
import { channelLabels, statusLabels } from '../../ui/paymentLabels'
import { PaymentStatusTag } from '../../ui/PaymentStatusTag'
import styles from './payments.module.css'

export function PaymentHistoryPage() {
  const { account } = useSelected()
  return account ? <History key={account.crm_billing_group_id} account={account} /> : <NoAccount />
}

const columns: Column<Payment>[] = [
  { key: 'date', title: 'Date', render: (payment) => <DateText value={payment.created_date} /> },
  {
    key: 'status',
    title: 'Status',
    narrow: 'right',
    render: (payment) => <PaymentStatusTag status={payment.status} reason={payment.reason} />,
  },
  { key: 'method', title: 'Method', render: (payment) => methodName(payment.method_type, payment.method_last4) },
  { key: 'channel', title: 'Channel', narrow: 'hidden', render: (payment) => channelLabels[payment.channel] },
  {
    key: 'confirmation',
    title: 'Confirmation no.',
    render: (payment) => (
      <Link to={`${paths.paymentSuccess}?confirmation=${payment.confirmation_number}`}>
        {payment.confirmation_number}
      </Link>
    ),
  },
  { key: 'amount', title: 'Amount', isFigure: true, narrow: 'right', render: (payment) => formatCents(payment.amount) },
]

/** What the address says; anything else in it is ignored. */
function filterOf(search: URLSearchParams) {
  const status = PaymentStatus.safeParse(search.get('status'))
  const number = (name: string, fallback: number) => Math.max(1, Math.trunc(Number(search.get(name))) || fallback)
  const day = (name: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(search.get(name) ?? '') ? (search.get(name) ?? undefined) : undefined
  return {
    status: status.success ? status.data : undefined,
    from_date: day('from'),
    to_date: day('to'),
    page_number: number('page', 1),
    page_size: pageSizes.find((size) => String(size) === search.get('size')) ?? 20,
  }
}

type Changes = Record<string, string | number | null | undefined>

function changed(search: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(search)
  if (!('page' in changes)) next.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, String(value))
    else next.delete(name)
  }
  return next
}

function History({ account }: { account: UserAccount }) {
  const [search, setSearch] = useSearchParams()
  const filter = filterOf(search)
  const query = useListPaymentsQuery({ body: { billing_group_id: account.crm_billing_group_id, ...filter } })
  const lastPage = Math.max(1, Math.ceil((query.data?.total_count ?? 0) / filter.page_size))
  // While it asks, the count is still that of the list before.
  const isPastTheEnd = query.isSuccess && !query.isFetching && filter.page_number > lastPage
  const isFiltered = Boolean(filter.status ?? filter.from_date ?? filter.to_date)

  /** Changes some of the address; a changed filter starts at the first page. */
  const show = (changes: Changes): void => setSearch((before) => changed(before, changes))

  if (isPastTheEnd) return <Navigate to={`?${changed(search, { page: lastPage })}`} replace />
  return (
    <div className={styles.page}>
      <search className={styles.filters} aria-label="Filter payments">
        <div className={styles.filter}>
          <label htmlFor="payments-status">Status</label>
          <Select
            id="payments-status"
            className={styles.statusSelect}
            value={filter.status ?? ''}
            onChange={(status) => show({ status })}
            options={[
              { value: '', label: 'All' },
              ...paymentStatuses.map((status) => ({ value: status, label: statusLabels[status] })),
            ]}
          />
        </div>
        <div className={styles.filter}>
          <label htmlFor="payments-from">From</label>
          <DatePicker id="payments-from" value={filter.from_date ?? null} onChange={(from) => show({ from })} />
        </div>
        <div className={styles.filter}>
          <label htmlFor="payments-to">To</label>
          <DatePicker id="payments-to" value={filter.to_date ?? null} onChange={(to) => show({ to })} />
        </div>
        {isFiltered && <Button onClick={() => show({ status: null, from: null, to: null })}>Clear filters</Button>}
      </search>

      <PageState query={query} what="Your payments">
        {({ payments, total_count, paid_this_year }) => (
          <>
            <p className={styles.quiet}>Paid this year: {formatCents(paid_this_year)}</p>
            <DataTable
              caption="Payments, newest first"
              columns={columns}
              rows={payments}
              rowKey={(payment) => payment.payment_id}
              isStale={query.isFetching}
              empty={
                isFiltered ? (
                  'No payment matches these filters.'
                ) : (
                  <>
                    Nothing has been paid on this account yet. <Link to={paths.payment}>Make a payment</Link>
                  </>
                )
              }
            />
            <PaginationBar
              currentPage={filter.page_number}
              itemsPerPage={filter.page_size}
              totalCount={total_count}
              onChange={(page, size) => show({ page, size })}
            />
          </>
        )}
      </PageState>
    </div>
  )
}
