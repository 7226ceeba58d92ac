/** Stops a program on a signal: it fails its readiness probe, finishes open requests and closes its services. */
import { setTimeout as delay } from 'node:timers/promises'
import type { OpenServices } from './openServices'

/** Connections that a released job still uses cannot be closed. The end of the process closes them. */
const closeLimitMs = 2_000

interface StoppableProgram {
  app: { close(): Promise<unknown> }
  services: Pick<OpenServices, 'lifecycle' | 'close'> & {
    config: Pick<OpenServices['config'], 'DRAIN_MS'>
    log: { info(text: string): void; error(fields: object, text: string): void }
  }
  /** Runs when the signal arrives. */
  beforeDrain?: () => void
  /** Runs after the last request was answered. */
  afterRequests: () => Promise<void>
}

export function stopOnSignal(program: StoppableProgram): void {
  const stop = createStop(program)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // A part that could not be closed, or a job that did not end, would keep the process alive.
    process.on(signal, () => void stop().then((isClean) => process.exit(isClean ? 0 : 1)))
  }
}

/**
 * Stops the program and returns whether everything could be closed. A failing step is logged and does not prevent the
 * others.
 */
export function createStop({ app, services, beforeDrain, afterRequests }: StoppableProgram): () => Promise<boolean> {
  const { lifecycle, config, log } = services
  const tryStep = async (step: () => Promise<unknown>): Promise<boolean> => {
    try {
      await step()
      return true
    } catch (error) {
      log.error({ err: error }, 'a part of the server could not be closed')
      return false
    }
  }
  let stopping: Promise<boolean> | undefined
  return () => (stopping ??= stopParts())

  async function stopParts(): Promise<boolean> {
    lifecycle.beginStop()
    log.info('stopping: running requests are finished first')
    beforeDrain?.()
    await delay(config.DRAIN_MS)
    const steps = [
      () => app.close(),
      afterRequests,
      () => Promise.race([services.close(), delay(closeLimitMs, undefined, { ref: false })]),
    ]
    let isClean = true
    for (const step of steps) isClean = (await tryStep(step)) && isClean
    return isClean
  }
}
