/** Lists the scheduled payments, which can be canceled until their day. Hidden while there are none. */
import { lazy, Suspense, useState } from 'react'
import type { ScheduledPayment } from '#shared/contract/payments/scheduledPayments'
import { methodName } from '#shared/payments/brands'
import { isCancellable } from '#shared/payments/scheduledPayments'
import { describeBill } from '#shared/services/describeBill'
import * as commonTexts from '#shared/texts/common'
import * as paymentTexts from '#shared/texts/payments/payments'
import * as scheduledPaymentTexts from '#shared/texts/payments/scheduledPayments'
import { useListScheduledPaymentsQuery } from '../../../api/payments/scheduledPayments'
import { useProviderDay } from '../../../domain/useProviderDay'
import { useSignedIn } from '../../../session/SignedIn'
import { useHasRight } from '../../../session/useHasRight'
import { Button } from '../../../ui/Button'
import { DateText } from '../../../ui/DateText'
import { isFocusLost } from '../../../ui/focus/isFocusLost'
import { amountText } from '../../../ui/format/amounts'
import { Panel } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { PageState } from '../../../ui/states/PageState'
import { Tag } from '../../../ui/Tag'
import { amountAndDayText } from './amountAndDay'
import styles from './scheduled.module.css'
import { scheduledHeadingId } from './scheduledHeadingId'

/** Loaded on demand, because the dialog is large and rarely used. */
const CancelScheduled = lazy(async () => ({ default: (await import('./CancelScheduled')).CancelScheduled }))

export interface ScheduledPaymentFilter {
  customerNumber: string
  /** Limits the list to one bill; undefined lists all. */
  billingAccount?: string | undefined
}

export function ScheduledPayments({ customerNumber, billingAccount }: ScheduledPaymentFilter) {
  const query = useListScheduledPaymentsQuery({ query: { crm_customer_id: customerNumber } })
  const [cancelDialog, setCancelDialog] = useState<{ payment: ScheduledPayment; isOpen: boolean } | null>(null)
  const rows = query.data?.filter(
    ({ crm_billing_account_number }) => billingAccount === undefined || crm_billing_account_number === billingAccount,
  )
  const isHidden = rows === undefined ? query.error === undefined : rows.length === 0
  return (
    <>
      {!isHidden && (
        <Panel title={commonTexts.scheduledPayments} headingId={scheduledHeadingId}>
          <PageState
            query={{ ...query, data: rows }}
            failedText={scheduledPaymentTexts.scheduledPaymentsNotLoaded}
            rows={1}
          >
            {(list) => (
              <ul className={styles.list}>
                {list.map((payment) => (
                  <ScheduledRow
                    key={payment.scheduled_payment_id}
                    payment={payment}
                    onCancel={() => setCancelDialog({ payment, isOpen: true })}
                  />
                ))}
              </ul>
            )}
          </PageState>
        </Panel>
      )}
      {cancelDialog && (
        <Suspense>
          <CancelScheduled
            key={cancelDialog.payment.scheduled_payment_id}
            {...cancelDialog}
            onClose={() => setCancelDialog({ ...cancelDialog, isOpen: false })}
            onClosed={focusIfLost}
          />
        </Suspense>
      )}
    </>
  )
}

/** The pressed button is gone together with its payment. */
function focusIfLost(): void {
  if (isFocusLost()) document.getElementById(scheduledHeadingId)?.focus()
}

interface ScheduledRowProps {
  payment: ScheduledPayment
  onCancel: () => void
}

function ScheduledRow({ payment, onCancel }: ScheduledRowProps) {
  const { user } = useSignedIn()
  const mayCancel = useHasRight('MANAGEPAYMENT.write')
  const today = useProviderDay()
  const isUpcoming = payment.status === 'scheduled' && isCancellable(payment.pay_on, today)
  const { services, place } = describeBill(
    user,
    (account) => account.crm_billing_account_number === payment.crm_billing_account_number,
  )
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={parts.strong}>
          <DateText value={payment.pay_on} />{' '}
          <Tag color="processing">
            {isUpcoming ? scheduledPaymentTexts.scheduledLabel : scheduledPaymentTexts.beingPaidToday}
          </Tag>
        </p>
        <p className={parts.below}>
          {scheduledPaymentTexts.methodAndBill(methodName(payment.method_type, payment.method_last4), services, place)}
        </p>
      </div>
      <div className={styles.end}>
        <p className={styles.amount}>
          <span className={parts.strong}>{amountText(payment.amount + payment.fee)}</span>
          {payment.fee > 0 && <span className={parts.below}>{paymentTexts.includesFee(amountText(payment.fee))}</span>}
        </p>
        {mayCancel && isUpcoming && (
          <Button aria-label={commonTexts.cancelItem(amountAndDayText(payment))} onClick={onCancel}>
            {commonTexts.cancel}
          </Button>
        )}
      </div>
    </li>
  )
}
