/** The payments for these bills whose outcome was not known when their answer was lost: each is looked up, and the person decides what to do next. */
import { Alert, Button, type AlertProps } from 'antd'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { paymentPending } from '#shared/paymentPending'
import { paths } from '../../../paths'
import { heldSession } from '../../../session/heldSession'
import { useSignedIn } from '../../../session/SignedIn'
import { amountText } from '../../../ui/look/amounts'
import { LinkButton } from '../../../ui/panels/LinkButton'
import { useIsOnline } from '../../../ui/states/useIsOnline'
import { lookUpPayment, type LookUpResult } from './lookUpPayment'
import { endAttempt, settleAttempt, useUnsettledAttempts, type UnsettledAttempt } from './paymentAttempts'
import making from './makePayment.module.css'
import { keepRecentPayment } from './recentPayments'
import { useResolvePayment } from './usePaying'
import * as commonTexts from '#shared/texts/common'
import * as paymentTexts from '#shared/texts/payments'

interface Props {
  billingAccounts: readonly string[]
  /** A payment that is sent from this page right now is shown where it is made. */
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

/** `null` while the server is asked. */
type LookUpState = LookUpResult | null

/** Looks an attempt up when it is shown, and again when the connection is back. */
function useLookUp(personId: string, attempt: UnsettledAttempt) {
  const { key, isSending } = attempt
  const [known, setKnown] = useState<LookUpState>(null)
  const resolve = useResolvePayment()
  const isAsking = useRef(false)
  const isShown = useRef(false)

  async function lookUp(): Promise<void> {
    if (isAsking.current) return
    isAsking.current = true
    const session = heldSession()
    const result = await lookUpPayment({
      resolve: () => resolve(key),
      isSameSession: () => isShown.current && heldSession() === session,
    })
    isAsking.current = false
    if (!isShown.current) return
    setKnown(result)
    if (isCertain(result)) endAttempt(personId, key)
    if (isAccepted(result)) keepRecentPayment(personId, { ...attempt, paidAt: attempt.sentAt })
  }

  const start = useEffectEvent(() => void lookUp())
  useEffect(() => {
    isShown.current = true
    if (!isSending) start()
    return () => {
      isShown.current = false
    }
  }, [isSending])

  const isOpen = known?.kind === 'unknown' || (known?.kind === 'answered' && known.data['payment-status'] === 'PENDING')
  function checkAgain(): void {
    setKnown(null)
    void lookUp()
  }
  const onOnline = useEffectEvent(checkAgain)
  useEffect(() => {
    if (!isOpen) return
    const listener = () => onOnline()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [isOpen])

  return { known, checkAgain }
}

function UnsettledPayment({ personId, attempt }: { personId: string; attempt: UnsettledAttempt }) {
  const { known, checkAgain } = useLookUp(personId, attempt)
  const isOnline = useIsOnline()
  const what = `${amountText(attempt.amount)} with ${attempt.methodName}`
  const { type, text } = attempt.isSending
    ? { type: 'info' as const, text: paymentTexts.yourPaymentOfIsStill(what) }
    : noticeOf(known, what, isOnline)
  const dismiss = <Button onClick={() => settleAttempt(personId, attempt.key)}>{commonTexts.dismiss}</Button>
  return (
    <Alert
      className={making.unsettled}
      type={type}
      showIcon
      role={type === 'info' ? 'status' : 'alert'}
      title={text}
      action={!attempt.isSending && <Actions {...{ known, isOnline, checkAgain, dismiss }} />}
    />
  )
}

interface ActionsProps {
  known: LookUpState
  isOnline: boolean
  checkAgain: () => void
  dismiss: ReactNode
}

function Actions({ known, isOnline, checkAgain, dismiss }: ActionsProps) {
  if (known === null || known.kind === 'left') return null
  if (known.kind === 'notReceived') return dismiss
  if (known.kind === 'answered' && known.data['payment-status'] === 'DECLINED') return dismiss
  if (known.kind === 'answered' && known.data['payment-status'] === 'ACCEPTED') {
    return (
      <span className={making.unsettledActions}>
        <LinkButton to={`${paths.paymentSuccess}?confirmation=${known.data['confirmation-number']}`}>
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

interface Notice {
  type: NonNullable<AlertProps['type']>
  text: string
}

function noticeOf(known: LookUpState, what: string, isOnline: boolean): Notice {
  if (known === null || known.kind === 'left') return { type: 'info', text: paymentTexts.checkingOnYourPaymentOf(what) }
  if (known.kind === 'notReceived') {
    return {
      type: 'warning',
      text: paymentTexts.weDidntReceiveYourPayment(what),
    }
  }
  if (known.kind === 'unknown') {
    const next = isOnline ? paymentTexts.checkAgainBeforeYouPay : paymentTexts.wellCheckWhenYoureBack
    return { type: 'warning', text: paymentTexts.weDontKnowYetWhetherYour(what, next) }
  }
  switch (known.data['payment-status']) {
    case 'ACCEPTED':
      return { type: 'success', text: paymentTexts.yourPaymentOfWentThrough(what) }
    case 'DECLINED':
      return { type: 'error', text: paymentTexts.yourPaymentOfWasDeclined(what, known.data.reason) }
    case 'PENDING':
      return { type: 'warning', text: paymentTexts.yourPaymentOf(what, known.data.reason || paymentPending) }
  }
}
