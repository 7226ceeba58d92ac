/** Whether a program still takes requests or is stopping. */

export interface Lifecycle {
  readonly isStopping: boolean
  /** Aborted as soon as the program begins to stop. */
  readonly stopping: AbortSignal
  /** From now on /readyz fails, and every response closes its connection. */
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
