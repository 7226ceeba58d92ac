/** Works on credit runs, beside the server for as long as it lives. */
import { startRuns, workOn, type Runs } from '../../runs'
import type { Services } from '../../services'
import { creditNextRow, findRunningIds } from './ledger'

const creditRuns: Runs = {
  name: 'credit runs',
  findRunning: ({ db }) => findRunningIds(db),
  step: ({ db, clock }, id) => creditNextRow(db, id, { at: clock.now(), address: 'credit run' }),
}

export const workOnRuns = (services: Services): Promise<void> => workOn(creditRuns, services)

export const startCreditRuns = (services: Services): (() => void) => startRuns(creditRuns, services)
