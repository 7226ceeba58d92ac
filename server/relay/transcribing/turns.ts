/** Lets only so many runs of an engine happen at once; the others wait in the order in which they came. */

/** There are as many waiting as can be served in a reasonable time. */
export class NoTurn extends Error {}

export interface Turns {
  /** Whether a run would begin at once. */
  isFree(): boolean
  /** Throws NoTurn, or whatever the signal says where it was aborted while waiting. */
  run<T>(signal: AbortSignal, task: () => Promise<T>): Promise<T>
}

export function createTurns({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): Turns {
  const waiting = new Set<() => void>()
  let running = 0

  function turn(signal: AbortSignal): Promise<void> {
    if (running < atOnce) {
      running += 1
      return Promise.resolve()
    }
    if (waiting.size >= mostWaiting) return Promise.reject(new NoTurn('Too many runs are waiting'))
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        waiting.delete(begin)
        reject(signal.reason)
      }
      const begin = (): void => {
        waiting.delete(begin)
        signal.removeEventListener('abort', leave)
        resolve()
      }
      waiting.add(begin)
      signal.addEventListener('abort', leave, { once: true })
    })
  }

  return {
    isFree: () => running < atOnce,
    async run(signal, task) {
      signal.throwIfAborted()
      await turn(signal)
      try {
        return await task()
      } finally {
        // Handed over, not given back: nobody comes in between.
        const [first] = waiting
        if (first) first()
        else running -= 1
      }
    },
  }
}
