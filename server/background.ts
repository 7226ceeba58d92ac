/** Background work that a response does not wait for and that may be lost. A shutdown waits for it. */
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
