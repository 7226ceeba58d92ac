/** Runs jobs in the test's own process, so that a test waits for them and not for a time. */
import { sql } from 'drizzle-orm'
import { runOnce } from 'graphile-worker'
import { jobList } from '../../../server/jobLists/jobList'
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
  // A job ends a moment before its queue is free, so a run may leave the next job of the queue behind.
  do await runOnce({ ...libraryOptions(services, jobList), pgPool: pool })
  while (await hasDueJobs(db))
}

/** Jobs behind one that a killed process holds are not due. */
async function hasDueJobs(db: TestDatabase['db']): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    left join graphile_worker._private_job_queues queues on queues.id = jobs.job_queue_id
    where jobs.is_available and jobs.run_at <= now() and queues.locked_at is null
      and tasks.identifier in ${jobList.map(({ name }) => name)} limit 1`)
  return rows.length > 0
}
