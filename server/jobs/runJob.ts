/** Works on runs of many rows in jobs. When a process dies, another one continues the run at its next row. */
import { z } from 'zod/mini'
import type { Executor } from '../db/database'
import type { Services } from '../services'
import { growingDelay } from './growingDelay'
import { defineJob, type Job } from './job'
import { enqueue, enqueueLater } from './jobs.queries'

/** `elsewhere`: another process holds the run or the row, or the run is no longer running. */
export type RowOutcome = 'done' | 'finished' | 'elsewhere'

interface RunHandler {
  /** The name of the job. */
  name: string
  isRunning(db: Executor, id: string): Promise<boolean>
  /** Processes the next row of a run under a lock that the connection holds. */
  processNextRow(services: Services, id: string): Promise<RowOutcome>
}

const Payload = z.object({
  runId: z.uuid(),
  /** How many times in a row the run had to wait. */
  waits: z.optional(z.int()),
  /** How many times in a row its next row failed. */
  failures: z.optional(z.int()),
})
type RunJob = Job<z.infer<typeof Payload>>

/** After the failures that a run waits for, these take another three and a half hours. */
const maxAttempts = 10
/** For about an hour. Then the job fails, so that administrators see it among the failed jobs. */
const patientFailures = 20
/** After this many rows other jobs have their turn. */
const rowsPerTurn = 100
/** How long a run first waits after a row that failed, or that another process holds. */
const retryMs = 1_000

export function defineRunJob(handler: RunHandler): RunJob {
  const job: RunJob = defineJob({
    name: handler.name,
    payload: Payload,
    maxAttempts,
    keyOf: ({ runId }) => runId,
    async run(services, { runId, waits = 0, failures = 0 }, { stopping }) {
      const { outcome, processed, error } = await processTurn(handler, { services, runId, stopping })
      if (outcome === 'finished') return
      const failuresBefore = processed > 0 ? 0 : failures
      if (outcome === 'failed' && failuresBefore >= patientFailures) throw error
      if (outcome === 'elsewhere' && !(await handler.isRunning(services.db, runId))) return
      const isWaiting = outcome !== 'done'
      await enqueueLater(services.db, job, {
        payload: { runId, waits: isWaiting ? waits + 1 : 0, failures: outcome === 'failed' ? failuresBefore + 1 : 0 },
        delayMs: isWaiting ? growingDelay(retryMs, waits) : 0,
      })
    },
  })
  return job
}

/** Starts a run once the transaction commits, or continues it. Of several such requests one suffices. */
export const startOrContinueRun = (tx: Executor, job: RunJob, runId: string): Promise<void> =>
  enqueue(tx, job, { runId })

interface Turn {
  services: Services
  runId: string
  stopping: AbortSignal
}

interface TurnEnd {
  /** Of the last row. */
  outcome: RowOutcome | 'failed'
  /** How many rows succeeded. */
  processed: number
  error?: unknown
}

async function processTurn(handler: RunHandler, { services, runId, stopping }: Turn): Promise<TurnEnd> {
  let processed = 0
  for (; processed < rowsPerTurn && !stopping.aborted; processed += 1) {
    try {
      const outcome = await handler.processNextRow(services, runId)
      if (outcome !== 'done') return { outcome, processed }
    } catch (error) {
      services.log.error({ err: error, runId, job: handler.name }, 'a row of a run could not be processed')
      return { outcome: 'failed', processed, error }
    }
  }
  return { outcome: 'done', processed }
}
