/** A page of payments, newest first. */
import { Link } from 'react-router-dom'
import type { UserDetails } from '#shared/contract/customers/userDetails'
import type { Payment } from '#shared/contract/payments/payments'
import { paths } from '#shared/paths'
import { methodName } from '#shared/payments/brands'
import { amountWithFee, chargedFee } from '#shared/payments/paymentCharges'
import * as commonTexts from '#shared/texts/common'
import * as paymentHistoryTexts from '#shared/texts/payments/paymentHistory'
import * as paymentTexts from '#shared/texts/payments/payments'
import { useRuntimeConfig } from '../../../api/useRuntimeConfig'
import { PaymentStatusTag } from '../../../domain/payments/PaymentStatusTag'
import { useSignedIn } from '../../../session/SignedIn'
import { DateText } from '../../../ui/DateText'
import { amountText } from '../../../ui/format/amounts'
import { type Column, DataTable } from '../../../ui/lists/DataTable'
import styles from '../payments.module.css'
import { billText } from './appliedTo'

interface Props {
  payments: Payment[]
  isFiltered: boolean
  isStale: boolean
}

export function PaymentTable({ payments, isFiltered, isStale }: Props) {
  const { user } = useSignedIn()
  const { timeZone } = useRuntimeConfig()
  return (
    <DataTable
      caption={paymentHistoryTexts.paymentsNewestFirst}
      columns={columnsFor({ timeZone, user })}
      rows={payments}
      rowKey={(payment) => payment.payment_id}
      isStale={isStale}
      empty={isFiltered ? paymentHistoryTexts.noMatchTitle : paymentHistoryTexts.noPayments}
      emptyPicture={isFiltered ? 'search' : 'bills'}
      emptyAction={!isFiltered && <Link to={paths.payment}>{paymentHistoryTexts.makeAPayment}</Link>}
    />
  )
}

interface ColumnContext {
  timeZone: string
  user: UserDetails
}

const columnsFor = ({ timeZone, user }: ColumnContext): Column<Payment>[] => [
  {
    key: 'date',
    title: commonTexts.date,
    render: (payment) => <DateText value={payment.created_date} timeZone={timeZone} />,
  },
  {
    key: 'status',
    title: commonTexts.status,
    narrow: 'right',
    render: (payment) => <PaymentStatusTag status={payment.status} reason={payment.reason} />,
  },
  {
    key: 'method',
    title: paymentHistoryTexts.method,
    render: (payment) => <span className={styles.method}>{methodName(payment.method_type, payment.method_last4)}</span>,
  },
  {
    key: 'channel',
    title: paymentHistoryTexts.channel,
    narrow: 'hidden',
    render: (payment) => paymentTexts.channelLabels[payment.channel],
  },
  {
    key: 'applied',
    title: paymentHistoryTexts.appliedTo,
    render: (payment) => billText(user, payment.crm_billing_account_number),
  },
  {
    key: 'confirmation',
    title: paymentHistoryTexts.confirmationNo,
    render: (payment) => (
      <Link to={`${paths.paymentSuccess}?confirmation=${payment.confirmation_number}`}>
        {payment.confirmation_number}
      </Link>
    ),
  },
  {
    key: 'amount',
    title: commonTexts.amount,
    isFigure: true,
    narrow: 'right',
    render: (payment) => <ChargedAmount payment={payment} />,
  },
]

/** Shows the amount charged, and how much of it was the fee. */
const ChargedAmount = ({ payment }: { payment: Payment }) => (
  <>
    {amountText(amountWithFee(payment))}
    {chargedFee(payment) > 0 && (
      <span className={styles.feeOf}>{paymentTexts.includesFee(amountText(chargedFee(payment)))}</span>
    )}
  </>
)
