/**
 * Blocks a second payment during another one, and for five seconds after that one started (specification, section 4).
 */
import { paymentGuardMs } from '#shared/http/limits'
import { onSessionChange } from '../../../../session/storedSession'

interface PaymentGuard {
  /** Starts a payment and returns the function that ends it; null when none may start yet. */
  tryStart(): (() => void) | null
  /** The time until a payment may start; infinite during a payment, whose end is unknown. */
  waitMs(): number
  isActive(): boolean
  /** Clears the guard for the next user, who must not be blocked by the previous one. */
  reset(): void
}

export function createPaymentGuard(now = (): number => Date.now()): PaymentGuard {
  let activePayment: object | null = null
  let startedAt = Number.NEGATIVE_INFINITY
  return {
    tryStart() {
      if (activePayment || now() - startedAt < paymentGuardMs) return null
      const payment = {}
      activePayment = payment
      startedAt = now()
      return () => {
        if (activePayment === payment) activePayment = null
      }
    },
    isActive: () => activePayment !== null,
    waitMs: () => (activePayment ? Number.POSITIVE_INFINITY : Math.max(0, startedAt + paymentGuardMs - now())),
    reset() {
      activePayment = null
      startedAt = Number.NEGATIVE_INFINITY
    },
  }
}

/** One guard per tab, which survives leaving the page and switching accounts. */
export const paymentGuard = createPaymentGuard()
onSessionChange(() => paymentGuard.reset())
