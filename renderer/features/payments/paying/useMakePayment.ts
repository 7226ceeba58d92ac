/** One payment after the other: holds a second one back, says when the bank is slow, and ends a second after the answer. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PaymentProfile } from '#shared/contract/payments'
import type { Problem } from '#shared/errors'
import { paymentGuardMs, paymentResetMs, slowPaymentMs, snackbarMs } from '#shared/limits'
import type { Cents } from '#shared/money'
import { useNotify } from '../../../ui/notices/useNotify'
import { paymentGuard } from './paymentGuard'
import type { PaidNow } from './paidNow'

export interface PaymentResult {
  status: 'ACCEPTED' | 'DECLINED' | 'PENDING' | 'unknown' | 'failed' | 'duplicate' | 'left'
  /** What the receipt can say before it is asked for. */
  paid?: PaidNow
  /** What the person is told in place; empty where nothing is. */
  text: string
}

export type Pay = (
  method: PaymentProfile,
  amount: Cents,
  onChecking: (problem: Problem) => void,
) => Promise<PaymentResult>

/** A payment of which it is not known what became of it: asking again under its key never charges twice. */
interface Unsettled {
  method: PaymentProfile
  amount: Cents
  begunAt: number
}

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

/** Sent; the bank is slow; asked again after the connection, or after the server failed. */
export type Progress = 'sent' | 'slow' | 'offline' | 'broken'

export const heldBackText = ({ waitMs }: HeldBack): string =>
  Number.isFinite(waitMs)
    ? 'Two payments need five seconds between them. Wait a moment, then press Pay again.'
    : 'Another payment is still under way. Wait until it is through.'

/** For so long whoever clicked still waits for this payment. */
const waitsForLineMs = 120_000

export function useMakePayment({ pay, onAccepted, onClose }: Options) {
  const { toast } = useNotify()
  const [paying, setPaying] = useState<string | null>(null)
  const [progress, setProgress] = useState<Progress>('sent')
  const [result, setResult] = useState<PaymentResult | null>(null)
  const [heldBack, setHeldBack] = useState<HeldBack | null>(null)
  const [unsettled, setUnsettled] = useState<Unsettled | null>(null)
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
    setUnsettled(null)
    const slowTimer = setTimeout(() => setProgress((before) => (before === 'sent' ? 'slow' : before)), slowPaymentMs)
    const begunAt = Date.now()
    const onChecking = ({ code }: Problem) => setProgress(code === 'offline' ? 'offline' : 'broken')
    const outcome = await pay(method, amount, onChecking).finally(() => {
      clearTimeout(slowTimer)
      end()
    })
    if (outcome.status === 'ACCEPTED') onAccepted()
    // Whoever has left the page meanwhile is not dragged back to the receipt, and told that it is not through yet.
    if (!isShown.current) {
      if (outcome.status === 'PENDING') toast('info', outcome.text, { hideMs: snackbarMs })
      return
    }
    setProgress('sent')
    setResult(outcome)
    if (outcome.status === 'unknown') setUnsettled({ method, amount, begunAt })
    resetTimer.current = setTimeout(() => {
      setPaying(null)
      onClose(outcome)
    }, paymentResetMs)
  }

  const askAgain = useEffectEvent(({ method, amount, begunAt }: Unsettled) => {
    if (paying === null && Date.now() - begunAt < waitsForLineMs) void submit(method, amount)
  })
  useEffect(() => {
    if (!unsettled) return
    const lineIsBack = () => askAgain(unsettled)
    window.addEventListener('online', lineIsBack, { once: true })
    return () => window.removeEventListener('online', lineIsBack)
  }, [unsettled])

  return { paying, progress, result, heldBack, submit }
}
