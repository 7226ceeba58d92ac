/** How long a job waits that stores itself again until something else has happened. */

const maxDelayMs = 5 * 60_000

/** Returns the first delay, then twice as long after each repetition, up to five minutes. */
export const growingDelay = (firstMs: number, repetitions: number): number =>
  Math.min(firstMs * 2 ** repetitions, maxDelayMs)
