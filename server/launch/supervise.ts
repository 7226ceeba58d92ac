/** Keeps a part of the portal running: when it ends by itself, it is started again, each time after a longer wait. */
import { setTimeout as delay } from 'node:timers/promises'
import { say, sayFailure } from './say'

/** One run of a part, from its start to its end. */
export interface Run {
  /** Settles when the part answers; rejects when it ends before that. */
  ready: Promise<void>
  /** Settles when the part has ended, with a sentence about how. */
  ended: Promise<string>
  stop(): Promise<void>
}

export interface Part {
  /** As a person would call it. */
  name: string
  start(stopping: AbortSignal): Promise<Run>
}

export interface Supervised {
  name: string
  stop(): Promise<void>
}

const firstWaitMs = 250
const longestWaitMs = 30_000
/** A part that ran this long is healthy again: its next restart is quick. */
const stableMs = 60_000

const waitBefore = (restart: number): number => Math.min(firstWaitMs * 2 ** restart, longestWaitMs)

/** Starts the part and answers when it is ready. The first start may fail; later ones are repeated until they succeed. */
export async function supervise(part: Part, interrupted: AbortSignal): Promise<Supervised> {
  const stopped = new AbortController()
  const stopping = AbortSignal.any([interrupted, stopped.signal])
  const first = await part.start(stopping)
  try {
    await first.ready
  } catch (error) {
    await first.stop()
    throw error
  }
  let current = first
  const watching = watch(part, first, { stopping, replace: (run) => (current = run) })
  return {
    name: part.name,
    async stop() {
      stopped.abort()
      await current.stop()
      await watching
    },
  }
}

interface Watch {
  stopping: AbortSignal
  replace: (run: Run) => void
}

async function watch(part: Part, first: Run, { stopping, replace }: Watch): Promise<void> {
  let run = first
  for (let restart = 0; ; restart += 1) {
    const startedAt = Date.now()
    const how = await run.ended
    if (stopping.aborted) return
    if (Date.now() - startedAt >= stableMs) restart = 0
    const waitMs = waitBefore(restart)
    say(`${timestamp()} ${how} It is started again in ${waitMs / 1000} s.`)
    await delay(waitMs, undefined, { signal: stopping }).catch(() => undefined)
    if (stopping.aborted) return
    run = await startAgain(part, stopping)
    replace(run)
    if (stopping.aborted) return run.stop()
  }
}

/** A part that cannot be started counts as one that ended at once. */
async function startAgain(part: Part, stopping: AbortSignal): Promise<Run> {
  try {
    const run = await part.start(stopping)
    run.ready.then(
      () => say(`${timestamp()} The ${part.name} is ready again.`),
      (error: unknown) => stopping.aborted || sayFailure(error),
    )
    return run
  } catch (error) {
    sayFailure(error)
    const ended = `The ${part.name} could not be started.`
    return { ready: Promise.resolve(), ended: Promise.resolve(ended), stop: async () => undefined }
  }
}

const timestamp = (): string => new Date().toISOString()
