/** Stores jobs in the tables of the job library, through its SQL functions. */
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { chunksOf } from '#shared/chunksOf'
import { maxCountedJobs } from '#shared/http/limits'
import { builtStatement } from '../db/builtStatement'
import type { Executor } from '../db/database'
import { rowOf } from '../db/rows'
import { type JobKind, jobKey, jobPriority } from './job'

type AnyJobKind = Pick<JobKind<never>, 'name' | 'maxAttempts'>

/** A statement may take fifteen seconds. */
const batchSize = 10_000

/** Stores a job when the transaction commits, and starts it immediately. A rollback discards it. */
export const enqueue = <P>(tx: Executor, job: JobKind<P>, payload: P): Promise<void> =>
  enqueueLater(tx, job, { payload, delayMs: 0 })

interface LaterJob<P> {
  payload: P
  delayMs: number
  /** Stores nothing if a job with this key is stored already, whatever its state. */
  onceKey?: string
}

const addStatement = builtStatement(
  'add_job',
  ['name', 'payload', 'queue', 'delayMs', 'maxAttempts', 'key', 'keyMode', 'priority'],
  (db, { name, payload, queue, delayMs, maxAttempts, key, keyMode, priority }) =>
    db.select({ id: sql`job.id` }).from(sql`
      graphile_worker.add_job(
        ${name}::text,
        payload => ${payload}::json,
        queue_name => ${queue}::text,
        run_at => now() + ${delayMs}::float8 * interval '1 millisecond',
        max_attempts => ${maxAttempts}::integer,
        job_key => ${key}::text,
        job_key_mode => ${keyMode}::text,
        priority => ${priority}::integer
      ) job`),
)

/** Stores a job that waits for its first attempt. */
export async function enqueueLater<P>(
  tx: Executor,
  job: JobKind<P>,
  { payload, delayMs, onceKey }: LaterJob<P>,
): Promise<void> {
  const { name, maxAttempts, queueOf } = job
  await addStatement(tx, {
    name,
    payload: JSON.stringify(payload),
    queue: queueOf?.(payload) ?? null,
    delayMs,
    maxAttempts,
    key: onceKey ?? jobKey(job, payload),
    keyMode: onceKey === undefined ? 'replace' : 'unsafe_dedupe',
    priority: jobPriority(job, payload),
  })
}

const JobState = z.object({
  overdueSeconds: z.number(),
  overdueBulkSeconds: z.number(),
  failed: z.number(),
  failingSchedules: z.number(),
})
export type JobState = z.infer<typeof JobState>

/**
 * Reads how long the oldest job that is due has been waiting, with the bulk jobs apart from the others, and how many jobs
 * have failed: at most as many as on the page of background jobs. It uses an index of `server/db/jobIndexes.ts`.
 */
export async function readJobState(db: Executor, bulkNames: readonly string[]): Promise<JobState> {
  const state = await db.execute(sql`
    select
      coalesce(max(kinds.overdue) filter (where not kinds.is_bulk), 0)::float8 as "overdueSeconds",
      coalesce(max(kinds.overdue) filter (where kinds.is_bulk), 0)::float8 as "overdueBulkSeconds",
      (select count(*)::int from (select 1 from graphile_worker._private_jobs
        where locked_at is null and attempts >= max_attempts limit ${maxCountedJobs}) failed) as failed,
      (select count(*)::int from failing_schedules) as "failingSchedules"
    from (
      select tasks.identifier in ${[...bulkNames]} as is_bulk, extract(epoch from now() - (
        select min(run_at) from graphile_worker._private_jobs
        where task_id = tasks.id and locked_at is null and attempts < max_attempts and run_at <= now()
      )) as overdue
      from graphile_worker._private_tasks tasks
    ) kinds`)
  return rowOf(JobState, state)
}

const removeStatement = builtStatement('remove_job', ['key'], (db, { key }) =>
  db.select({ id: sql`job.id` }).from(sql`graphile_worker.remove_job(${key}::text) job`),
)

/** Removes a job that is no longer needed. One that is running finishes, but is not retried. */
export async function removeJob<P>(tx: Executor, job: JobKind<P>, payload: P): Promise<void> {
  await removeStatement(tx, { key: jobKey(job, payload) })
}

/**
 * Removes failed jobs of a kind that lost their key while they ran. The job that took the key has done the work since.
 */
export async function removeReplacedJobs(db: Executor, name: string): Promise<void> {
  await db.execute(sql`
    select from (
      select array_agg(id) as ids from graphile_worker.jobs
      where task_identifier = ${name} and key is null and locked_at is null and attempts >= max_attempts
    ) replaced, graphile_worker.complete_jobs(replaced.ids)`)
}

/** Removes the failed jobs of a kind. The caller then stores new ones for the work that is still to be done. */
export async function removeFailedJobs(tx: Executor, name: string): Promise<void> {
  await tx.execute(sql`
    select from (
      select array_agg(id) as ids from graphile_worker.jobs
      where task_identifier = ${name} and locked_at is null and attempts >= max_attempts
    ) failed, graphile_worker.complete_jobs(failed.ids)`)
}

/** Deletes at most `limit` jobs of a kind whose last attempt failed before a moment, and returns how many it deleted. */
export async function deleteFailedJobsBefore(
  db: Executor,
  name: string,
  { moment, limit }: { moment: Date; limit: number },
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    select from (
      select array_agg(id) as ids from (
        select id from graphile_worker._private_jobs
        where task_id = (select id from graphile_worker._private_tasks where identifier = ${name})
          and locked_at is null and attempts >= max_attempts and updated_at < ${moment.toISOString()} limit ${limit}
      ) old
    ) failed, graphile_worker.complete_jobs(failed.ids)`)
  return rowCount ?? 0
}

/**
 * Stores one job for each payload, except where one with the same key is already stored: it is waiting, running, or a
 * dead letter that an operator decides on.
 */
export async function enqueueMissing<P>(tx: Executor, job: JobKind<P>, payloads: readonly P[]): Promise<void> {
  for (const chunk of chunksOf(payloads, batchSize)) {
    const rows = chunk.map((payload) => ({
      payload,
      queue: job.queueOf?.(payload) ?? null,
      key: jobKey(job, payload),
      priority: jobPriority(job, payload),
    }))
    const stored = sql`json_to_recordset(${JSON.stringify(rows)}::json) as stored
      (payload json, queue text, key text, priority integer)`
    await tx.execute(job.keyOf ? addWithKeys(job, stored) : addWithoutKeys(job, stored))
  }
}

const addWithKeys = ({ name, maxAttempts }: AnyJobKind, stored: SQL): SQL => sql`
  select from ${stored}, lateral graphile_worker.add_job(
    ${name}::text,
    payload => stored.payload,
    queue_name => stored.queue,
    max_attempts => ${maxAttempts}::integer,
    job_key => stored.key,
    job_key_mode => 'unsafe_dedupe',
    priority => stored.priority
  )`

/** One call for all of them wakes the workers once. */
const addWithoutKeys = ({ name, maxAttempts }: AnyJobKind, stored: SQL): SQL => sql`
  select from graphile_worker.add_jobs(array(
    select row(${name}::text, stored.payload, stored.queue, null::timestamptz, ${maxAttempts}::integer, null::text,
      stored.priority, null::text[])::graphile_worker.job_spec
    from ${stored}))`
