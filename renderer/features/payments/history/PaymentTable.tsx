/** A page of payments, newest first. */
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as paymentHistoryTexts from '#shared/texts/payments/paymentHistory'
import { StatusTag } from '../../../domain/payments/PaymentStatusTag'
import type { PaymentRow } from '../../../domain/payments/paymentRow'
import { DayTime } from '../../../ui/DateText'
import { type Column, DataTable } from '../../../ui/lists/DataTable'
import parts from '../../../ui/panels/parts.module.css'
import styles from '../payments.module.css'

interface SummaryProps {
  /** What was paid this year. */
  text: string
  /** A button next to it. */
  children: ReactNode
}

export const PaymentSummary = ({ text, children }: SummaryProps) => (
  <div className={styles.summary}>
    <p className={parts.small}>{text}</p>
    {children}
  </div>
)

interface TableProps {
  rows: PaymentRow[]
  isFiltered?: boolean
  isStale?: boolean
}

export const PaymentTable = ({ rows, isFiltered = false, isStale = false }: TableProps) => (
  <DataTable
    caption={paymentHistoryTexts.paymentsNewestFirst}
    columns={columns}
    rows={rows}
    rowKey={({ id }) => id}
    isStale={isStale}
    empty={isFiltered ? paymentHistoryTexts.noMatchTitle : paymentHistoryTexts.noPayments}
    emptyPicture={isFiltered ? 'search' : 'bills'}
    emptyAction={!isFiltered && <Link to={paths.payment}>{paymentHistoryTexts.makeAPayment}</Link>}
  />
)

const columns: Column<PaymentRow>[] = [
  {
    key: 'date',
    title: commonTexts.date,
    render: ({ moment, day }) => <DayTime value={moment} text={day} />,
  },
  {
    key: 'status',
    title: commonTexts.status,
    narrow: 'right',
    render: ({ status, color, reason }) => <StatusTag {...{ status, color, reason }} />,
  },
  {
    key: 'method',
    title: paymentHistoryTexts.method,
    render: ({ method }) => <span className={styles.method}>{method}</span>,
  },
  {
    key: 'channel',
    title: paymentHistoryTexts.channel,
    narrow: 'hidden',
    render: ({ channel }) => channel,
  },
  {
    key: 'applied',
    title: paymentHistoryTexts.appliedTo,
    render: ({ appliedTo }) => appliedTo,
  },
  {
    key: 'confirmation',
    title: paymentHistoryTexts.confirmationNo,
    render: ({ confirmation }) => (
      <Link to={`${paths.paymentSuccess}?confirmation=${confirmation}`}>{confirmation}</Link>
    ),
  },
  {
    key: 'amount',
    title: commonTexts.amount,
    isFigure: true,
    narrow: 'right',
    render: ({ amount, fee }) => (
      <>
        {amount}
        {fee && <span className={styles.feeOf}>{fee}</span>}
      </>
    ),
  },
]
