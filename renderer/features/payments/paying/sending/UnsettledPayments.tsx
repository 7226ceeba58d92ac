/** Shows the payments whose response was lost. Each is looked up, and the person decides what to do next. */
import { Alert, type AlertProps } from 'antd'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as paymentTexts from '#shared/texts/payments/payments'
import { useSignedIn } from '../../../../session/SignedIn'
import { getStoredSession } from '../../../../session/storedSession'
import { Button } from '../../../../ui/Button'
import { amountText } from '../../../../ui/format/amounts'
import { LinkButton } from '../../../../ui/panels/LinkButton'
import { useIsOnline } from '../../../../ui/states/useIsOnline'
import making from '../makePayment.module.css'
import { type LookUpResult, lookUpPayment } from './lookUpPayment'
import { markAttemptEnded, removeAttempt, type UnsettledAttempt, useUnsettledAttempts } from './paymentAttempts'
import { storeRecentPayment } from './recentPayments'
import { useResolvePayment } from './usePay'

interface Props {
  billingAccounts: readonly string[]
  /** A payment that this page is sending is shown by its own form. */
  isPaying: boolean
}

export function UnsettledPayments({ billingAccounts, isPaying }: Props) {
  const { person } = useSignedIn()
  const attempts = useUnsettledAttempts(person.user_id, billingAccounts)
  return attempts
    .filter(({ isSending }) => !(isSending && isPaying))
    .map((attempt) => <UnsettledPayment key={attempt.key} personId={person.user_id} attempt={attempt} />)
}

const isCertain = (result: LookUpResult): boolean =>
  result.kind === 'notReceived' || (result.kind === 'answered' && result.data['payment-status'] !== 'PENDING')

const isAccepted = (result: LookUpResult): boolean =>
  result.kind === 'answered' && result.data['payment-status'] === 'ACCEPTED'

/** Null during a look-up. */
type LookUpState = LookUpResult | null

/** Looks an attempt up when it is shown, and again when the connection is back. */
function useLookUp(personId: string, attempt: UnsettledAttempt) {
  const { key, isSending } = attempt
  const [lookUpResult, setLookUpResult] = useState<LookUpState>(null)
  const resolve = useResolvePayment()
  const isLookingUp = useRef(false)
  const isMounted = useRef(false)

  async function lookUp(): Promise<void> {
    if (isLookingUp.current) return
    isLookingUp.current = true
    const session = getStoredSession()
    const result = await lookUpPayment({
      resolve: () => resolve(key),
      isSameSession: () => isMounted.current && getStoredSession() === session,
    })
    isLookingUp.current = false
    if (!isMounted.current) return
    setLookUpResult(result)
    if (isCertain(result)) markAttemptEnded(personId, key)
    if (isAccepted(result)) storeRecentPayment(personId, { ...attempt, paidAt: attempt.sentAt })
  }

  const start = useEffectEvent(() => void lookUp())
  useEffect(() => {
    isMounted.current = true
    if (!isSending) start()
    return () => {
      isMounted.current = false
    }
  }, [isSending])

  const isUncertain =
    lookUpResult?.kind === 'unknown' ||
    (lookUpResult?.kind === 'answered' && lookUpResult.data['payment-status'] === 'PENDING')
  function checkAgain(): void {
    setLookUpResult(null)
    void lookUp()
  }
  const onOnline = useEffectEvent(checkAgain)
  useEffect(() => {
    if (!isUncertain) return
    const listener = () => onOnline()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [isUncertain])

  return { lookUpResult, checkAgain }
}

function UnsettledPayment({ personId, attempt }: { personId: string; attempt: UnsettledAttempt }) {
  const { lookUpResult, checkAgain } = useLookUp(personId, attempt)
  const isOnline = useIsOnline()
  const paymentLabel = paymentTexts.amountWithMethod(amountText(attempt.amount), attempt.methodName)
  const { type, text } = attempt.isSending
    ? { type: 'info' as const, text: paymentTexts.paymentStillSending(paymentLabel) }
    : noticeOf(lookUpResult, paymentLabel, isOnline)
  const dismiss = <Button onClick={() => removeAttempt(personId, attempt.key)}>{commonTexts.dismiss}</Button>
  return (
    <Alert
      className={making.unsettled}
      type={type}
      showIcon
      role={type === 'info' ? 'status' : 'alert'}
      title={text}
      action={!attempt.isSending && <NoticeActions {...{ lookUpResult, isOnline, checkAgain, dismiss }} />}
    />
  )
}

interface NoticeActionsProps {
  lookUpResult: LookUpState
  isOnline: boolean
  checkAgain: () => void
  dismiss: ReactNode
}

function NoticeActions({ lookUpResult, isOnline, checkAgain, dismiss }: NoticeActionsProps) {
  if (lookUpResult === null || lookUpResult.kind === 'left') return null
  if (lookUpResult.kind === 'notReceived') return dismiss
  if (lookUpResult.kind === 'answered' && lookUpResult.data['payment-status'] === 'DECLINED') return dismiss
  if (lookUpResult.kind === 'answered' && lookUpResult.data['payment-status'] === 'ACCEPTED') {
    return (
      <span className={making.unsettledActions}>
        <LinkButton to={`${paths.paymentSuccess}?confirmation=${lookUpResult.data['confirmation-number']}`}>
          {paymentTexts.viewReceipt}
        </LinkButton>
        {dismiss}
      </span>
    )
  }
  return (
    <Button disabled={!isOnline} onClick={checkAgain}>
      {paymentTexts.checkAgain}
    </Button>
  )
}

interface PaymentNotice {
  type: NonNullable<AlertProps['type']>
  text: string
}

function noticeOf(lookUpResult: LookUpState, paymentLabel: string, isOnline: boolean): PaymentNotice {
  if (lookUpResult === null || lookUpResult.kind === 'left')
    return { type: 'info', text: paymentTexts.checkingPayment(paymentLabel) }
  if (lookUpResult.kind === 'notReceived') {
    return {
      type: 'warning',
      text: paymentTexts.unreceivedHint(paymentLabel),
    }
  }
  if (lookUpResult.kind === 'unknown') {
    const next = isOnline ? paymentTexts.checkAgainHint : paymentTexts.checkWhenOnline
    return { type: 'warning', text: paymentTexts.ownPaymentUnknown(paymentLabel, next) }
  }
  switch (lookUpResult.data['payment-status']) {
    case 'ACCEPTED':
      return { type: 'success', text: paymentTexts.lateOutcome(paymentLabel) }
    case 'DECLINED':
      return { type: 'error', text: paymentTexts.paymentOfDeclined(paymentLabel, lookUpResult.data.reason) }
    case 'PENDING':
      return {
        type: 'warning',
        text: paymentTexts.yourPaymentOf(paymentLabel, lookUpResult.data.reason || paymentTexts.bankPending),
      }
  }
}
