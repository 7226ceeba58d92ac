/** Makes one payment at a time: blocks a second one, reports a slow bank, and finishes a second after the response. */
import { useEffect, useRef, useState } from 'react'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import type { PaymentProfile } from '#shared/contract/payments/payments'
import type { Cents } from '#shared/format/money'
import type { Problem } from '#shared/http/errors'
import { paymentGuardMs, paymentResetMs, slowPaymentMs, snackbarMs, toastMs } from '#shared/http/limits'
import * as paymentTexts from '#shared/texts/payments/payments'
import { amountText } from '../../../ui/format/amounts'
import { useNotify } from '../../../ui/notices/useNotify'
import { paymentGuard } from './sending/paymentGuard'
import { type PaymentResult, usePay } from './sending/usePay'

/** A result with the method that was used. */
export type MethodResult = PaymentResult & { token: string }

/** A payment that was blocked because it came too soon. */
interface BlockedPayment {
  token: string
  /** The time until the next one may start; infinite while another payment is in progress. */
  waitMs: number
}

interface MakePaymentOptions {
  account: UserAccount
  /** Called immediately, even if the person has left the page. */
  onAccepted: () => void
  /** Called one second after the response, whatever the result. */
  onClose: (result: PaymentResult) => void
}

/** Sent; the bank is slow; or looked up after the connection or the server failed. */
export type Progress = 'sent' | 'slow' | 'offline' | 'broken'

export const blockedText = ({ waitMs }: BlockedPayment): string =>
  Number.isFinite(waitMs) ? paymentTexts.paymentsTooClose : paymentTexts.anotherPaymentPending

export type MakePaymentState = ReturnType<typeof useMakePayment>

export function useMakePayment({ account, onAccepted, onClose }: MakePaymentOptions) {
  const { toast } = useNotify()
  const pay = usePay()
  const [payingToken, setPayingToken] = useState<string | null>(null)
  const [progress, setProgress] = useState<Progress>('sent')
  const [result, setResult] = useState<MethodResult | null>(null)
  const [blocked, setBlocked] = useState<BlockedPayment | null>(null)
  const resetTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      clearTimeout(resetTimer.current)
    }
  }, [])
  useEffect(() => {
    if (blocked === null) return
    const timer = setTimeout(() => setBlocked(null), Math.min(blocked.waitMs, paymentGuardMs))
    return () => clearTimeout(timer)
  }, [blocked])

  /** Notifies a person who has left the page. Accepted payments have a receipt, and declined ones a toast. */
  function notifyAfterLeaving(outcome: PaymentResult, amount: Cents): void {
    if (outcome.status === 'PENDING') toast('info', outcome.text, { hideMs: snackbarMs })
    if (outcome.status === 'unknown') {
      toast('warning', paymentTexts.outcomeUnknown(amountText(amount)), { hideMs: toastMs })
    }
    if (outcome.status === 'notReceived') {
      toast('warning', paymentTexts.paymentNotReceived(amountText(amount)), { hideMs: toastMs })
    }
  }

  async function submit(method: PaymentProfile, amount: Cents): Promise<void> {
    const release = paymentGuard.tryStart()
    setBlocked(release ? null : { token: method.token, waitMs: paymentGuard.waitMs() })
    if (!release) {
      // oxlint-disable-next-line no-console -- The specification requires this log entry.
      console.info('A payment was blocked: another one is in progress or started less than five seconds ago.')
      return
    }
    setPayingToken(method.token)
    setProgress('sent')
    setResult(null)
    const slowTimer = setTimeout(() => setProgress((before) => (before === 'sent' ? 'slow' : before)), slowPaymentMs)
    const onChecking = ({ code }: Problem) => setProgress(code === 'offline' ? 'offline' : 'broken')
    const outcome = await pay({ account, method, amount, onChecking }).finally(() => {
      clearTimeout(slowTimer)
      release()
    })
    if (outcome.status === 'ACCEPTED') onAccepted()
    // A person who has left the page is not sent to the receipt.
    if (!isMounted.current) return notifyAfterLeaving(outcome, amount)
    setProgress('sent')
    setResult({ ...outcome, token: method.token })
    resetTimer.current = setTimeout(() => {
      setPayingToken(null)
      onClose(outcome)
    }, paymentResetMs)
  }

  /** Clears the previous result when another payment is reviewed. */
  const clearResult = (): void => {
    setResult(null)
    setBlocked(null)
  }

  return { payingToken, progress, result, blocked, submit, clearResult }
}
