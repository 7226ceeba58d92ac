/** Sends a payment and, when the answer is lost, asks again under the same key until it is known what became of it. */
import type { Problem } from '#shared/errors'

/** Failures after which the payment may have gone through. */
const isLost = (problem: Problem): boolean =>
  problem.code === 'offline' || problem.code === 'unavailable' || problem.code === 'unexpected'

const pausesMs = [1000, 2000, 4000]

/** Asking again under one key never charges twice: the server answers with the first one's outcome. */
export async function payWithCheck<A>(
  pay: () => Promise<{ data: A; error?: undefined } | { data?: undefined; error: Problem }>,
  onChecking: () => void,
): Promise<{ data: A; error?: undefined } | { data?: undefined; error: Problem }> {
  let answer = await pay()
  for (const pauseMs of pausesMs) {
    if (!answer.error || !isLost(answer.error)) return answer
    onChecking()
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    answer = await pay()
  }
  return answer
}
