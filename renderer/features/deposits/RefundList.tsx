/** The refunds that were asked for within the last days. */
import { useSearchParams } from 'react-router-dom'
import { exportRefunds, type Refund } from '#shared/contract/deposits'
import { useListRefundsQuery } from '../../api/deposits'
import { useViewCustomer } from '../../api/useViewCustomer'
import { CustomerLink, type ViewCustomer } from '../../ui/CustomerLink'
import { DateText } from '../../ui/DateText'
import { amountText } from '../../ui/look/amounts'
import { DataTable, type Column } from '../../ui/lists/DataTable'
import { pageIn } from '../../ui/lists/listAddress'
import { ListPages } from '../../ui/lists/ListPages'
import { useLastPage } from '../../ui/lists/useLastPage'
import { Badge } from '../../ui/panels/Badge'
import { EmptyPanel, Panel } from '../../ui/panels/Panel'
import { Money } from '../../ui/payments/Money'
import { PageState } from '../../ui/states/PageState'
import { reasonWords, refundWords } from './depositWords'
import styles from './deposits.module.css'
import { ExportButton } from './ExportButton'

const columns = (customers: ViewCustomer): Column<Refund>[] => [
  {
    key: 'account',
    title: 'Account',
    narrow: 'wide',
    render: ({ account_no, crm_customer_number }) => (
      <CustomerLink customers={customers} number={crm_customer_number}>
        {account_no}
      </CustomerLink>
    ),
  },
  { key: 'name', title: 'Name', render: ({ name }) => name },
  { key: 'community', title: 'Community', narrow: 'right', render: ({ community }) => community },
  {
    key: 'reason',
    title: 'Reason',
    narrow: 'wide',
    narrowName: 'Reason:',
    render: ({ reason }) => reasonWords[reason],
  },
  {
    key: 'amount',
    title: 'Refund',
    isFigure: true,
    narrow: 'wide',
    narrowName: 'Refund:',
    render: ({ refund_amount }) => <Money cents={refund_amount} />,
  },
  {
    key: 'requested',
    title: 'Requested',
    narrow: 'wide',
    narrowName: 'Requested:',
    render: ({ requested_on }) => <DateText value={requested_on} />,
  },
  {
    key: 'sent',
    title: 'Sent',
    narrow: 'wide',
    narrowName: 'Sent:',
    render: ({ sent_on, check_number }) =>
      sent_on === null ? (
        '–'
      ) : (
        <>
          <DateText value={sent_on} />
          <span className={styles.below}>{check_number}</span>
        </>
      ),
  },
  {
    key: 'status',
    title: 'Status',
    narrow: 'wide',
    render: ({ status }) => <Badge kind={status === 'stale' ? 'warning' : 'plain'}>{refundWords[status]}</Badge>,
  },
]

export function RefundList({ days }: { days: number }) {
  const [address] = useSearchParams()
  const page = pageIn(address)
  const query = useListRefundsQuery({ body: { days, ...page } })
  useLastPage(page, query)
  const customers = useViewCustomer()
  return (
    <PageState
      query={query}
      what="The refunds"
      isEmpty={({ total_count }) => total_count === 0}
      empty={
        <EmptyPanel>
          <p>No refund was asked for in this period.</p>
        </EmptyPanel>
      }
    >
      {({ refunds, total_count, total_refund }) => (
        <>
          <Panel
            title="Totals"
            action={<ExportButton call={exportRefunds} days={days} name={`Refunds of ${days} days.csv`} />}
          >
            <p className={styles.totals}>
              <span>
                {total_count} {total_count === 1 ? 'refund' : 'refunds'}
              </span>
              <span>{amountText(total_refund)} in all</span>
            </p>
          </Panel>
          <DataTable
            caption="Refunds, newest first"
            columns={columns(customers)}
            rows={refunds}
            rowKey={({ refund_id }) => refund_id}
            empty={null}
            isStale={query.isFetching}
          />
          <ListPages page={page} totalCount={total_count} />
        </>
      )}
    </PageState>
  )
}
