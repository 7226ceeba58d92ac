/** Refunds as rows: what goes back to whom, who asked and who decided. */
import { Button } from 'antd'
import type { Refund } from '#shared/contract/refunds'
import { useViewCustomer } from '../../api/useViewCustomer'
import { useMay } from '../../session/useMay'
import { CustomerLink, type ViewCustomer } from '../../ui/CustomerLink'
import { DateText } from '../../ui/DateText'
import { DataTable, type Column } from '../../ui/lists/DataTable'
import { Badge } from '../../ui/panels/Badge'
import { Money } from '../../ui/payments/Money'
import { reasonWords, refundWords, wayText } from '#shared/refunds'
import type { Decision } from './DecideRefundDialog'
import styles from './deposits.module.css'
import * as commonTexts from '#shared/texts/common'
import * as depositTexts from '#shared/texts/deposits'
import { Rich } from '../../ui/Rich'

type Decide = (refund: Refund, decision: Decision) => void

const badgeOf = ({ status }: Refund): 'plain' | 'good' | 'warning' =>
  status === 'stale' || status === 'failed' ? 'warning' : status === 'cashed' ? 'good' : 'plain'

const Below = ({ text }: { text: string }) => (text === '' ? null : <span className={styles.below}>{text}</span>)

const columnsFor = (customers: ViewCustomer, decide: Decide | null): Column<Refund>[] => [
  {
    key: 'account',
    title: commonTexts.account,
    narrow: 'wide',
    render: ({ account_no, crm_customer_number, name, community }) => (
      <>
        <CustomerLink customers={customers} number={crm_customer_number}>
          {account_no}
        </CustomerLink>
        <Below text={name} />
        <Below text={community} />
      </>
    ),
  },
  {
    key: 'reason',
    title: commonTexts.reason,
    narrow: 'wide',
    narrowName: depositTexts.reason,
    render: ({ reason, comments }) => (
      <>
        {reasonWords[reason]}
        <Below text={comments} />
      </>
    ),
  },
  {
    key: 'amount',
    title: depositTexts.refund,
    isFigure: true,
    narrow: 'right',
    render: ({ refund_amount }) => <Money cents={refund_amount} />,
  },
  {
    key: 'way',
    title: depositTexts.method,
    narrow: 'wide',
    narrowName: depositTexts.wayText,
    render: (refund) => wayText(refund),
  },
  {
    key: 'requested',
    title: depositTexts.requested,
    narrow: 'wide',
    narrowName: depositTexts.requestedText,
    render: ({ requested_on, requested_by }) => (
      <>
        <DateText value={requested_on} />
        <Below text={requested_by === '' ? depositTexts.billingSystem : requested_by} />
      </>
    ),
  },
  {
    key: 'status',
    title: commonTexts.status,
    narrow: 'wide',
    render: (refund) => (
      <>
        <Badge kind={badgeOf(refund)}>{refundWords[refund.status]}</Badge>
        <Below text={refund.problem} />
        {refund.status === 'approved' && refund.send_on !== null && (
          <span className={styles.below}>
            <Rich text={depositTexts.goesOutOn} parts={{ date: <DateText value={refund.send_on} /> }} />
          </span>
        )}
        {refund.sent_on !== null && (
          <span className={styles.below}>
            <Rich text={depositTexts.sent} parts={{ date: <DateText value={refund.sent_on} /> }} />
            {refund.check_number !== '' && `, ${refund.check_number}`}
          </span>
        )}
        <Below text={refund.decided_by === null ? '' : depositTexts.decidedBy(refund.decided_by)} />
      </>
    ),
  },
  ...(decide ? [actions(decide)] : []),
]

const actions = (decide: Decide): Column<Refund> => ({
  key: 'actions',
  title: depositTexts.decision,
  narrow: 'wide',
  render: (refund) => {
    if (refund.status !== 'requested') return null
    if (refund.is_own) return <span className={styles.below}>{depositTexts.someoneElseHasToDecide}</span>
    const what = `the refund of ${refund.name}, ${refund.account_no}`
    return (
      <span className={styles.actions}>
        <Button size="small" aria-label={`Decline ${what}`} onClick={() => decide(refund, 'decline')}>
          {commonTexts.decline}
        </Button>
        <Button size="small" type="primary" aria-label={`Approve ${what}`} onClick={() => decide(refund, 'approve')}>
          {commonTexts.approve}
        </Button>
      </span>
    )
  },
})

interface Props {
  refunds: Refund[]
  isStale: boolean
  onDecide: Decide
}

export function RefundTable({ refunds, isStale, onDecide }: Props) {
  const customers = useViewCustomer()
  const mayDecide = useMay('REFUNDS.approve')
  return (
    <DataTable
      caption={depositTexts.refundsNewestFirst}
      columns={columnsFor(customers, mayDecide ? onDecide : null)}
      rows={refunds}
      rowKey={({ refund_id }) => refund_id}
      empty={null}
      isStale={isStale}
    />
  )
}
