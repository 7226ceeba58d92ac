/** Restarts a part of the portal when it ends unexpectedly, each time after a longer delay. */
import { setTimeout as delay } from 'node:timers/promises'
import { print, printError } from './print'

/** One run of a part, from its start to its end. */
export interface RunningPart {
  /** Resolves when the part is ready; rejects when it ends before that. */
  ready: Promise<void>
  /** Resolves when the part has ended, with a sentence about how. */
  ended: Promise<string>
  stop(): Promise<void>
}

interface RestartablePart {
  /** The name in messages. */
  name: string
  start(stopping: AbortSignal): Promise<RunningPart>
}

export interface SupervisedPart {
  name: string
  stop(): Promise<void>
}

const minDelayMs = 250
const maxDelayMs = 30_000
/** A part that ran this long counts as healthy, so its next restart is quick. */
const stableMs = 60_000

const restartDelayMs = (restart: number): number => Math.min(minDelayMs * 2 ** restart, maxDelayMs)

/**
 * Starts the part and resolves when it is ready. A failing first start throws; later ones are repeated until they
 * succeed.
 */
export async function supervise(part: RestartablePart, interruption: AbortSignal): Promise<SupervisedPart> {
  const stopRequest = new AbortController()
  const stopping = AbortSignal.any([interruption, stopRequest.signal])
  const first = await part.start(stopping)
  try {
    await first.ready
  } catch (error) {
    await first.stop()
    throw error
  }
  let current = first
  const watchLoop = watch(part, first, { stopping, replace: (run) => (current = run) })
  return {
    name: part.name,
    async stop() {
      stopRequest.abort()
      await current.stop()
      await watchLoop
    },
  }
}

interface WatchOptions {
  stopping: AbortSignal
  replace: (run: RunningPart) => void
}

async function watch(part: RestartablePart, first: RunningPart, { stopping, replace }: WatchOptions): Promise<void> {
  let run = first
  for (let restart = 0; ; restart += 1) {
    const startedAt = Date.now()
    const exitMessage = await run.ended
    if (stopping.aborted) return
    if (Date.now() - startedAt >= stableMs) restart = 0
    const waitMs = restartDelayMs(restart)
    print(`${timestamp()} ${exitMessage} It is started again in ${waitMs / 1000} s.`)
    await delay(waitMs, undefined, { signal: stopping }).catch(() => undefined)
    if (stopping.aborted) return
    run = await restartPart(part, stopping)
    replace(run)
    if (stopping.aborted) return run.stop()
  }
}

/** A part that cannot be started is treated like one that ended immediately. */
async function restartPart(part: RestartablePart, stopping: AbortSignal): Promise<RunningPart> {
  try {
    const run = await part.start(stopping)
    run.ready.then(
      () => print(`${timestamp()} The ${part.name} is ready again.`),
      (error: unknown) => stopping.aborted || printError(error),
    )
    return run
  } catch (error) {
    printError(error)
    const ended = `The ${part.name} could not be started.`
    return { ready: Promise.resolve(), ended: Promise.resolve(ended), stop: async () => undefined }
  }
}

const timestamp = (): string => new Date().toISOString()
