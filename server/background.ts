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
