/** Whether a program is still taking requests, or is about to stop. */

export interface Lifecycle {
  readonly isStopping: boolean
  /** From now on the program reports that it is not ready, and every answer closes its connection. */
  beginStop(): void
}

export function createLifecycle(): Lifecycle {
  let isStopping = false
  return {
    get isStopping() {
      return isStopping
    },
    beginStop() {
      isStopping = true
    },
  }
}
