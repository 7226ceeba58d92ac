/** Lists the saves that are not finished, so that the user or the closing shell can cancel them. */

interface RunningSave {
  signal: AbortSignal
  /** The part file is deleted, or the complete file is there. */
  finish: () => void
}

interface RunningSaves {
  start: (saveId: string) => RunningSave
  cancel: (saveId: string) => void
  /** Resolves when all saves are finished, or after a while. */
  cancelAll: () => Promise<void>
  isSaving: () => boolean
}

/** Quitting waits at most this long for a disk. */
const cancelTimeoutMs = 3000

export function createRunningSaves(after: (ms: number, callback: () => void) => () => void): RunningSaves {
  const running = new Map<string, { controller: AbortController; finished: Promise<void> }>()

  return {
    start(saveId) {
      const controller = new AbortController()
      let setFinished = (): void => undefined
      running.set(saveId, { controller, finished: new Promise((resolve) => (setFinished = resolve)) })
      return {
        signal: controller.signal,
        finish() {
          running.delete(saveId)
          setFinished()
        },
      }
    },
    cancel: (saveId) => running.get(saveId)?.controller.abort(),
    async cancelAll() {
      const all = [...running.values()]
      for (const { controller } of all) controller.abort()
      // A missing disk never answers.
      await new Promise<void>((resolve) => {
        const stopWaiting = after(cancelTimeoutMs, resolve)
        void Promise.all(all.map(({ finished }) => finished)).then(() => {
          stopWaiting()
          resolve()
        })
      })
    },
    isSaving: () => running.size > 0,
  }
}
