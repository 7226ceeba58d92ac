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
})
type RunJob = Job<z.infer<typeof Payload>>

const maxAttempts = 25
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
    async run(services, { runId, waits = 0 }, { stopping }) {
      const outcome = await processTurn(handler, { services, runId, stopping })
      if (outcome === 'finished') return
      if (outcome === 'elsewhere' && !(await handler.isRunning(services.db, runId))) return
      const isWaiting = outcome !== 'done'
      await enqueueLater(services.db, job, {
        payload: { runId, waits: isWaiting ? waits + 1 : 0 },
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

/** Returns the outcome of the last row. */
async function processTurn(handler: RunHandler, { services, runId, stopping }: Turn): Promise<RowOutcome | 'failed'> {
  for (let row = 0; row < rowsPerTurn && !stopping.aborted; row += 1) {
    try {
      const outcome = await handler.processNextRow(services, runId)
      if (outcome !== 'done') return outcome
    } catch (error) {
      services.log.error({ err: error, runId, job: handler.name }, 'a row of a run could not be processed')
      return 'failed'
    }
  }
  return 'done'
}
