/** Runs jobs in this process, next to those of any other process on the database. */
import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { type Runner, type RunnerOptions, run, type WorkerEvents, type WorkerPool } from 'graphile-worker'
import { openDatabase } from '../db/database'
import { measurePool } from '../metrics/measure'
import type { Services } from '../services'
import type { AnyJob } from './job'
import { libraryOptions } from './jobTasks'
import { openLiveness } from './liveness'
import { cronItemsOf, enqueueIntervals, type Interval } from './schedule'

/** The number of jobs that one process runs at the same time. */
const concurrency = 3
/** After each bulk job, a process that also serves requests rests for as long as the job took. */
const restRatio = 1
/** Notifications start new jobs. Only delayed jobs and retries are found by asking. */
const pollMs = 1_000
const restartMs = 1_000

interface JobWorker {
  /** Takes no further jobs and waits for the running ones. */
  stop(): Promise<void>
}

interface Work {
  jobs: readonly AnyJob[]
  intervals: readonly Interval[]
}

/** Starts immediately, and again whenever the database was unavailable. */
export function startWorker(services: Services, { jobs, intervals }: Work): JobWorker {
  const { config, log } = services
  const pools = poolsFor(services, { jobs, intervals })
  // One more connection of each pool listens for new jobs, which a pooler does not support.
  const connectionCount = pools.reduce((sum, pool) => sum + pool.concurrency + 1, 0)
  const connections = openDatabase(config.DATABASE_DIRECT_URL, connectionCount)
  if (services.metrics) measurePool('jobs', connections.pool, services.metrics)
  const liveness = openLiveness(services)
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => liveness.add(workerPool.id))
  events.on('pool:gracefulShutdown', ({ workerPool }) => limitShutdown(workerPool, config.JOB_STOP_MS))
  const stopping = new AbortController()
  let runners: Runner[] = []

  const startPool = (pool: Pool): Promise<Runner> =>
    run({
      ...pool,
      pgPool: connections.pool,
      pollInterval: pollMs,
      // Long jobs pause between two steps as soon as the worker stops.
      gracefulShutdownAbortTimeout: 0,
      events,
      forbiddenFlags: async () => {
        await liveness.whenLocked(stopping.signal)
        return null
      },
    })

  const runUntilStopped = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await enqueueIntervals(services, intervals)
        const started = await Promise.allSettled(pools.map(startPool))
        runners = started.flatMap((pool) => (pool.status === 'fulfilled' ? [pool.value] : []))
        const failed = started.find((pool) => pool.status === 'rejected')
        if (failed) throw failed.reason
        // All pools end together, because they share the connection that shows that they are alive.
        if (!stopping.signal.aborted) await Promise.race(runners.map(({ promise }) => promise))
      } catch (error) {
        log.error({ err: error }, 'the job worker stopped and is being restarted')
      }
      await Promise.all(runners.map(stopRunner))
      await liveness.reset()
      await delay(restartMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const running = runUntilStopped()

  return {
    async stop() {
      stopping.abort()
      await Promise.all(runners.map(stopRunner))
      await running
      await liveness.close()
      await connections.close()
    },
  }
}

type Pool = ReturnType<typeof libraryOptions> & Pick<RunnerOptions, 'concurrency' | 'parsedCronItems'>

/** Bulk jobs have a separate pool, so that they never take the places of the others. */
function poolsFor(services: Services, { jobs, intervals }: Work): (Pool & { concurrency: number })[] {
  const [bulkJobs, otherJobs] = [jobs.filter(({ isBulk }) => isBulk), jobs.filter(({ isBulk }) => !isBulk)]
  const servesRequests = services.config.ROLE === 'all'
  return [
    { ...libraryOptions(services, otherJobs), concurrency, parsedCronItems: cronItemsOf(intervals) },
    ...(bulkJobs.length === 0
      ? []
      : [
          {
            ...libraryOptions(services, bulkJobs, servesRequests ? restRatio : 0),
            concurrency: 1,
            parsedCronItems: [],
          },
        ]),
  ]
}

/** A worker that has just failed is stopped already. */
async function stopRunner(runner: Runner): Promise<void> {
  runner.stop().catch(() => undefined)
  await runner.promise.catch(() => undefined)
}

/**
 * Ends a shutdown that takes too long. The library would wait for a job that never ends. It would also wait forever
 * after it failed to store the ends of several jobs (https://github.com/graphile/worker/issues/636), and then no job
 * would run anymore.
 */
function limitShutdown(workerPool: WorkerPool, limitMs: number): void {
  const timer = setTimeout(() => {
    // The failure is also that of the pool, and its runner reports it.
    Promise.resolve(workerPool.forcefulShutdown('The worker did not stop in time')).catch(() => undefined)
  }, limitMs)
  const clear = (): void => clearTimeout(timer)
  workerPool.promise.then(clear, clear)
}
