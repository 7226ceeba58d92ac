/** Shows a payment for a later day in full before it is scheduled. */
import { useRef, useState } from 'react'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import type { Balance } from '#shared/contract/payments/balance'
import type { ScheduledPayment } from '#shared/contract/payments/scheduledPayments'
import { methodName } from '#shared/payments/brands'
import { feeOf } from '#shared/payments/paymentTypes'
import * as commonTexts from '#shared/texts/common'
import * as autopayTexts from '#shared/texts/payments/autopay'
import * as paymentTexts from '#shared/texts/payments/payments'
import * as scheduledPaymentTexts from '#shared/texts/payments/scheduledPayments'
import { useSchedulePaymentMutation } from '../../../api/payments/scheduledPayments'
import { outlookText } from '../../../domain/payments/outlookText'
import { scheduledPaymentText } from '../../../domain/payments/scheduledPaymentText'
import { useAccountScheduledPayments } from '../../../domain/payments/useAccountScheduledPayments'
import { useProviderDay } from '../../../domain/useProviderDay'
import { Button } from '../../../ui/Button'
import { DialogFooter } from '../../../ui/dialogs/DialogFooter'
import { Modal } from '../../../ui/dialogs/Modal'
import { useConfirmedCall } from '../../../ui/dialogs/useConfirmedCall'
import { amountText } from '../../../ui/format/amounts'
import { dayText } from '../../../ui/format/days'
import { FormFailure } from '../../../ui/forms/FormFailure'
import { useRequestKey } from '../../../ui/forms/useRequestKey'
import { useNotify } from '../../../ui/notices/useNotify'
import parts from '../../../ui/panels/parts.module.css'
import { useIsOnline } from '../../../ui/states/useIsOnline'
import { isFarAbove } from '../paying/paymentAmount'
import { ConfirmAmount } from '../paying/review/ConfirmAmount'
import { MethodLine } from '../paying/review/MethodLine'
import { PaymentFacts } from '../paying/review/PaymentFacts'
import review from '../paying/review/review.module.css'
import type { ScheduleRequest } from './payDay'
import styles from './scheduled.module.css'
import { scheduledHeadingId } from './scheduledHeadingId'

interface Props {
  account: UserAccount
  /** Undefined while unknown. */
  balance: Balance | undefined
  request: ScheduleRequest
  isOpen: boolean
  onClose: () => void
}

export function ReviewScheduled({ isOpen, ...props }: Props) {
  const { request, onClose } = props
  const isScheduled = useRef(false)

  function finish(): void {
    isScheduled.current = true
    request.discard()
    onClose()
  }

  /** The button that opened the dialog may pay immediately by now, so the focus moves to the list instead. */
  function restoreFocus(): void {
    if (isScheduled.current) document.getElementById(scheduledHeadingId)?.focus()
    isScheduled.current = false
  }

  return (
    <Modal isOpen={isOpen} title={paymentTexts.reviewYourPayment} onClose={onClose} onClosed={restoreFocus}>
      <ScheduleReview {...props} onScheduled={finish} />
    </Modal>
  )
}

type ScheduleReviewProps = Omit<Props, 'isOpen'> & { onScheduled: () => void }

function ScheduleReview({ account, balance, request, onClose, onScheduled }: ScheduleReviewProps) {
  const notify = useNotify()
  const [schedule] = useSchedulePaymentMutation()
  const { keyFor } = useRequestKey()
  const { method, amount, payOn } = request
  const { 'payment-category': type, 'profile-account-number': digits } = method
  const fee = feeOf(type, amount)
  const number = account.crm_billing_account_number
  const isOnline = useIsOnline()
  const owed = balance?.unpaidBalance ?? null
  const { scheduled } = useAccountScheduledPayments(account)
  const today = useProviderDay()
  const [isConfirmed, setConfirmed] = useState(false)
  const isReady = isOnline && (isConfirmed || !isFarAbove(owed, amount))
  const name = methodName(method.type, digits)
  const body = {
    'parent-account-number': account.crm_customer_number,
    'service-type': account.service_type_code,
    'service-account-number': account.crm_service_account_number,
    'billing-account-number': number,
    'payment-token': method.token,
    amount,
    'pay-on': payOn,
  }
  const { dialog, failure } = useConfirmedCall(
    () => schedule({ idempotencyKey: keyFor(body), body }),
    (row) => {
      notify.snackbar(scheduledPaymentTexts.scheduled(amountText(row.amount), dayText(row.pay_on)))
      onScheduled()
    },
  )
  return (
    <>
      <div className={review.review}>
        <div className={review.payWith}>
          <p className={parts.small}>{paymentTexts.payWith}</p>
          <MethodLine method={method} />
        </div>
        <PaymentFacts {...{ account, method, amount }} day={dayText(payOn)} />
        <p>{scheduledPaymentTexts.scheduleRule}</p>
        {scheduled.map((payment) => (
          <p key={payment.scheduled_payment_id}>{scheduledPaymentText(payment, today)}</p>
        ))}
        {balance?.autopayOn && <p>{autopayNote(balance, [...scheduled, { amount, pay_on: payOn }], today)}</p>}
        {balance?.dueOn && !balance.autopayOn && payOn > balance.dueOn && (
          <p className={styles.late}>{scheduledPaymentTexts.lateWarning(dayText(balance.dueOn))}</p>
        )}
        <p>{scheduledPaymentTexts.scheduleConsent(amountText(amount + fee), name, dayText(payOn))}</p>
        <ConfirmAmount {...{ owed, amount, isConfirmed }} isDisabled={dialog.isBusy} onConfirm={setConfirmed} />
        {!isOnline && <p role="alert">{scheduledPaymentTexts.offlineHint}</p>}
      </div>
      <FormFailure>{failure}</FormFailure>
      <DialogFooter>
        <Button disabled={dialog.isBusy} onClick={onClose}>
          {commonTexts.cancel}
        </Button>
        <Button kind="primary" disabled={!isReady} isBusy={dialog.isBusy} onClick={dialog.onYes}>
          {scheduledPaymentTexts.schedulePayment}
        </Button>
      </DialogFooter>
    </>
  )
}

type UpcomingPayment = Pick<ScheduledPayment, 'amount' | 'pay_on'>

/** Explains what autopay does before or after the reviewed payment, which is the last of the upcoming ones. */
function autopayNote(balance: Balance, upcoming: readonly UpcomingPayment[], today: string): string {
  const { unpaidBalance: owed, autopayOn } = balance
  const payOn = upcoming.at(-1)?.pay_on ?? today
  return autopayOn !== null && autopayOn >= today && payOn > autopayOn
    ? autopayTexts.autopayPaysFirst(dayText(autopayOn))
    : outlookText({ owed, autopayOn, scheduled: upcoming, today })
}
