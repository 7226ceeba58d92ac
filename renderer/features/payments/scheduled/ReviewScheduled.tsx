/** What a payment for a later day will be, in full, before it is scheduled. */
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { methodName } from '#shared/brands'
import type { Balance } from '#shared/contract/payments'
import type { UserAccount } from '#shared/contract/userDetails'
import { dayText } from '../../../ui/look/days'
import { lateFeeText } from '#shared/lateFee'
import { feeOf } from '#shared/paymentTypes'
import { autopayNote } from '#shared/scheduledPayments'
import { useSchedulePaymentMutation } from '../../../api/scheduledPayments'
import { DialogEnd } from '../../../ui/dialogs/DialogEnd'
import { Modal } from '../../../ui/dialogs/Modal'
import { useConfirmed } from '../../../ui/dialogs/useConfirmed'
import { FormFailure } from '../../../ui/forms/FormFailure'
import { useNotify } from '../../../ui/notices/useNotify'
import { useIsOnline } from '../../../ui/states/useIsOnline'
import { ConfirmAmount } from '../paying/ConfirmAmount'
import { MethodLine } from '../paying/MethodLine'
import { PaymentFacts } from '../paying/PaymentFacts'
import { isFarAbove } from '../paying/paymentAmount'
import review from '../paying/review.module.css'
import type { Wish } from './payDay'
import { scheduledHeadingId } from './scheduledWords'
import styles from './scheduled.module.css'
import { amountText } from '../../../ui/look/amounts'
import * as paymentTexts from '#shared/texts/payments'
import * as commonTexts from '#shared/texts/common'

interface Props {
  account: UserAccount
  /** Undefined while it is not known. */
  balance: Balance | undefined
  wish: Wish
  isOpen: boolean
  onClose: () => void
}

export function ReviewScheduled({ isOpen, ...props }: Props) {
  const { wish, onClose } = props
  const isScheduled = useRef(false)

  function scheduled(): void {
    isScheduled.current = true
    wish.discard()
    onClose()
  }

  /** Not back to a button that by now pays at once. */
  function closed(): void {
    if (isScheduled.current) document.getElementById(scheduledHeadingId)?.focus()
    isScheduled.current = false
  }

  return (
    <Modal isOpen={isOpen} title={paymentTexts.reviewYourPayment} onClose={onClose} onClosed={closed}>
      <Review {...props} onScheduled={scheduled} />
    </Modal>
  )
}

type ReviewProps = Omit<Props, 'isOpen'> & { onScheduled: () => void }

function Review({ account, balance, wish, onClose, onScheduled }: ReviewProps) {
  const notify = useNotify()
  const [schedule] = useSchedulePaymentMutation()
  // One key for as long as the dialog is open: sent again after a lost answer, it is scheduled once.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { method, amount, payOn } = wish
  const { 'payment-category': type, 'profile-account-number': digits } = method
  const fee = feeOf(type, amount)
  const number = account.crm_billing_account_number
  const isOnline = useIsOnline()
  const owed = balance?.unpaidBalance ?? null
  const [isConfirmed, confirm] = useState(false)
  const isReady = isOnline && (isConfirmed || !isFarAbove(owed, amount))
  const name = methodName(method.type, digits)
  const { dialog, failure } = useConfirmed(
    () =>
      schedule({
        idempotencyKey,
        body: {
          'parent-account-number': account.crm_customer_number,
          'service-type': account.service_type_code,
          'service-account-number': account.crm_service_account_number,
          'billing-account-number': number,
          'payment-token': method.token,
          amount,
          'pay-on': payOn,
        },
      }),
    (row) => {
      notify.snackbar(paymentTexts.scheduled(row.amount, row.pay_on))
      onScheduled()
    },
  )
  return (
    <>
      <div className={review.review}>
        <div className={review.payWith}>
          <p className={review.label}>{paymentTexts.payWith}</p>
          <MethodLine method={method} />
        </div>
        <PaymentFacts {...{ account, method, amount }} day={dayText(payOn)} />
        <p>{paymentTexts.scheduleRule}</p>
        {balance?.autopayOn && <p>{autopayNote(payOn, balance.autopayOn)}</p>}
        {balance?.dueOn && !balance.autopayOn && payOn > balance.dueOn && (
          <p className={styles.late}>{paymentTexts.yourBillIsDueOn(dayText(balance.dueOn), lateFeeText)}</p>
        )}
        <p>{paymentTexts.bySchedulingThisPaymentYou(amountText(amount + fee), name, dayText(payOn))}</p>
        <ConfirmAmount {...{ owed, amount, isConfirmed }} isDisabled={dialog.isBusy} onConfirm={confirm} />
        {!isOnline && <p role="alert">{paymentTexts.youreOfflineYouCanSchedule}</p>}
      </div>
      <FormFailure>{failure}</FormFailure>
      <DialogEnd>
        <Button disabled={dialog.isBusy} onClick={onClose}>
          {commonTexts.cancel}
        </Button>
        <Button type="primary" disabled={!isReady} loading={dialog.isBusy} onClick={dialog.onYes}>
          {paymentTexts.schedulePayment}
        </Button>
      </DialogEnd>
    </>
  )
}
