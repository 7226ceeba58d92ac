/** Sends a payment exactly once. When the answer is lost, the outcome is looked up; the payment itself is never sent again. */
import type { Problem } from '#shared/errors'
import { isLost } from '../../../api/problemOf'
import { lookUpPayment, type LookUpResult, type Reply } from './lookUpPayment'

/** Refusals at the door: they say nothing about an earlier attempt under the same key. */
const isTurnedAway = ({ code }: Problem): boolean =>
  code === 'not_allowed' || code === 'too_many_attempts' || code === 'duplicate_payment'

export type SentPayment = LookUpResult | { kind: 'refused'; problem: Problem }

interface Payment {
  pay: () => Promise<Reply>
  find: () => Promise<Reply>
  sentAt: number
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
  if (isLost(error)) {
    onChecking(error)
    return lookUpPayment(lookUp)
  }
  return isRepeated && isTurnedAway(error) ? { kind: 'unknown' } : { kind: 'refused', problem: error }
}
