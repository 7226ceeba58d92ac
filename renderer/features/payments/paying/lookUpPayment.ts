/** Asks the server what became of a payment whose answer was lost. It only reads: nothing here sends a payment. */
import type { OneTimePayment } from '#shared/contract/payments'
import type { Problem } from '#shared/errors'
import { isLost } from '../../../api/problemOf'

/** One answer of the server; neither part when the call was canceled. */
export interface Reply {
  data?: OneTimePayment | undefined
  error?: Problem | undefined
}

export type LookUpResult =
  | { kind: 'answered'; data: OneTimePayment }
  /** The server has never seen it, long enough after it was sent. */
  | { kind: 'notReceived' }
  | { kind: 'unknown' }
  /** The session in which it was sent has ended, so there is no one to tell. */
  | { kind: 'left' }

interface LookUp {
  find: () => Promise<Reply>
  sentAt: number
  isSameSession: () => boolean
}

const pausesMs = [0, 1000, 2000, 4000, 8000]

/** A request still on its way has arrived by then, also at a server that waits for the payment provider. */
const arrivesWithinMs = 15_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Looks a payment up until its outcome is certain, for about 15 seconds at most. */
export async function lookUpPayment({ find, sentAt, isSameSession }: LookUp): Promise<LookUpResult> {
  let result: LookUpResult = { kind: 'unknown' }
  for (const pauseMs of pausesMs) {
    await pause(pauseMs)
    if (!isSameSession()) return { kind: 'left' }
    // Without a connection there is no use in waiting here: the page looks again when it is back.
    if (!navigator.onLine) return result
    const { data, error } = await find()
    if (!isSameSession()) return { kind: 'left' }
    if (data !== undefined) {
      result = { kind: 'answered', data }
      if (data['payment-status'] !== 'PENDING') return result
    } else if (error?.code === 'not_found') {
      if (Date.now() - sentAt >= arrivesWithinMs) return { kind: 'notReceived' }
    } else if (!error || !isLost(error)) return result
  }
  return result
}
