/** One payment after the other: holds a second one back, says when the bank is slow, and ends a second after the answer. */
import { useEffect, useRef, useState } from 'react'
import type { PaymentProfile } from '#shared/contract/payments'
import { paymentGuardMs, paymentResetMs, slowPaymentMs } from '#shared/limits'
import type { Cents } from '#shared/money'
import { paymentGuard } from './paymentGuard'
import type { PaidNow } from './paidNow'

export interface PaymentResult {
  status: 'ACCEPTED' | 'DECLINED' | 'PENDING' | 'failed' | 'duplicate' | 'left'
  /** What the receipt can say before it is asked for. */
  paid?: PaidNow
  /** What the person is told in place; empty where nothing is. */
  text: string
}

export type Pay = (method: PaymentProfile, amount: Cents, onChecking: () => void) => Promise<PaymentResult>

interface Options {
  pay: Pay
  /** Runs at once, also when the page has been left meanwhile. */
  onAccepted: () => void
  /** Runs one second after a payment is through, whatever came of it. */
  onClose: (result: PaymentResult) => void
}

type Progress = 'sent' | 'slow' | 'checking'

export function useMakePayment({ pay, onAccepted, onClose }: Options) {
  const [paying, setPaying] = useState<string | null>(null)
  const [progress, setProgress] = useState<Progress>('sent')
  const [result, setResult] = useState<PaymentResult | null>(null)
  const [heldBack, setHeldBack] = useState<string | null>(null)
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
    const timer = setTimeout(() => setHeldBack(null), paymentGuardMs)
    return () => clearTimeout(timer)
  }, [heldBack])

  async function submit(method: PaymentProfile, amount: Cents): Promise<void> {
    const end = paymentGuard.tryBegin()
    setHeldBack(end ? null : method.token)
    if (!end) {
      // oxlint-disable-next-line no-console -- The specification has it logged.
      console.info('A payment was held back: another one is under way, or began less than five seconds ago.')
      return
    }
    setPaying(method.token)
    setProgress('sent')
    setResult(null)
    const slowTimer = setTimeout(() => setProgress((before) => (before === 'sent' ? 'slow' : before)), slowPaymentMs)
    const outcome = await pay(method, amount, () => setProgress('checking')).finally(() => {
      clearTimeout(slowTimer)
      end()
    })
    if (outcome.status === 'ACCEPTED') onAccepted()
    // Whoever has left the page meanwhile is not dragged back to the receipt.
    if (!isShown.current) return
    setProgress('sent')
    setResult(outcome)
    resetTimer.current = setTimeout(() => {
      setPaying(null)
      onClose(outcome)
    }, paymentResetMs)
  }

  return { paying, progress, result, heldBack, submit }
}
