/** Runs of many rows that belong to the server: whichever process dies at one, the next takes it up where it stands. */
import { startRounds } from './background'
import type { Services } from './services'

/** `elsewhere`: another process has the run in its hands, or it does not run any more. */
export type Step = 'done' | 'finished' | 'elsewhere'

export interface Runs {
  /** As the log calls them. */
  name: string
  /** Those to be worked on, the oldest first. */
  findRunning(services: Services): Promise<string[]>
  /** Does the next row of a run, under a lock that goes with the connection. */
  step(services: Services, id: string): Promise<Step>
}

const everyMs = 1_000
/** After so many rows the next run has its turn. */
const rowsPerTurn = 100

/** Until no run has anything left to do, or another process is at what is left. */
export async function workOn(runs: Runs, services: Services, isStopping: () => boolean = () => false): Promise<void> {
  let isMore = true
  while (isMore && !isStopping()) {
    isMore = false
    for (const id of await runs.findRunning(services)) {
      if (await takeTurn(runs, { services, id, isStopping })) isMore = true
    }
  }
}

interface Turn {
  services: Services
  id: string
  isStopping: () => boolean
}

/** Whether the run has more rows for another turn. */
async function takeTurn(runs: Runs, { services, id, isStopping }: Turn): Promise<boolean> {
  for (let row = 0; row < rowsPerTurn; row += 1) {
    if (isStopping()) return false
    try {
      if ((await runs.step(services, id)) !== 'done') return false
    } catch (error) {
      services.log.error({ err: error, runId: id, runs: runs.name }, 'a row of a run could not be done')
      return false
    }
  }
  return true
}

/** Starts the rounds, the first at once; the answer stops them. */
export const startRuns = (runs: Runs, services: Services): (() => void) =>
  startRounds(services.background, {
    name: runs.name,
    everyMs,
    run: (isStopping) => workOn(runs, services, isStopping),
  })
