/** Sends a payment and, when the answer is lost, asks again under the same key until it is known what became of it. */
import type { Problem } from '#shared/errors'
import { isLost } from '../../../api/problemOf'

/** Refusals at the door: they tell nothing of an earlier try under the same key. */
const isTurnedAway = ({ code }: Problem): boolean =>
  code === 'not_allowed' || code === 'too_many_attempts' || code === 'duplicate_payment'

const pausesMs = [0, 1000, 2000, 4000]

/** What one call came to; neither `data` nor `error` when it was broken off before an answer came. */
export interface Try<A> {
  data?: A | undefined
  error?: Problem | undefined
}

export type PaymentOutcome<A> =
  | { kind: 'answered'; data: A }
  | { kind: 'refused'; problem: Problem }
  /** It may have gone through. */
  | { kind: 'unknown' }
  /** The session in which it was asked for has ended, so there is nobody to tell. */
  | { kind: 'left' }

interface Payment<A> {
  pay: () => Promise<Try<A>>
  /** Whether the session of the click still holds: nothing is sent again in the name of whoever came next. */
  isSameSession: () => boolean
  /** An earlier click under the same key had no definite answer. */
  isRepeated: boolean
  /** Told before it asks again, with what the last try came to. */
  onChecking: (problem: Problem) => void
}

/** Asking again under one key never charges twice: the server answers with the first one's outcome. */
export async function payWithCheck<A>({
  pay,
  isSameSession,
  isRepeated,
  onChecking,
}: Payment<A>): Promise<PaymentOutcome<A>> {
  let mayHavePaid = isRepeated
  let lost: Problem | null = null
  for (const pauseMs of pausesMs) {
    if (lost) {
      onChecking(lost)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      if (!isSameSession()) return { kind: 'left' }
    }
    const { data, error } = await pay()
    if (!isSameSession()) return { kind: 'left' }
    if (data !== undefined) return { kind: 'answered', data }
    if (!error) return { kind: 'unknown' }
    if (!isLost(error))
      return mayHavePaid && isTurnedAway(error) ? { kind: 'unknown' } : { kind: 'refused', problem: error }
    mayHavePaid = true
    lost = error
  }
  return { kind: 'unknown' }
}
