/** Sends a payment exactly once. If the response is lost, the outcome is looked up; the payment is never sent again. */
import type { OneTimePayment } from '#shared/contract/payments/payments'
import type { Problem } from '#shared/http/errors'
import { type KeyReply, type LookUpResult, lookUpPayment } from './lookUpPayment'

/** The response to a payment. Both fields are absent when the call was canceled. */
interface PaymentReply {
  data?: OneTimePayment | undefined
  error?: Problem | undefined
}

/**
 * Whether the server sends this code only before it charges. After any other failure, the payment may have gone through
 * and is looked up. Every new code must be classified here.
 */
const precedesCharge: Record<Problem['code'], boolean> = {
  invalid_input: true,
  not_signed_in: true,
  two_step_required: true,
  password_change_required: true,
  not_allowed: true,
  not_found: true,
  conflict: true,
  duplicate_payment: true,
  too_large: true,
  unsupported_type: true,
  key_reused: true,
  too_many_attempts: true,
  provider_failed: true,
  unexpected: false,
  unavailable: false,
  storage_full: false,
  offline: false,
}

/** Rejections before any processing, which say nothing about an earlier attempt under the same key. */
const isRejectedUpfront = ({ code }: Problem): boolean =>
  code === 'not_allowed' || code === 'too_many_attempts' || code === 'duplicate_payment'

type SendPaymentResult = LookUpResult | { kind: 'rejected'; problem: Problem }

interface SendPaymentOptions {
  pay: () => Promise<PaymentReply>
  resolve: () => Promise<KeyReply>
  /** An earlier click under the same key got no definite response. */
  isRepeated: boolean
  isSameSession: () => boolean
  /** Called before the look-up with the failure that requires it. */
  onChecking: (problem: Problem) => void
}

export async function sendPayment({
  pay,
  isRepeated,
  onChecking,
  ...lookUp
}: SendPaymentOptions): Promise<SendPaymentResult> {
  const { data, error } = await pay()
  if (!lookUp.isSameSession()) return { kind: 'left' }
  if (data !== undefined) return { kind: 'answered', data }
  if (!error) return { kind: 'unknown' }
  if (!precedesCharge[error.code]) {
    onChecking(error)
    return lookUpPayment(lookUp)
  }
  return isRepeated && isRejectedUpfront(error) ? { kind: 'unknown' } : { kind: 'rejected', problem: error }
}
