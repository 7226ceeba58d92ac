/** Deletes messages of the sandbox outbox, and failed jobs that no one has tried again, after the provider's periods. */
import { minutesAfter } from '../directory/signIn/rules'
import { deleteFailedJobsBefore } from '../jobs/jobs.queries'
import { defineScheduledJob } from '../jobs/schedule'
import { deleteOutboxBefore } from './cleanup.queries'
import { deleteInBatches } from './deleteInBatches'

const dayMinutes = 24 * 60

export const oldRecordsJob = defineScheduledJob('delete old records', async ({ db, clock, config, lifecycle }) => {
  const daysAgo = (days: number): Date => minutesAfter(clock.now(), -days * dayMinutes)
  const outbox = daysAgo(config.OUTBOX_DAYS)
  await deleteInBatches(lifecycle, (limit) => deleteOutboxBefore(db, { moment: outbox, limit }))
  const failedJobs = daysAgo(config.FAILED_JOBS_DAYS)
  await deleteInBatches(lifecycle, (limit) => deleteFailedJobsBefore(db, { moment: failedJobs, limit }))
})
