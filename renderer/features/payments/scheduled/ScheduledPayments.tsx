/** What is scheduled and still to be paid; each can be cancelled until its day. Nothing is drawn where nothing is. */
import { Button, Tag } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { methodName } from '#shared/brands'
import type { ScheduledPayment } from '#shared/contract/scheduledPayments'
import { isCancellable } from '#shared/scheduledPayments'
import { useListScheduledPaymentsQuery } from '../../../api/scheduledPayments'
import { billOf } from '../../../session/billOf'
import { useMay } from '../../../session/useMay'
import { useSignedIn } from '../../../session/SignedIn'
import { DateText } from '../../../ui/DateText'
import { isFocusLost } from '../../../ui/isFocusLost'
import { Panel } from '../../../ui/panels/Panel'
import { PageState } from '../../../ui/states/PageState'
import { scheduledHeadingId, whatOf } from './scheduledWords'
import { useProviderDay } from '../../../api/useProviderDay'
import styles from './scheduled.module.css'
import { amountText } from '../../../ui/look/amounts'
import * as commonTexts from '#shared/texts/common'
import * as paymentTexts from '#shared/texts/payments'

/** A dialog is a heavy part, and seldom asked for. */
const CancelScheduled = lazy(async () => ({ default: (await import('./CancelScheduled')).CancelScheduled }))

export interface OfBill {
  customerNumber: string
  /** Of one bill only, unless it is left out. */
  billingAccount?: string | undefined
}

export function ScheduledPayments({ customerNumber, billingAccount }: OfBill) {
  const query = useListScheduledPaymentsQuery({ query: { crm_customer_id: customerNumber } })
  const [question, setQuestion] = useState<{ payment: ScheduledPayment; isOpen: boolean } | null>(null)
  const rows = query.data?.filter(
    ({ crm_billing_account_number }) => billingAccount === undefined || crm_billing_account_number === billingAccount,
  )
  const isNothing = rows === undefined ? query.error === undefined : rows.length === 0
  return (
    <>
      {!isNothing && (
        <Panel title={commonTexts.scheduledPayments} headingId={scheduledHeadingId}>
          <PageState query={{ ...query, data: rows }} what={paymentTexts.theScheduledPayments} rows={1}>
            {(list) => (
              <ul className={styles.list}>
                {list.map((payment) => (
                  <ScheduledRow
                    key={payment.scheduled_payment_id}
                    payment={payment}
                    onCancel={() => setQuestion({ payment, isOpen: true })}
                  />
                ))}
              </ul>
            )}
          </PageState>
        </Panel>
      )}
      {question && (
        <Suspense>
          <CancelScheduled
            key={question.payment.scheduled_payment_id}
            {...question}
            onClose={() => setQuestion({ ...question, isOpen: false })}
            onClosed={focusIfLost}
          />
        </Suspense>
      )}
    </>
  )
}

/** The button that was pressed is gone with its payment. */
function focusIfLost(): void {
  if (isFocusLost()) document.getElementById(scheduledHeadingId)?.focus()
}

interface RowProps {
  payment: ScheduledPayment
  onCancel: () => void
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
          <Tag color="processing">{isToCome ? 'Scheduled' : paymentTexts.beingPaidToday}</Tag>
        </p>
        <p className={styles.quiet}>
          {paymentTexts.atOfMethodAndServices(methodName(payment.method_type, payment.method_last4), services)} {place}
        </p>
      </div>
      <div className={styles.end}>
        <p className={styles.amount}>
          <span className={styles.strong}>{amountText(payment.amount + payment.fee)}</span>
          {payment.fee > 0 && <span className={styles.quiet}>{paymentTexts.withAFeeOf(amountText(payment.fee))}</span>}
        </p>
        {mayCancel && isToCome && (
          <Button aria-label={`Cancel ${whatOf(payment)}`} onClick={onCancel}>
            {commonTexts.cancel}
          </Button>
        )}
      </div>
    </li>
  )
}
