/** Background work that a response does not wait for, such as sending a mail. A shutdown waits for it. */
import type { FastifyBaseLogger } from 'fastify'

export interface Background {
  run(name: string, task: () => Promise<unknown>): void
  /** Resolves when no task is running. */
  drained(): Promise<void>
}

export function createBackground(log: FastifyBaseLogger): Background {
  const running = new Set<Promise<unknown>>()
  return {
    run(name, task) {
      const promise = task()
        .catch((error: unknown) => log.error({ err: error, task: name }, 'background task failed'))
        .finally(() => running.delete(promise))
      running.add(promise)
    },
    async drained() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

export interface PeriodicJob {
  name: string
  everyMs: number
  /** A long job checks `isStopping` between its steps. */
  run: (isStopping: () => boolean) => Promise<unknown>
}

/** Runs a job at once and then periodically, never twice at the same time. Returns a function that stops it. */
export function startPeriodicJob(background: Background, { name, everyMs, run }: PeriodicJob): () => void {
  let isRunning = false
  let isStopping = false
  const tick = (): void => {
    if (isRunning) return
    isRunning = true
    background.run(name, () =>
      run(() => isStopping).finally(() => {
        isRunning = false
      }),
    )
  }
  tick()
  const timer = setInterval(tick, everyMs)
  timer.unref()
  return () => {
    isStopping = true
    clearInterval(timer)
  }
}
