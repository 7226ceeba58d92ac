/** Work that an answer does not wait for, such as sending a mail; a shutdown waits for it. */
import type { FastifyBaseLogger } from 'fastify'

export interface Background {
  run(name: string, task: () => Promise<unknown>): void
  /** Resolves when nothing is under way any more. */
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

export interface Rounds {
  name: string
  everyMs: number
  /** A long round asks between its steps whether it should stop. */
  run: (isStopping: () => boolean) => Promise<unknown>
}

/** Does something again and again, the first time at once, and never twice at the same time. The answer stops it. */
export function startRounds(background: Background, { name, everyMs, run }: Rounds): () => void {
  let isRunning = false
  let isStopping = false
  const round = (): void => {
    if (isRunning) return
    isRunning = true
    background.run(name, () =>
      run(() => isStopping).finally(() => {
        isRunning = false
      }),
    )
  }
  round()
  const timer = setInterval(round, everyMs)
  timer.unref()
  return () => {
    isStopping = true
    clearInterval(timer)
  }
}
