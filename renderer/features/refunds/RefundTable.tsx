/** Lists refunds as rows: the account, the amount, who requested it and who decided. */
import { refundMethodText } from '#shared/billing/refunds'
import type { Refund } from '#shared/contract/billing/refunds'
import * as refundTexts from '#shared/texts/billing/refunds'
import * as commonTexts from '#shared/texts/common'
import { CustomerLink, type ViewCustomer } from '../../domain/customers/CustomerLink'
import { useViewCustomer } from '../../domain/customers/useViewCustomer'
import { Money } from '../../domain/payments/Money'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import { ConsoleTable } from '../../ui/lists/ConsoleTable'
import type { Column } from '../../ui/lists/DataTable'
import type { ListSort } from '../../ui/lists/useListSort'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { Tag, type TagColor } from '../../ui/Tag'
import type { RefundDecision } from './DecideRefundDialog'
import styles from './refunds.module.css'

type DecideRefund = (refund: Refund, decision: RefundDecision) => void

const colorOf = ({ status }: Refund): TagColor =>
  status === 'stale' || status === 'failed' ? 'warning' : status === 'cashed' ? 'success' : 'default'

const SecondaryText = ({ text }: { text: string }) => (text === '' ? null : <span className={parts.below}>{text}</span>)

const columnsFor = (customers: ViewCustomer, decide: DecideRefund | null): Column<Refund>[] => [
  {
    key: 'account',
    title: commonTexts.account,
    narrow: 'wide',
    render: ({ account_no, crm_customer_number, name, community }) => (
      <>
        <CustomerLink customers={customers} number={crm_customer_number} billingAccount={account_no}>
          {account_no}
        </CustomerLink>
        <SecondaryText text={name} />
        <SecondaryText text={community} />
      </>
    ),
  },
  {
    key: 'reason',
    title: commonTexts.reason,
    narrow: 'wide',
    isNamed: true,
    render: ({ reason, comments }) => (
      <>
        {refundTexts.reasonLabels[reason]}
        <SecondaryText text={comments} />
      </>
    ),
  },
  {
    key: 'amount',
    title: refundTexts.refund,
    isFigure: true,
    narrow: 'right',
    render: ({ refund_amount }) => <Money cents={refund_amount} />,
  },
  {
    key: 'refund_method',
    title: refundTexts.method,
    narrow: 'wide',
    isNamed: true,
    render: (refund) => refundMethodText(refund),
  },
  {
    key: 'requested',
    title: refundTexts.requested,
    narrow: 'wide',
    isNamed: true,
    render: ({ requested_on, requested_by }) => (
      <>
        <DateText value={requested_on} />
        <SecondaryText text={requested_by === '' ? refundTexts.billingSystem : requested_by} />
      </>
    ),
  },
  {
    key: 'status',
    title: commonTexts.status,
    narrow: 'wide',
    render: (refund) => (
      <>
        <Tag color={colorOf(refund)}>{refundTexts.statusLabels[refund.status]}</Tag>
        <SecondaryText text={refund.problem} />
        {refund.status === 'approved' && refund.send_on !== null && (
          <span className={parts.below}>
            <Rich text={refundTexts.goesOutOn} parts={{ date: <DateText value={refund.send_on} /> }} />
          </span>
        )}
        {refund.sent_on !== null && (
          <span className={parts.below}>
            <Rich text={refundTexts.sent} parts={{ date: <DateText value={refund.sent_on} /> }} />
            {refund.check_number !== '' && `, ${refund.check_number}`}
          </span>
        )}
        {refund.decided_by !== null && (
          <SecondaryText text={refundTexts.decidedBy(refund.decided_by, refund.status === 'declined')} />
        )}
      </>
    ),
  },
  ...(decide ? [actionColumn(decide)] : []),
]

const actionColumn = (decide: DecideRefund): Column<Refund> => ({
  key: 'actions',
  title: refundTexts.decision,
  narrow: 'wide',
  isAction: true,
  render: (refund) => {
    if (refund.status !== 'requested') return null
    if (refund.is_own) return <span className={parts.below}>{refundTexts.ownRequestHint}</span>
    return (
      <span className={styles.actions}>
        <Button
          size="small"
          aria-label={refundTexts.declineRefund(refund.name, refund.account_no)}
          onClick={() => decide(refund, 'decline')}
        >
          {commonTexts.decline}
        </Button>
        <Button
          size="small"
          kind="primary"
          aria-label={refundTexts.approveRefund(refund.name, refund.account_no)}
          onClick={() => decide(refund, 'approve')}
        >
          {commonTexts.approve}
        </Button>
      </span>
    )
  },
})

interface Props {
  refunds: Refund[]
  sorting: ListSort
  isStale: boolean
  onDecide: DecideRefund
}

export function RefundTable({ refunds, sorting, isStale, onDecide }: Props) {
  const customers = useViewCustomer()
  const mayDecide = useHasRight('REFUNDS.approve')
  return (
    <ConsoleTable
      caption={refundTexts.refundsNewestFirst}
      columns={columnsFor(customers, mayDecide ? onDecide : null)}
      rows={refunds}
      rowKey={({ refund_id }) => refund_id}
      sorting={sorting}
      isStale={isStale}
    />
  )
}
