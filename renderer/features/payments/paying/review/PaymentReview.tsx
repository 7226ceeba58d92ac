/** The review before every payment, with the only button that pays. Pay buttons and commands open it. */
import { Alert } from 'antd'
import { type MouseEvent, useRef, useState } from 'react'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { feeOf } from '#shared/payments/paymentTypes'
import * as commonTexts from '#shared/texts/common'
import * as paymentTexts from '#shared/texts/payments/payments'
import { Button } from '../../../../ui/Button'
import { Modal } from '../../../../ui/dialogs/Modal'
import { amountText } from '../../../../ui/format/amounts'
import { dayText } from '../../../../ui/format/days'
import { useIsOnline } from '../../../../ui/states/useIsOnline'
import { isFarAbove } from '../paymentAmount'
import type { UnsettledAttempt } from '../sending/paymentAttempts'
import { canTryAgain } from '../sending/usePay'
import type { MakePaymentState } from '../useMakePayment'
import { ConfirmAmount } from './ConfirmAmount'
import { ConfirmSecondPayment } from './ConfirmSecondPayment'
import { PaymentEffects } from './PaymentEffects'
import { PaymentFacts } from './PaymentFacts'
import { ReviewMethods } from './ReviewMethods'
import { ReviewStatus } from './ReviewStatus'
import styles from './review.module.css'
import type { ReviewRequest } from './reviewRequest'
import { useEarlierPayments } from './useEarlierPayments'
import { useMethodChoice } from './useMethodChoice'

interface Props {
  request: ReviewRequest
  account: UserAccount
  today: string
  payment: MakePaymentState
  offlineText: string
  /** Payments of the same bill whose outcome is unknown. */
  unsettled: readonly UnsettledAttempt[]
  onClose: () => void
}

export function PaymentReview({ request, account, today, payment, offlineText, unsettled, onClose }: Props) {
  const { amount, owed } = request
  const choice = useMethodChoice(request, today)
  const { token, offered, method, saving } = choice
  const { earlier, paidAt, isSecondPayment, isAnySettled } = useEarlierPayments(
    { billingAccount: account.crm_billing_account_number, amount, token },
    unsettled,
  )
  const [isAmountConfirmed, setAmountConfirmed] = useState(false)
  const [isSecondConfirmed, setSecondConfirmed] = useState(false)
  const wasPressed = useRef(false)
  const isOnline = useIsOnline()
  const fee = method ? feeOf(method['payment-category'], amount) : 0
  const { payingToken, result } = payment
  const isPaying = payingToken !== null
  // Nothing can be pressed in the second between the response and the closing of the review.
  const isFinished = result !== null && !canTryAgain(result)
  const isDisabled = isPaying || isFinished
  const hasOutcome = !isDisabled && isAnySettled
  const isConfirmed = (isAmountConfirmed || !isFarAbove(owed, amount)) && (isSecondConfirmed || !isSecondPayment)
  const isReady = method !== null && isOnline && !isFinished && !hasOutcome && isConfirmed

  function pay(event: MouseEvent): void {
    // The second click of a double click that opened this review is not meant for its button.
    const isStray = !wasPressed.current && event.detail > 1
    wasPressed.current = true
    if (method && !isStray) void payment.submit(method, amount)
  }

  return (
    <Modal
      isOpen
      ignoresOutsideClick
      position="top"
      title={paymentTexts.reviewYourPayment}
      {...(!isPaying && { onClose })}
      footer={
        <>
          {/* The footer stays visible while the rest scrolls. */}
          <ReviewStatus
            offlineText={isOnline ? null : offlineText}
            payment={payment}
            nextText={hasOutcome ? paymentTexts.outcomeHint : nextText(method !== null, isConfirmed)}
          />
          <Button disabled={isPaying} onClick={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button kind="primary" disabled={!isReady} isBusy={isPaying} onClick={pay}>
            {paymentTexts.payAmount(amountText(amount + fee))}
          </Button>
        </>
      }
    >
      {/* The focus starts on the details, so that a held Enter key does not press a button. */}
      <section className={styles.review} aria-label={paymentTexts.paymentDetails} tabIndex={-1} data-starts-here>
        {request.notes.map((note) => (
          <Alert key={note} type="warning" showIcon title={note} />
        ))}
        {hasOutcome && <Alert type="warning" showIcon role="alert" title={paymentTexts.earlierPaymentSettled} />}
        <ReviewMethods
          {...{ offered, token, isDisabled }}
          hasMore={choice.hasMore}
          onSelect={choice.select}
          onShowOthers={choice.showOthers}
        />
        <PaymentFacts
          {...{ account, method, amount }}
          day={paymentTexts.today(dayText(today))}
          feeNote={
            saving && (
              <Button kind="link" size="small" className={styles.saving} disabled={isDisabled} onClick={saving.select}>
                {saving.text}
              </Button>
            )
          }
        />
        <PaymentEffects {...{ account, amount, today }} />
        <ConfirmAmount
          {...{ owed, amount, isDisabled }}
          isConfirmed={isAmountConfirmed}
          onConfirm={setAmountConfirmed}
        />
        {isSecondPayment && (
          <ConfirmSecondPayment
            {...{ earlier, amount, paidAt, isDisabled }}
            isConfirmed={isSecondConfirmed}
            onConfirm={setSecondConfirmed}
          />
        )}
      </section>
    </Modal>
  )
}

function nextText(hasMethod: boolean, isConfirmed: boolean): string {
  if (!hasMethod) return paymentTexts.chooseMethod
  return isConfirmed ? paymentTexts.reviewHint : paymentTexts.confirmBoxRequired
}
