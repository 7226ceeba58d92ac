/** Stops a program on a signal: it reports that it is not ready, finishes its open requests, and closes everything. */
import { setTimeout as delay } from 'node:timers/promises'
import type { OpenServices } from './openServices'

interface StoppablePart {
  app: { close(): Promise<unknown> }
  services: Pick<OpenServices, 'lifecycle' | 'close'> & {
    config: Pick<OpenServices['config'], 'DRAIN_MS'>
    log: { info(text: string): void; error(fields: object, text: string): void }
  }
  /** Runs on the signal to stop. */
  beforeDrain?: () => void
  /** Runs when the last request has been answered. */
  afterRequests: () => Promise<void>
}

export function stopOnSignal(part: StoppablePart): void {
  const stop = createStop(part)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // What could not be closed would keep the process alive.
      void stop().then((isClean) => isClean || process.exit(1))
    })
  }
}

/** Stops the program and answers whether everything could be closed. A part that fails is reported and keeps no other open. */
export function createStop({ app, services, beforeDrain, afterRequests }: StoppablePart): () => Promise<boolean> {
  const { lifecycle, config, log } = services
  const closes = async (step: () => Promise<unknown>): Promise<boolean> => {
    try {
      await step()
      return true
    } catch (error) {
      log.error({ err: error }, 'a part of the server could not be closed')
      return false
    }
  }
  return async () => {
    if (lifecycle.isStopping) return true
    lifecycle.beginStop()
    log.info('stopping: running requests are finished first')
    beforeDrain?.()
    await delay(config.DRAIN_MS)
    const steps = [() => app.close(), afterRequests, () => services.close()]
    let isClean = true
    for (const step of steps) isClean = (await closes(step)) && isClean
    return isClean
  }
}
