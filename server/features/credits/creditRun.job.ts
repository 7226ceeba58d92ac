/** Credits the accounts of a run. */
import type { AuditJob } from '#shared/access/auditJobs'
import { enqueueDue } from '../../jobs/dueJobs'
import { removeReplacedJobs } from '../../jobs/jobs.queries'
import { defineRunJob } from '../../jobs/runJob'
import { defineScheduledJob } from '../../jobs/schedule'
import { creditNextRow, findRunningRuns, isRunning } from './credits.ledger'

export const creditRunJob = defineRunJob({
  name: 'credit run',
  isRunning,
  processNextRow: ({ db, clock }, id) =>
    creditNextRow(db, id, { now: clock.now(), source: 'credit run' satisfies AuditJob }),
})

/** Continues runs that have no job, because another version of the portal started them. */
export const unfinishedCreditRunsJob = defineScheduledJob('unfinished credit runs', async ({ db }) => {
  await removeReplacedJobs(db, creditRunJob.name)
  const running = await findRunningRuns(db)
  await enqueueDue(
    db,
    creditRunJob,
    running.map((runId) => ({ runId })),
  )
})
