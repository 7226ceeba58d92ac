/** Holds back a second payment while one is under way, and for five seconds after it began (specification, section 4). */
import { paymentGuardMs } from '#shared/limits'

export interface PaymentGuard {
  /** True when a payment may begin; it counts as begun from then on. */
  tryBegin(): boolean
  end(): void
}

export function createPaymentGuard(now: () => number = Date.now): PaymentGuard {
  let isUnderWay = false
  let begunAt = Number.NEGATIVE_INFINITY
  return {
    tryBegin() {
      if (isUnderWay || now() - begunAt < paymentGuardMs) return false
      isUnderWay = true
      begunAt = now()
      return true
    },
    end() {
      isUnderWay = false
    },
  }
}
