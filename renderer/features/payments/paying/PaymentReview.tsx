/** The review before every payment: method, account, amount, fee and total, with the one button that pays. Pay buttons and commands lead here. */
import { Alert, Button, Checkbox, Radio } from 'antd'
import { useRef, useState, type MouseEvent } from 'react'
import type { UserAccount } from '#shared/contract/userDetails'
import { feeOf } from '#shared/paymentTypes'
import { Modal } from '../../../ui/dialogs/Modal'
import { amountText } from '../../../ui/look/amounts'
import { dayText } from '../../../ui/look/days'
import { useIsOnline } from '../../../ui/states/useIsOnline'
import { savingText } from '../methods/byFee'
import { MethodLine } from './MethodLine'
import { amountNote, excessText, isFarAbove } from './paymentAmount'
import { PaymentFacts } from './PaymentFacts'
import { PaymentOutcome, PaymentProgress } from './PaymentOutcome'
import type { ReviewRequest } from './reviewRequest'
import { canTryAgain, heldBackText, type Paying } from './useMakePayment'
import styles from './review.module.css'

interface Props {
  request: ReviewRequest
  account: UserAccount
  today: string
  payment: Paying
  offlineText: string
  onClose: () => void
}

export function PaymentReview({ request, account, today, payment, offlineText, onClose }: Props) {
  const { amount, owed, methods } = request
  const [token, setToken] = useState(methods.token)
  const [hasOthers, setHasOthers] = useState(false)
  const [isConfirmed, setIsConfirmed] = useState(false)
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
  const needsConfirmation = isFarAbove(owed, amount)
  const isReady = method !== null && isOnline && !isOver && (isConfirmed || !needsConfirmation)

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
      title="Review your payment"
      {...(!isPaying && { onClose })}
      footer={
        <>
          {/* At the foot, which stays in sight when the rest scrolls. */}
          <ReviewStatus
            offlineText={isOnline ? null : offlineText}
            payment={payment}
            nextText={nextText(method !== null, needsConfirmation && !isConfirmed)}
          />
          <Button disabled={isPaying} onClick={onClose}>
            Cancel
          </Button>
          <Button type="primary" disabled={!isReady} loading={isPaying} onClick={pay}>
            Pay {amountText(amount + fee)}
          </Button>
        </>
      }
    >
      {/* The focus starts on what is to be read, not on a control that a held Enter would press. */}
      <section className={styles.review} aria-label="Payment details" tabIndex={-1} data-starts-here>
        {request.remarks.map((remark) => (
          <Alert key={remark} type="warning" showIcon title={remark} />
        ))}
        <div className={styles.payWith}>
          <p className={styles.label}>Pay with</p>
          {offered.length === 1 && method ? (
            <MethodLine method={method} />
          ) : (
            <Radio.Group
              aria-label="Pay with"
              className={styles.methods}
              value={token}
              disabled={isPaying || isOver}
              options={offered.map((one) => ({
                value: one.token,
                label: <MethodLine method={one} isShort />,
              }))}
              onChange={({ target }) => setToken(String(target.value))}
            />
          )}
          {!hasOthers && methods.others.length > 0 && (
            <Button
              type="link"
              className={styles.others}
              disabled={isPaying || isOver}
              onClick={() => setHasOthers(true)}
            >
              Other methods
            </Button>
          )}
        </div>
        <PaymentFacts
          {...{ account, method, amount }}
          day={`Today, ${dayText(today)}`}
          feeNote={
            method && free ? (
              <Button
                type="link"
                size="small"
                className={styles.saving}
                disabled={isPaying || isOver}
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
        {needsConfirmation ? (
          <Checkbox
            className={styles.confirm}
            checked={isConfirmed}
            disabled={isPaying || isOver}
            onChange={({ target }) => setIsConfirmed(target.checked)}
          >
            {excessText(owed, amount)}
          </Checkbox>
        ) : (
          <p className={styles.note}>{amountNote(owed, amount)}</p>
        )}
      </section>
    </Modal>
  )
}

function nextText(hasMethod: boolean, needsConfirmation: boolean): string {
  if (!hasMethod) return 'Choose what to pay with.'
  return needsConfirmation ? 'Check the box to confirm this amount.' : 'Nothing is charged until you press Pay.'
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
