/** Holds back a second payment while one is under way, and for five seconds after it began (specification, section 4). */
import { paymentGuardMs } from '#shared/limits'
import { onSessionChange } from '../../../session/heldSession'

export interface PaymentGuard {
  /** Begins a payment and answers how to end it; null when one must not begin yet. */
  tryBegin(): (() => void) | null
  /** How long until one may begin; infinite while it cannot be said, because one is under way. */
  waitMs(): number
  isUnderWay(): boolean
  /** For whoever comes next: what the last person began does not hold them back. */
  forget(): void
}

export function createPaymentGuard(now = (): number => Date.now()): PaymentGuard {
  let underWay: object | null = null
  let begunAt = Number.NEGATIVE_INFINITY
  return {
    tryBegin() {
      if (underWay || now() - begunAt < paymentGuardMs) return null
      const payment = {}
      underWay = payment
      begunAt = now()
      return () => {
        if (underWay === payment) underWay = null
      }
    },
    isUnderWay: () => underWay !== null,
    waitMs: () => (underWay ? Number.POSITIVE_INFINITY : Math.max(0, begunAt + paymentGuardMs - now())),
    forget() {
      underWay = null
      begunAt = Number.NEGATIVE_INFINITY
    },
  }
}

/** One for the tab: leaving the page, or looking at another account, does not reset it. */
export const paymentGuard = createPaymentGuard()
onSessionChange(() => paymentGuard.forget())
