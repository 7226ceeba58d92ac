/** One payment after the other: holds a second one back, says when the bank is slow, and ends a second after the answer. */
import { useEffect, useRef, useState } from 'react'
import type { PaymentProfile } from '#shared/contract/payments'
import type { Problem } from '#shared/errors'
import { paymentGuardMs, paymentResetMs, slowPaymentMs, snackbarMs, toastMs } from '#shared/limits'
import type { Cents } from '#shared/money'
import { amountText } from '../../../ui/look/amounts'
import { useNotify } from '../../../ui/notices/useNotify'
import { paymentGuard } from './paymentGuard'
import type { PaidNow } from './paidNow'
import { payingTexts } from './payingTexts'
import * as paymentTexts from '#shared/texts/payments'

export interface PaymentResult {
  status: 'ACCEPTED' | 'DECLINED' | 'PENDING' | 'unknown' | 'notReceived' | 'failed' | 'duplicate' | 'left'
  /** What the receipt can say before it is asked for. */
  paid?: PaidNow
  /** What the person is told in place; empty where nothing is. */
  text: string
  /** The bank's reason for declining it, where it gave one. */
  reason?: string
}

/** After these, the same payment can be made again: nothing was charged. */
export const canTryAgain = ({ status }: PaymentResult): boolean =>
  status === 'DECLINED' || status === 'failed' || status === 'notReceived'

export type Pay = (
  method: PaymentProfile,
  amount: Cents,
  onChecking: (problem: Problem) => void,
) => Promise<PaymentResult>

/** A result, with the method that it came from. */
export type MethodResult = PaymentResult & { token: string }

/** A click that came too soon. */
export interface HeldBack {
  token: string
  /** Until the next one may begin; infinite while another payment is under way. */
  waitMs: number
}

interface Options {
  pay: Pay
  /** Runs at once, also when the page has been left meanwhile. */
  onAccepted: () => void
  /** Runs one second after a payment is through, whatever came of it. */
  onClose: (result: PaymentResult) => void
}

/** Sent; the bank is slow; being looked up after the connection, or after the server failed. */
export type Progress = 'sent' | 'slow' | 'offline' | 'broken'

export const heldBackText = ({ waitMs }: HeldBack): string =>
  Number.isFinite(waitMs) ? paymentTexts.paymentsMustBeAtLeast : paymentTexts.anotherPaymentIsStillBeing

export type Paying = ReturnType<typeof useMakePayment>

export function useMakePayment({ pay, onAccepted, onClose }: Options) {
  const { toast } = useNotify()
  const [paying, setPaying] = useState<string | null>(null)
  const [progress, setProgress] = useState<Progress>('sent')
  const [result, setResult] = useState<MethodResult | null>(null)
  const [heldBack, setHeldBack] = useState<HeldBack | null>(null)
  const resetTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      clearTimeout(resetTimer.current)
    }
  }, [])
  useEffect(() => {
    if (heldBack === null) return
    const timer = setTimeout(() => setHeldBack(null), Math.min(heldBack.waitMs, paymentGuardMs))
    return () => clearTimeout(timer)
  }, [heldBack])

  /** For a person who has left the page: the receipt tells of an accepted payment, and the toast of a declined one. */
  function tellElsewhere(outcome: PaymentResult, amount: Cents): void {
    if (outcome.status === 'PENDING') toast('info', outcome.text, { hideMs: snackbarMs })
    if (outcome.status === 'unknown') {
      toast('warning', payingTexts.unknownElsewhere(amountText(amount)), { hideMs: toastMs })
    }
    if (outcome.status === 'notReceived') {
      toast('warning', payingTexts.notReceivedElsewhere(amountText(amount)), { hideMs: toastMs })
    }
  }

  async function submit(method: PaymentProfile, amount: Cents): Promise<void> {
    const end = paymentGuard.tryBegin()
    setHeldBack(end ? null : { token: method.token, waitMs: paymentGuard.waitMs() })
    if (!end) {
      // oxlint-disable-next-line no-console -- The specification has it logged.
      console.info('A payment was held back: another one is under way, or began less than five seconds ago.')
      return
    }
    setPaying(method.token)
    setProgress('sent')
    setResult(null)
    const slowTimer = setTimeout(() => setProgress((before) => (before === 'sent' ? 'slow' : before)), slowPaymentMs)
    const onChecking = ({ code }: Problem) => setProgress(code === 'offline' ? 'offline' : 'broken')
    const outcome = await pay(method, amount, onChecking).finally(() => {
      clearTimeout(slowTimer)
      end()
    })
    if (outcome.status === 'ACCEPTED') onAccepted()
    // A person who has left the page meanwhile is not dragged back to the receipt.
    if (!isShown.current) return tellElsewhere(outcome, amount)
    setProgress('sent')
    setResult({ ...outcome, token: method.token })
    resetTimer.current = setTimeout(() => {
      setPaying(null)
      onClose(outcome)
    }, paymentResetMs)
  }

  /** Another payment is reviewed: what came of the one before is not about it. */
  const forgetResult = (): void => {
    setResult(null)
    setHeldBack(null)
  }

  return { paying, progress, result, heldBack, submit, forgetResult }
}
