/** The jobs as the job library runs them, with its settings and what it may write to our log. */
import { setTimeout as delay } from 'node:timers/promises'
import { SpanKind } from '@opentelemetry/api'
import { Logger, type TaskList } from 'graphile-worker'
import type { Services } from '../services'
import { traced } from '../tracing/spans'
import type { AnyJob } from './job'
import { jobErrorOf } from './jobErrors'

/** A job that mostly waited for another system needs a shorter rest than its duration. */
const maxRestMs = 500

/**
 * Every failed attempt is logged once. After the last one the job remains in the database as a dead letter. After each
 * attempt, the worker rests for `restRatio` times as long as it took.
 */
const createTasks = (services: Services, jobs: readonly AnyJob[], restRatio: number): TaskList =>
  Object.fromEntries(
    jobs.map((job) => [
      job.name,
      async (payload: unknown, { job: { id, attempts, max_attempts: maxAttempts }, abortSignal }) => {
        const started = performance.now()
        const stopping = abortSignal ?? services.lifecycle.stopping
        try {
          await traced(job.name, { kind: SpanKind.CONSUMER, root: true }, () =>
            job.execute(services, payload, { stopping }),
          )
          services.metrics?.jobAttempts.inc({ outcome: 'done' })
        } catch (error) {
          const isLast = attempts >= maxAttempts
          services.metrics?.jobAttempts.inc({ outcome: isLast ? 'dead' : 'failed' })
          const fields = { err: error, job: job.name, jobId: id, attempt: attempts, maxAttempts }
          services.log.error(fields, isLast ? 'a job failed for the last time' : 'a job failed and will be retried')
          // The library stores the message, and the error may contain addresses.
          throw new Error(jobErrorOf(error), { cause: error })
        } finally {
          const restMs = Math.min((performance.now() - started) * restRatio, maxRestMs)
          if (restMs > 0) await delay(restMs, undefined, { signal: stopping }).catch(() => undefined)
        }
      },
    ]),
  )

/** Passes on the library's own errors. It would log each failed attempt as well, with the payload. */
const createJobLogger = (log: Services['log']): Logger =>
  new Logger(() => (level, message, meta) => {
    if (meta?.['failure'] === true) return
    if (level === 'error') log.error({ err: meta?.['error'] }, message)
    else if (level === 'warning') log.warn(message)
  })

/**
 * With batches, however short, the library handles a failure to store the end of a job. Without them it would be an
 * unhandled rejection, which ends the process.
 */
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

/** The settings of every worker. */
export const libraryOptions = (services: Services, jobs: readonly AnyJob[], restRatio = 0) => ({
  taskList: createTasks(services, jobs, restRatio),
  logger: createJobLogger(services.log),
  noHandleSignals: true,
  preset,
})
