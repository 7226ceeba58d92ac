/** Sends a payment exactly once. When the answer is lost, the outcome is looked up; the payment itself is never sent again. */
import type { OneTimePayment } from '#shared/contract/payments'
import type { Problem } from '#shared/errors'
import { lookUpPayment, type KeyReply, type LookUpResult } from './lookUpPayment'

/** The answer to a payment; neither part when the call was canceled. */
export interface Reply {
  data?: OneTimePayment | undefined
  error?: Problem | undefined
}

/**
 * Whether the server gives this answer only before it charges. After any other failure, the payment may have gone
 * through and is looked up. Every new code has to be decided here.
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

/** Refusals at the door: they say nothing about an earlier attempt under the same key. */
const isTurnedAway = ({ code }: Problem): boolean =>
  code === 'not_allowed' || code === 'too_many_attempts' || code === 'duplicate_payment'

export type SentPayment = LookUpResult | { kind: 'refused'; problem: Problem }

interface Payment {
  pay: () => Promise<Reply>
  resolve: () => Promise<KeyReply>
  /** An earlier click under the same key had no definite answer. */
  isRepeated: boolean
  isSameSession: () => boolean
  /** Runs before the look-up, with the failure that made it necessary. */
  onChecking: (problem: Problem) => void
}

export async function sendPayment({ pay, isRepeated, onChecking, ...lookUp }: Payment): Promise<SentPayment> {
  const { data, error } = await pay()
  if (!lookUp.isSameSession()) return { kind: 'left' }
  if (data !== undefined) return { kind: 'answered', data }
  if (!error) return { kind: 'unknown' }
  if (!precedesCharge[error.code]) {
    onChecking(error)
    return lookUpPayment(lookUp)
  }
  return isRepeated && isTurnedAway(error) ? { kind: 'unknown' } : { kind: 'refused', problem: error }
}
