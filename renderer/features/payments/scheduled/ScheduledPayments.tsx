/** What is scheduled and still to be paid; each can be canceled until its day. Nothing is drawn where nothing is. */
import { Button, Tag } from 'antd'
import { useState } from 'react'
import { methodName } from '#shared/brands'
import type { ScheduledPayment } from '#shared/contract/scheduledPayments'
import { formatDay } from '#shared/dates'
import { formatCents } from '#shared/money'
import { isCancellable, scheduleTexts } from '#shared/scheduledPayments'
import { useCancelScheduledPaymentMutation, useListScheduledPaymentsQuery } from '../../../api/scheduledPayments'
import { billOf } from '../../../session/billOf'
import { useMay } from '../../../session/useMay'
import { useSignedIn } from '../../../session/SignedIn'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { useConfirmed } from '../../../ui/dialogs/useConfirmed'
import { DateText } from '../../../ui/DateText'
import { FormFailure } from '../../../ui/forms/FormFailure'
import { isFocusLost } from '../../../ui/isFocusLost'
import { useNotify } from '../../../ui/notices/useNotify'
import { Panel } from '../../../ui/panels/Panel'
import { PageState } from '../../../ui/states/PageState'
import { useProviderDay } from './useProviderDay'
import styles from './scheduled.module.css'

export const scheduledHeadingId = 'scheduled-payments'

interface Props {
  customerNumber: string
  /** Of one bill only, unless it is left out. */
  billingAccount?: string | undefined
}

export function ScheduledPayments(props: Props) {
  return useMay('MANAGEPAYMENT.read') ? <Scheduled {...props} /> : null
}

function Scheduled({ customerNumber, billingAccount }: Props) {
  const query = useListScheduledPaymentsQuery({ query: { crm_customer_id: customerNumber } })
  const [unwanted, setUnwanted] = useState<ScheduledPayment | null>(null)
  const rows = query.data?.filter(
    ({ crm_billing_account_number }) => billingAccount === undefined || crm_billing_account_number === billingAccount,
  )
  const isNothing = rows === undefined ? query.error === undefined : rows.length === 0
  return (
    <>
      {!isNothing && (
        <Panel title="Scheduled payments" headingId={scheduledHeadingId}>
          <PageState query={{ ...query, data: rows }} what="Your scheduled payments" rows={1}>
            {(list) => (
              <ul className={styles.list}>
                {list.map((payment) => (
                  <ScheduledRow key={payment.scheduled_payment_id} payment={payment} onCancel={setUnwanted} />
                ))}
              </ul>
            )}
          </PageState>
        </Panel>
      )}
      <CancelScheduled payment={unwanted} onClose={() => setUnwanted(null)} onClosed={focusIfLost} />
    </>
  )
}

/** The button that was pressed is gone with its payment. */
function focusIfLost(): void {
  if (isFocusLost()) document.getElementById(scheduledHeadingId)?.focus()
}

interface RowProps {
  payment: ScheduledPayment
  onCancel: (payment: ScheduledPayment) => void
}

function ScheduledRow({ payment, onCancel }: RowProps) {
  const { user } = useSignedIn()
  const mayCancel = useMay('MANAGEPAYMENT.write')
  const today = useProviderDay()
  const isToCome = payment.status === 'scheduled' && isCancellable(payment.pay_on, today)
  const { services, place } = billOf(
    user,
    (account) => account.crm_billing_account_number === payment.crm_billing_account_number,
  )
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.strong}>
          <DateText value={payment.pay_on} />{' '}
          <Tag color="processing">{isToCome ? 'Scheduled' : 'Being paid today'}</Tag>
        </p>
        <p className={styles.quiet}>
          {methodName(payment.method_type, payment.method_last4)} · {services} at {place}
        </p>
      </div>
      <p className={styles.amount}>
        <span className={styles.strong}>{formatCents(payment.amount + payment.fee)}</span>
        {payment.fee > 0 && <span className={styles.quiet}>with a fee of {formatCents(payment.fee)}</span>}
      </p>
      {mayCancel && isToCome && (
        <Button aria-label={`Cancel ${whatOf(payment)}`} onClick={() => onCancel(payment)}>
          Cancel
        </Button>
      )}
    </li>
  )
}

/** "$50.00 on 04/01/2026", as the customer's bill has it. */
const whatOf = ({ amount, pay_on }: ScheduledPayment): string => `${formatCents(amount)} on ${formatDay(pay_on)}`

interface CancelProps {
  payment: ScheduledPayment | null
  onClose: () => void
  onClosed: () => void
}

function CancelScheduled({ payment, onClose, onClosed }: CancelProps) {
  const [cancel] = useCancelScheduledPaymentMutation()
  const notify = useNotify()
  // A dialog that closes goes on saying what it said until it has gone.
  const [shown, setShown] = useState(payment)
  if (payment && payment !== shown) setShown(payment)
  const { dialog, failure } = useConfirmed(
    () => cancel({ body: { scheduled_payment_id: shown?.scheduled_payment_id ?? '' } }),
    ({ amount, pay_on }) => {
      notify.snackbar(scheduleTexts.cancelled(amount, pay_on))
      onClose()
    },
  )
  return (
    <ConfirmDialog
      {...dialog}
      isOpen={payment !== null}
      title="Cancel scheduled payment"
      message={
        <>
          <p>{shown && `The payment of ${whatOf(shown)} will not be made. What is owed stays to be paid.`}</p>
          <FormFailure>{failure}</FormFailure>
        </>
      }
      isDangerous
      yesText="Cancel payment"
      noText="Keep it"
      onNo={onClose}
      onClosed={onClosed}
    />
  )
}
