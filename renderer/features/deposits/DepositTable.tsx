/** Deposits as rows, each with its movements behind a button. */
import { Button } from 'antd'
import { useState } from 'react'
import type { Deposit } from '#shared/contract/deposits'
import { depositKindWords, depositStatusWords } from '#shared/deposits'
import { useViewCustomer } from '../../api/useViewCustomer'
import { CustomerLink, type ViewCustomer } from '../../ui/CustomerLink'
import { DateText } from '../../ui/DateText'
import { DataTable, type Column } from '../../ui/lists/DataTable'
import { Badge } from '../../ui/panels/Badge'
import { Money } from '../../ui/payments/Money'
import styles from './deposits.module.css'
import { TransactionsDialog } from './TransactionsDialog'

const orNone = (day: string | null) => (day === null ? '–' : <DateText value={day} />)

const columnsFor = (open: (deposit: Deposit) => void, customers: ViewCustomer): Column<Deposit>[] => [
  {
    key: 'account',
    title: 'Account',
    narrow: 'wide',
    render: (deposit) => (
      <>
        <CustomerLink customers={customers} number={deposit.crm_customer_number}>
          {deposit.account_no}
        </CustomerLink>
        <span className={styles.below}>{depositKindWords[deposit.deposit_kind]}</span>
      </>
    ),
  },
  { key: 'name', title: 'Name', render: ({ name }) => name },
  { key: 'community', title: 'Community', narrow: 'right', render: ({ community }) => community },
  {
    key: 'deposit',
    title: 'Deposit',
    isFigure: true,
    narrow: 'wide',
    narrowName: 'Deposit:',
    render: ({ deposit_amount }) => <Money cents={deposit_amount} />,
  },
  {
    key: 'interest',
    title: 'Interest',
    isFigure: true,
    narrow: 'wide',
    narrowName: 'Interest:',
    render: ({ interest_amount }) => <Money cents={interest_amount} />,
  },
  {
    key: 'held',
    title: 'Held since',
    narrow: 'wide',
    narrowName: 'Held since:',
    render: ({ held_since }) => orNone(held_since),
  },
  {
    key: 'review',
    title: 'Review date',
    narrow: 'wide',
    narrowName: 'Review date:',
    render: ({ review_on }) => orNone(review_on),
  },
  {
    key: 'status',
    title: 'Status',
    narrow: 'wide',
    render: (deposit) => (
      <>
        <Badge kind={deposit.status === 'review_due' ? 'warning' : 'plain'}>{depositStatusWords[deposit.status]}</Badge>
        {deposit.is_refund_candidate && (
          <span className={styles.flag}>
            <Badge kind="good">Refund candidate</Badge>
            <span className={styles.below}>{deposit.months_on_time} months on time</span>
          </span>
        )}
      </>
    ),
  },
  {
    key: 'moves',
    title: 'Transactions',
    narrow: 'wide',
    render: (deposit) => (
      <Button
        size="small"
        aria-label={`Transactions of the deposit of ${deposit.name}, ${deposit.account_no}`}
        onClick={() => open(deposit)}
      >
        Transactions
      </Button>
    ),
  },
]

export function DepositTable({ deposits, isStale }: { deposits: Deposit[]; isStale: boolean }) {
  const customers = useViewCustomer()
  const [opened, setOpened] = useState<Deposit | null>(null)
  return (
    <>
      <DataTable
        caption="Deposits, the latest movement first"
        columns={columnsFor(setOpened, customers)}
        rows={deposits}
        rowKey={({ deposit_id }) => deposit_id}
        empty={null}
        isStale={isStale}
      />
      {opened && <TransactionsDialog deposit={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
