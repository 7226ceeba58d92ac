/** Starts a great many failed jobs again, in batches that do not hold up others. */
import { z } from 'zod/mini'
import { defineJob, type Job } from '../../jobs/job'
import { enqueue } from '../../jobs/jobs.queries'
import { type FailedKind, retryBatchSize, retryFailedJobs } from './failedJobs.queries'

export const retryJobsJob: Job<FailedKind> = defineJob({
  name: 'retry failed jobs',
  payload: z.object({ kind: z.string(), failedUntil: z.string() }),
  maxAttempts: 25,
  keyOf: ({ kind }) => kind,
  async run({ db }, failed) {
    const started = await retryFailedJobs(db, failed)
    if (started === retryBatchSize) await enqueue(db, retryJobsJob, failed)
  },
})
