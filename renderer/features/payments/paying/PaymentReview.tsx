/** The review before every payment: method, account, amount, fee and total, with the one button that pays. Pay buttons and commands lead here. */
import { Alert, Button } from 'antd'
import { useRef, useState, type MouseEvent } from 'react'
import type { UserAccount } from '#shared/contract/userDetails'
import { feeOf } from '#shared/paymentTypes'
import { useSignedIn } from '../../../session/SignedIn'
import { Modal } from '../../../ui/dialogs/Modal'
import { amountText } from '../../../ui/look/amounts'
import { dayText } from '../../../ui/look/days'
import { useIsOnline } from '../../../ui/states/useIsOnline'
import { savingText } from '../methods/byFee'
import { ConfirmAmount } from './ConfirmAmount'
import { ConfirmSecondPayment } from './ConfirmSecondPayment'
import { isFarAbove } from './paymentAmount'
import type { UnsettledAttempt } from './paymentAttempts'
import { PaymentFacts } from './PaymentFacts'
import { PaymentOutcome, PaymentProgress } from './PaymentOutcome'
import { ReviewMethods } from './ReviewMethods'
import { payingTexts } from './payingTexts'
import { recentlyPaidAt } from './recentPayments'
import type { ReviewRequest } from './reviewRequest'
import { canTryAgain, heldBackText, type Paying } from './useMakePayment'
import styles from './review.module.css'
import * as commonTexts from '#shared/texts/common'
import * as paymentTexts from '#shared/texts/payments'

interface Props {
  request: ReviewRequest
  account: UserAccount
  today: string
  payment: Paying
  offlineText: string
  /** Payments of the same bill whose outcome is not known. */
  unsettled: readonly UnsettledAttempt[]
  onClose: () => void
}

export function PaymentReview({ request, account, today, payment, offlineText, unsettled, onClose }: Props) {
  const { amount, owed, methods } = request
  const { person } = useSignedIn()
  const [token, setToken] = useState(methods.token)
  const [hasOthers, setHasOthers] = useState(false)
  const [isAmountConfirmed, confirmAmount] = useState(false)
  const [isSecondConfirmed, confirmSecond] = useState(false)
  const wasPressed = useRef(false)
  const isOnline = useIsOnline()
  const all = [...methods.shown, ...methods.others]
  const offered = hasOthers ? all : methods.shown
  const method = offered.find((one) => one.token === token) ?? null
  const free = all.find((one) => savingText(one, { methods: method ? [method] : [], amount, today }) !== null)
  const fee = method ? feeOf(method['payment-category'], amount) : 0
  const { paying, result } = payment
  const isPaying = paying !== null
  // Between the answer and the end of the second that follows it, nothing can be pressed.
  const isOver = result !== null && !canTryAgain(result)
  const isDisabled = isPaying || isOver
  // The same payment again goes out under its own key, so it cannot be charged twice.
  const earlier = unsettled.filter((one) => !one.isEnded && !(one.token === token && one.amount === amount))
  // An attempt that was open when the review opened and has an outcome now: paying again would be a second payment.
  const [openBefore] = useState(() => unsettled.filter((one) => !one.isEnded).map(({ key }) => key))
  const isOpen = (key: string): boolean => unsettled.some((one) => one.key === key && !one.isEnded)
  const hasOutcome = !isDisabled && !openBefore.every(isOpen)
  // As it was when the review opened: this payment itself is not an earlier one.
  const [paidAt] = useState(() =>
    recentlyPaidAt(person.user_id, { billingAccount: account.crm_billing_account_number, amount }),
  )
  const isSecond = earlier.length > 0 || paidAt !== null
  const isConfirmed = (isAmountConfirmed || !isFarAbove(owed, amount)) && (isSecondConfirmed || !isSecond)
  const isReady = method !== null && isOnline && !isOver && !hasOutcome && isConfirmed

  function pay(event: MouseEvent): void {
    // The second click of a double click that opened this review is not meant for its button.
    const isStray = !wasPressed.current && event.detail > 1
    wasPressed.current = true
    if (method && !isStray) void payment.submit(method, amount)
  }

  return (
    <Modal
      isOpen
      isKeptOnOutsideClick
      place="top"
      title={paymentTexts.reviewYourPayment}
      {...(!isPaying && { onClose })}
      footer={
        <>
          {/* At the foot, which stays in sight when the rest scrolls. */}
          <ReviewStatus
            offlineText={isOnline ? null : offlineText}
            payment={payment}
            nextText={hasOutcome ? paymentTexts.closeThisToSeeTheOutcome : nextText(method !== null, isConfirmed)}
          />
          <Button disabled={isPaying} onClick={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button type="primary" disabled={!isReady} loading={isPaying} onClick={pay}>
            {paymentTexts.pay(amountText(amount + fee))}
          </Button>
        </>
      }
    >
      {/* The focus starts on what is to be read, not on a control that a held Enter would press. */}
      <section className={styles.review} aria-label={paymentTexts.paymentDetails} tabIndex={-1} data-starts-here>
        {request.remarks.map((remark) => (
          <Alert key={remark} type="warning" showIcon title={remark} />
        ))}
        {hasOutcome && <Alert type="warning" showIcon role="alert" title={payingTexts.outcomeArrived} />}
        <ReviewMethods
          {...{ offered, token, isDisabled }}
          hasMore={!hasOthers && methods.others.length > 0}
          onChoose={setToken}
          onMore={() => setHasOthers(true)}
        />
        <PaymentFacts
          {...{ account, method, amount }}
          day={paymentTexts.today(dayText(today))}
          feeNote={
            method && free ? (
              <Button
                type="link"
                size="small"
                className={styles.saving}
                disabled={isDisabled}
                onClick={() => {
                  setHasOthers(true)
                  setToken(free.token)
                }}
              >
                {savingText(free, { methods: [method], amount, today })}
              </Button>
            ) : null
          }
        />
        <ConfirmAmount {...{ owed, amount, isDisabled }} isConfirmed={isAmountConfirmed} onConfirm={confirmAmount} />
        {isSecond && (
          <ConfirmSecondPayment
            {...{ earlier, amount, paidAt, isDisabled }}
            isConfirmed={isSecondConfirmed}
            onConfirm={confirmSecond}
          />
        )}
      </section>
    </Modal>
  )
}

function nextText(hasMethod: boolean, isConfirmed: boolean): string {
  if (!hasMethod) return paymentTexts.chooseWhatToPayWith
  return isConfirmed ? paymentTexts.nothingIsChargedUntilYou : paymentTexts.checkTheBoxToConfirm
}

interface StatusProps {
  /** Null while there is a connection. */
  offlineText: string | null
  /** What to do next, while there is nothing else to say. */
  nextText: string
  payment: Paying
}

/** One place of a fixed height for everything that is said, so that no message moves a button. */
function ReviewStatus({ offlineText, nextText, payment: { paying, progress, result, heldBack } }: StatusProps) {
  return (
    <div className={styles.status}>
      <PaymentProgress progress={progress} />
      <PaymentOutcome result={result} />
      <output>
        {paying === null && offlineText !== null && <Alert type="warning" showIcon title={offlineText} />}
        {paying === null && offlineText === null && heldBack && (
          <Alert type="info" showIcon title={heldBackText(heldBack)} />
        )}
      </output>
      {paying === null && offlineText === null && !result && !heldBack && <p className={styles.quiet}>{nextText}</p>}
    </div>
  )
}
