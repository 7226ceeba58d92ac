/** Runs jobs in this process, next to those of any other process on the database. */
import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { type Runner, run, type WorkerEvents } from 'graphile-worker'
import { openDatabase } from '../db/database'
import type { Services } from '../services'
import { jobList } from './jobList'
import { libraryOptions } from './jobTasks'
import { openLiveness } from './liveness'
import { cronItemsOf, enqueueIntervals } from './schedule'
import { intervals } from './scheduleList'

/** The number of jobs that one process runs at the same time. */
const concurrency = 4
/** Notifications start new jobs. Only delayed jobs and retries are found by asking. */
const pollMs = 1_000
const restartMs = 1_000
/** A stopping process waits this long for running jobs. Then it releases them to other processes. */
const finishMs = 20_000

export interface JobWorker {
  /** Takes no further jobs and waits for the running ones. */
  stop(): Promise<void>
}

/** Starts immediately, and again whenever the database was unavailable. */
export function startWorker(services: Services): JobWorker {
  const { config, log } = services
  // One more connection listens for new jobs.
  const connections = openDatabase(config.DATABASE_URL, concurrency + 1)
  const liveness = openLiveness(services)
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => liveness.add(workerPool.id))
  const stopping = new AbortController()
  let runner: Runner | undefined

  const runUntilStopped = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await enqueueIntervals(services, intervals)
        runner = await run({
          ...libraryOptions(services, jobList),
          pgPool: connections.pool,
          parsedCronItems: cronItemsOf(intervals),
          concurrency,
          pollInterval: pollMs,
          // Long jobs pause between two steps as soon as the worker stops.
          gracefulShutdownAbortTimeout: 0,
          events,
          forbiddenFlags: async () => {
            await liveness.whenHeld(stopping.signal)
            return null
          },
        })
        await (stopping.signal.aborted ? stopRunner(runner) : runner.promise)
      } catch (error) {
        log.error({ err: error }, 'the job worker stopped and is being restarted')
      }
      await liveness.reset()
      await delay(restartMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const running = runUntilStopped()

  return {
    async stop() {
      stopping.abort()
      if (runner) await stopRunner(runner)
      await running
      await liveness.close()
      await connections.close()
    },
  }
}

async function stopRunner(runner: Runner): Promise<void> {
  const timer = setTimeout(() => void runner.kill(), finishMs)
  // A worker that has just failed is stopped already.
  await runner.stop().catch(() => undefined)
  clearTimeout(timer)
}
