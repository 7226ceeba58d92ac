/** Credits the accounts of a run. */
import type { AuditJob } from '#shared/access/auditJobs'
import { defineRunJob } from '../../jobs/runJob'
import { creditNextRow, isRunning } from './credits.ledger'

export const creditRunJob = defineRunJob({
  name: 'credit run',
  isRunning,
  processNextRow: ({ db, clock }, id) =>
    creditNextRow(db, id, { now: clock.now(), address: 'credit run' satisfies AuditJob }),
})
