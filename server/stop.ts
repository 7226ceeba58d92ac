/** Stops a program when it is told to: it reports that it is not ready, finishes what it has, and closes everything. */
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { OpenServices } from './openServices'

interface StoppablePart {
  app: FastifyInstance
  services: OpenServices
  /** Runs as soon as the program is told to stop. */
  beforeDrain?: () => void
  /** Runs when the last request has been answered. */
  afterRequests: () => Promise<void>
}

export function stopOnSignal({ app, services, beforeDrain, afterRequests }: StoppablePart): void {
  const { lifecycle, config, log } = services
  async function stop(): Promise<void> {
    if (lifecycle.isStopping) return
    lifecycle.beginStop()
    log.info('stopping: running requests are finished first')
    beforeDrain?.()
    await delay(config.DRAIN_MS)
    await app.close()
    await afterRequests()
    await services.close()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
}
