/** Asks the server what became of a payment whose answer was lost. Nothing here sends a payment. */
import type { OneTimePayment } from '#shared/contract/payments'
import type { Problem } from '#shared/errors'
import { isLost } from '../../../api/problemOf'

/** One answer of the server about a key; neither part when the call was canceled. */
export interface KeyReply {
  /** Null when no payment arrived under the key; the server has then closed it, so that none can arrive later. */
  payment?: OneTimePayment | null | undefined
  error?: Problem | undefined
}

export type LookUpResult =
  | { kind: 'answered'; data: OneTimePayment }
  /** The server has never seen it and would now refuse it. */
  | { kind: 'notReceived' }
  | { kind: 'unknown' }
  /** The session in which it was sent has ended, so there is no one to tell. */
  | { kind: 'left' }

interface LookUp {
  resolve: () => Promise<KeyReply>
  isSameSession: () => boolean
}

const pausesMs = [0, 1000, 2000, 4000, 8000]

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Looks a payment up until its outcome is certain, for about 15 seconds at most. */
export async function lookUpPayment({ resolve, isSameSession }: LookUp): Promise<LookUpResult> {
  let result: LookUpResult = { kind: 'unknown' }
  for (const pauseMs of pausesMs) {
    await pause(pauseMs)
    if (!isSameSession()) return { kind: 'left' }
    // Without a connection there is no use in waiting here: the page looks again when it is back.
    if (!navigator.onLine) return result
    const { payment, error } = await resolve()
    if (!isSameSession()) return { kind: 'left' }
    if (payment === null) return { kind: 'notReceived' }
    if (payment !== undefined) {
      result = { kind: 'answered', data: payment }
      if (payment['payment-status'] !== 'PENDING') return result
    } else if (!error || !isLost(error)) return result
  }
  return result
}
