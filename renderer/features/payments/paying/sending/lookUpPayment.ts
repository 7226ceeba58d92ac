/** Asks the server for the outcome of a payment whose response was lost. Nothing here sends a payment. */
import type { OneTimePayment } from '#shared/contract/payments/payments'
import type { Problem } from '#shared/http/errors'
import { isOutcomeUnknown } from '../../../../api/problemOf'
import { wait } from '../../../../platform/wait'

/** The server's response about a key. Both fields are absent when the call was canceled. */
export interface KeyReply {
  /** Null when no payment arrived under the key. The server has then closed the key, so that none can arrive later. */
  payment?: OneTimePayment | null | undefined
  error?: Problem | undefined
}

export type LookUpResult =
  | { kind: 'answered'; data: OneTimePayment }
  /** The server has never seen the payment and would now reject it. */
  | { kind: 'notReceived' }
  | { kind: 'unknown' }
  /** The session that sent the payment has ended, so no one can be notified. */
  | { kind: 'left' }

interface LookUpOptions {
  resolve: () => Promise<KeyReply>
  isSameSession: () => boolean
}

const retryDelaysMs = [0, 1000, 2000, 4000, 8000]

/** Repeats the look-up until the outcome is certain, for about 15 seconds at most. */
export async function lookUpPayment({ resolve, isSameSession }: LookUpOptions): Promise<LookUpResult> {
  let result: LookUpResult = { kind: 'unknown' }
  for (const delayMs of retryDelaysMs) {
    await wait(delayMs)
    if (!isSameSession()) return { kind: 'left' }
    // While offline, waiting here is pointless: the page looks again when the connection is back.
    if (!navigator.onLine) return result
    const { payment, error } = await resolve()
    if (!isSameSession()) return { kind: 'left' }
    if (payment === null) return { kind: 'notReceived' }
    if (payment !== undefined) {
      result = { kind: 'answered', data: payment }
      if (payment['payment-status'] !== 'PENDING') return result
    } else if (!error || !isOutcomeUnknown(error)) return result
  }
  return result
}
