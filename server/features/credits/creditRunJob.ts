/** Background job that works on credit runs. */
import type { AuditJob } from '#shared/access/auditJobs'
import { processRuns, type RunHandler, startRunJob } from '../../runs'
import type { Services } from '../../services'
import { creditNextRow, findRunningIds } from './credits.ledger'

const creditRuns: RunHandler = {
  name: 'credit runs',
  findRunning: ({ db }) => findRunningIds(db),
  processNextRow: ({ db, clock }, id) =>
    creditNextRow(db, id, { now: clock.now(), address: 'credit run' satisfies AuditJob }),
}

export const runCreditJob = (services: Services): Promise<void> => processRuns(creditRuns, services)

export const startCreditRunJob = (services: Services): (() => void) => startRunJob(creditRuns, services)
