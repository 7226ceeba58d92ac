/** Processes runs of many rows. When a process dies, another one continues the run at its next row. */
import { startPeriodicJob } from './background'
import type { Services } from './services'

/** `elsewhere`: another process holds the run, or it is no longer running. */
export type RowOutcome = 'done' | 'finished' | 'elsewhere'

export interface RunHandler {
  /** The name that the log uses. */
  name: string
  /** Returns the ids of running runs, oldest first. */
  findRunning(services: Services): Promise<string[]>
  /** Processes the next row of a run under a lock that the connection holds. */
  processNextRow(services: Services, id: string): Promise<RowOutcome>
}

const everyMs = 1_000
/** After this many rows the next run has its turn. */
const rowsPerTurn = 100

/** Processes runs until none has rows left, or other processes hold the rest. */
export async function processRuns(
  handler: RunHandler,
  services: Services,
  isStopping: () => boolean = () => false,
): Promise<void> {
  let hasMore = true
  while (hasMore && !isStopping()) {
    hasMore = false
    for (const id of await handler.findRunning(services)) {
      if (await processTurn(handler, { services, id, isStopping })) hasMore = true
    }
  }
}

interface RunTurn {
  services: Services
  id: string
  isStopping: () => boolean
}

/** Returns whether the run has more rows for another turn. */
async function processTurn(handler: RunHandler, { services, id, isStopping }: RunTurn): Promise<boolean> {
  for (let row = 0; row < rowsPerTurn; row += 1) {
    if (isStopping()) return false
    try {
      if ((await handler.processNextRow(services, id)) !== 'done') return false
    } catch (error) {
      services.log.error({ err: error, runId: id, runs: handler.name }, 'a row of a run could not be processed')
      return false
    }
  }
  return true
}

/** Starts the periodic job. Returns a function that stops it. */
export const startRunJob = (handler: RunHandler, services: Services): (() => void) =>
  startPeriodicJob(services.background, {
    name: handler.name,
    everyMs,
    run: (isStopping) => processRuns(handler, services, isStopping),
  })
