/** Whether a program is still taking requests, or is about to stop. */

export interface Lifecycle {
  readonly isStopping: boolean
  /** Aborted as soon as the program stops. */
  readonly stopping: AbortSignal
  /** From now on the program reports that it is not ready, and every answer closes its connection. */
  beginStop(): void
}

export function createLifecycle(): Lifecycle {
  const stop = new AbortController()
  return {
    get isStopping() {
      return stop.signal.aborted
    },
    stopping: stop.signal,
    beginStop() {
      stop.abort()
    },
  }
}
