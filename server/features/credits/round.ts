/** Works on credit runs, beside the server for as long as it lives; whichever process dies at one, the next takes it up. */
import { startRounds } from '../../background'
import type { Services } from '../../services'
import { creditNextRow, findRunningIds } from './ledger'

const everyMs = 1_000
/** After so many rows the next run has its turn. */
const rowsPerTurn = 100

/** Until no run has anything left to do, or another process is at what is left. */
export async function workOnRuns(services: Services, isStopping: () => boolean = () => false): Promise<void> {
  let isMore = true
  while (isMore && !isStopping()) {
    isMore = false
    for (const id of await findRunningIds(services.db)) {
      if (await takeTurn(services, id, isStopping)) isMore = true
    }
  }
}

/** Whether the run has more rows for another turn. */
async function takeTurn(services: Services, id: string, isStopping: () => boolean): Promise<boolean> {
  for (let row = 0; row < rowsPerTurn; row += 1) {
    if (isStopping()) return false
    try {
      const step = await creditNextRow(services.db, id, { at: services.clock.now(), address: 'credit run' })
      if (step !== 'done') return false
    } catch (error) {
      services.log.error({ err: error, runId: id }, 'a row of a credit run could not be credited')
      return false
    }
  }
  return true
}

/** Starts the rounds, the first at once; the answer stops them. */
export const startCreditRuns = (services: Services): (() => void) =>
  startRounds(services.background, {
    name: 'credit runs',
    everyMs,
    run: (isStopping) => workOnRuns(services, isStopping),
  })
