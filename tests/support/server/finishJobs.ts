/** Runs jobs in the test's own process, so that a test waits for them and not for a time. */
import { sql } from 'drizzle-orm'
import { runOnce } from 'graphile-worker'
import { jobList } from '../../../server/jobs/jobList'
import { libraryOptions } from '../../../server/jobs/jobTasks'
import type { Services } from '../../../server/services'
import type { TestDatabase } from './database'

/**
 * Resolves when no job is due anymore, including those that other jobs have enqueued. Jobs that were to wait for at most
 * `withinMs` run as well.
 */
export async function finishJobs(services: Services, { db, pool }: TestDatabase, withinMs = 0): Promise<void> {
  if (withinMs > 0) {
    await db.execute(sql`
      select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
      where run_at > now() and run_at <= now() + ${withinMs}::float8 * interval '1 millisecond'`)
  }
  await runOnce({ ...libraryOptions(services, jobList), pgPool: pool })
}
