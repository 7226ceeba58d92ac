/** The review before every payment, with the only button that pays. Pay buttons and commands open it. */
import { Alert } from 'antd'
import { type MouseEvent, useRef, useState } from 'react'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { feeOf } from '#shared/payments/paymentTypes'
import * as commonTexts from '#shared/texts/common'
import * as paymentTexts from '#shared/texts/payments/payments'
import { useSignedIn } from '../../../../session/SignedIn'
import { Button } from '../../../../ui/Button'
import { Modal } from '../../../../ui/dialogs/Modal'
import { amountText } from '../../../../ui/format/amounts'
import { dayText } from '../../../../ui/format/days'
import { useIsOnline } from '../../../../ui/states/useIsOnline'
import { savingText } from '../../methods/methodFees'
import { isFarAbove } from '../paymentAmount'
import type { UnsettledAttempt } from '../sending/paymentAttempts'
import { paymentStatusTexts } from '../sending/paymentStatusTexts'
import { recentlyPaidAt } from '../sending/recentPayments'
import { canTryAgain } from '../sending/usePay'
import { blockedText, type MakePaymentState } from '../useMakePayment'
import { ConfirmAmount } from './ConfirmAmount'
import { ConfirmSecondPayment } from './ConfirmSecondPayment'
import { PaymentFacts } from './PaymentFacts'
import { PaymentOutcome, PaymentProgress } from './PaymentOutcome'
import { ReviewMethods } from './ReviewMethods'
import styles from './review.module.css'
import type { ReviewRequest } from './reviewRequest'

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
  const { amount, owed, methods } = request
  const { person } = useSignedIn()
  const [token, setToken] = useState(methods.token)
  const [showsOthers, setShowsOthers] = useState(false)
  const [isAmountConfirmed, setAmountConfirmed] = useState(false)
  const [isSecondConfirmed, setSecondConfirmed] = useState(false)
  const wasPressed = useRef(false)
  const isOnline = useIsOnline()
  const allMethods = [...methods.shown, ...methods.others]
  const offered = showsOthers ? allMethods : methods.shown
  const method = offered.find((candidate) => candidate.token === token) ?? null
  const freeMethod = allMethods.find(
    (candidate) => savingText(candidate, { methods: method ? [method] : [], amount, today }) !== null,
  )
  const fee = method ? feeOf(method['payment-category'], amount) : 0
  const { payingToken, result } = payment
  const isPaying = payingToken !== null
  // Nothing can be pressed in the second between the response and the closing of the review.
  const isFinished = result !== null && !canTryAgain(result)
  const isDisabled = isPaying || isFinished
  // Repeating the same payment reuses its key, so it can't charge twice.
  const earlier = unsettled.filter(
    (candidate) => !candidate.isEnded && !(candidate.token === token && candidate.amount === amount),
  )
  // An attempt that was open at the start has an outcome by now, so paying again would be a second payment.
  const [initiallyOpenKeys] = useState(() => unsettled.filter((candidate) => !candidate.isEnded).map(({ key }) => key))
  const isUnsettled = (key: string): boolean =>
    unsettled.some((candidate) => candidate.key === key && !candidate.isEnded)
  const hasOutcome = !isDisabled && !initiallyOpenKeys.every(isUnsettled)
  // Read once at the start, so that this payment itself does not count as an earlier one.
  const [paidAt] = useState(() =>
    recentlyPaidAt(person.user_id, { billingAccount: account.crm_billing_account_number, amount }),
  )
  const isSecondPayment = earlier.length > 0 || paidAt !== null
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
            nextText={hasOutcome ? paymentTexts.closeThisToSeeTheOutcome : nextText(method !== null, isConfirmed)}
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
        {hasOutcome && <Alert type="warning" showIcon role="alert" title={paymentStatusTexts.outcomeArrived} />}
        <ReviewMethods
          {...{ offered, token, isDisabled }}
          hasMore={!showsOthers && methods.others.length > 0}
          onSelect={setToken}
          onShowOthers={() => setShowsOthers(true)}
        />
        <PaymentFacts
          {...{ account, method, amount }}
          day={paymentTexts.today(dayText(today))}
          feeNote={
            method && freeMethod ? (
              <Button
                kind="link"
                size="small"
                className={styles.saving}
                disabled={isDisabled}
                onClick={() => {
                  setShowsOthers(true)
                  setToken(freeMethod.token)
                }}
              >
                {savingText(freeMethod, { methods: [method], amount, today })}
              </Button>
            ) : null
          }
        />
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

interface StatusProps {
  /** Null while online. */
  offlineText: string | null
  /** The next step, shown while there is no other message. */
  nextText: string
  payment: MakePaymentState
}

/** A fixed-height area for all messages, so that none of them moves a button. */
function ReviewStatus({ offlineText, nextText, payment: { payingToken, progress, result, blocked } }: StatusProps) {
  return (
    <div className={styles.status}>
      <PaymentProgress progress={progress} />
      <PaymentOutcome result={result} />
      <output>
        {payingToken === null && offlineText !== null && <Alert type="warning" showIcon title={offlineText} />}
        {payingToken === null && offlineText === null && blocked && (
          <Alert type="info" showIcon title={blockedText(blocked)} />
        )}
      </output>
      {payingToken === null && offlineText === null && !result && !blocked && (
        <p className={styles.quiet}>{nextText}</p>
      )}
    </div>
  )
}
