/** Limits how many runs of an engine happen at once. The others wait in the order of their arrival. */

/** The queue already holds as many runs as can be served in a reasonable time. */
export class QueueFullError extends Error {}

export interface ConcurrencyLimit {
  /** Returns whether a run would start immediately. */
  isFree(): boolean
  /** Throws QueueFullError, or the signal's reason when it is aborted while waiting. */
  run<T>(signal: AbortSignal, task: () => Promise<T>): Promise<T>
}

export function createConcurrencyLimit({
  maxConcurrent,
  maxQueued,
}: {
  maxConcurrent: number
  maxQueued: number
}): ConcurrencyLimit {
  const queue = new Set<() => void>()
  let running = 0

  function acquireSlot(signal: AbortSignal): Promise<void> {
    if (running < maxConcurrent) {
      running += 1
      return Promise.resolve()
    }
    if (queue.size >= maxQueued) return Promise.reject(new QueueFullError('Too many runs are waiting'))
    return new Promise((resolve, reject) => {
      const cancel = (): void => {
        queue.delete(start)
        reject(signal.reason)
      }
      const start = (): void => {
        queue.delete(start)
        signal.removeEventListener('abort', cancel)
        resolve()
      }
      queue.add(start)
      signal.addEventListener('abort', cancel, { once: true })
    })
  }

  return {
    isFree: () => running < maxConcurrent,
    async run(signal, task) {
      signal.throwIfAborted()
      await acquireSlot(signal)
      try {
        return await task()
      } finally {
        // The slot is passed directly to the next run, so that no other run can take it in between.
        const [first] = queue
        if (first) first()
        else running -= 1
      }
    },
  }
}
