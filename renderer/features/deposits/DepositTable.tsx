/** Lists deposits as rows, with a button for the transactions of each. */
import { useState } from 'react'
import type { Deposit } from '#shared/contract/billing/deposits'
import * as depositTexts from '#shared/texts/billing/deposits'
import * as commonTexts from '#shared/texts/common'
import { CustomerLink, type ViewCustomer } from '../../domain/customers/CustomerLink'
import { useViewCustomer } from '../../domain/customers/useViewCustomer'
import { Money } from '../../domain/payments/Money'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import { ConsoleTable } from '../../ui/lists/ConsoleTable'
import type { Column } from '../../ui/lists/DataTable'
import type { ListSort } from '../../ui/lists/useListSort'
import parts from '../../ui/panels/parts.module.css'
import { Tag } from '../../ui/Tag'
import styles from './deposits.module.css'
import { TransactionsDialog } from './TransactionsDialog'

const dateOrDash = (day: string | null) => (day === null ? '–' : <DateText value={day} />)

const columnsFor = (open: (deposit: Deposit) => void, customers: ViewCustomer): Column<Deposit>[] => [
  {
    key: 'account',
    title: commonTexts.account,
    narrow: 'wide',
    render: (deposit) => (
      <>
        <CustomerLink customers={customers} number={deposit.crm_customer_number} billingAccount={deposit.account_no}>
          {deposit.account_no}
        </CustomerLink>
        <span className={parts.below}>{depositTexts.kindLabels[deposit.deposit_kind]}</span>
      </>
    ),
  },
  { key: 'name', title: commonTexts.name, render: ({ name }) => name },
  { key: 'community', title: commonTexts.community, narrow: 'right', render: ({ community }) => community },
  {
    key: 'deposit',
    title: depositTexts.deposit,
    isFigure: true,
    narrow: 'wide',
    isNamed: true,
    render: ({ deposit_amount }) => <Money cents={deposit_amount} />,
  },
  {
    key: 'interest',
    title: depositTexts.interestLabel,
    isFigure: true,
    narrow: 'wide',
    isNamed: true,
    render: ({ interest_amount }) => <Money cents={interest_amount} />,
  },
  {
    key: 'held',
    title: depositTexts.heldSince,
    narrow: 'wide',
    isNamed: true,
    render: ({ held_since }) => dateOrDash(held_since),
  },
  {
    key: 'review',
    title: depositTexts.reviewDate,
    narrow: 'wide',
    isNamed: true,
    render: ({ review_on }) => dateOrDash(review_on),
  },
  {
    key: 'status',
    title: commonTexts.status,
    narrow: 'wide',
    render: (deposit) => (
      <>
        <Tag color={deposit.status === 'review_due' ? 'warning' : 'default'}>
          {depositTexts.statusLabels[deposit.status]}
        </Tag>
        {deposit.is_refund_candidate && (
          <span className={styles.flag}>
            <Tag color="success">{depositTexts.refundCandidate}</Tag>
            <span className={parts.below}>{depositTexts.monthsOnTime(deposit.months_on_time)}</span>
          </span>
        )}
      </>
    ),
  },
  {
    key: 'moves',
    title: depositTexts.transactions,
    narrow: 'wide',
    isAction: true,
    render: (deposit) => (
      <Button
        size="small"
        aria-label={depositTexts.depositTransactionsFor(deposit.name, deposit.account_no)}
        onClick={() => open(deposit)}
      >
        {depositTexts.transactions}
      </Button>
    ),
  },
]

interface Props {
  deposits: Deposit[]
  sorting?: ListSort | undefined
  isStale: boolean
}

export function DepositTable({ deposits, sorting, isStale }: Props) {
  const customers = useViewCustomer()
  const [shownDeposit, setShownDeposit] = useState<Deposit | null>(null)
  return (
    <>
      <ConsoleTable
        caption={depositTexts.depositsCaption}
        columns={columnsFor(setShownDeposit, customers)}
        rows={deposits}
        rowKey={({ deposit_id }) => deposit_id}
        sorting={sorting}
        isStale={isStale}
      />
      {shownDeposit && <TransactionsDialog deposit={shownDeposit} onClose={() => setShownDeposit(null)} />}
    </>
  )
}
