/** Reads and changes the stored jobs, as an operator would. */
import { sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { TestDatabase } from '../server/database'

const Jobs = z.array(
  z.object({
    attempts: z.number(),
    maxAttempts: z.number(),
    isRunning: z.boolean(),
    waitSeconds: z.number(),
    payload: z.string(),
    lastError: z.nullable(z.string()),
  }),
)

export async function readJobs({ db }: TestDatabase, name: string): Promise<z.infer<typeof Jobs>> {
  const { rows } = await db.execute(sql`
    select attempts, max_attempts as "maxAttempts", locked_at is not null as "isRunning", last_error as "lastError",
      extract(epoch from run_at - now())::float8 as "waitSeconds", payload::text as payload
    from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where tasks.identifier = ${name} order by jobs.id`)
  return z.parse(Jobs, rows)
}

/** Makes the waiting jobs of a kind due, so that a test does not wait for their time. */
export const makeJobsDue = ({ db }: Pick<TestDatabase, 'db'>, name: string) =>
  db.execute(sql`
    select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
    where task_identifier = ${name} and run_at > now()`)

interface FailedJobRow {
  name?: string
  payload?: object
  key?: string | null
  /** Null after a process that died. */
  error?: string | null
}

/** Adds a job whose last attempt failed, and returns its id. */
export async function addFailedJob(
  { db }: TestDatabase,
  { name = 'send message', payload = {}, key = null, error = 'The mail server is down' }: FailedJobRow = {},
): Promise<string> {
  const { rows } = await db.execute(sql`
    select failed.id::text from graphile_worker.add_job(
        ${name}::text, ${JSON.stringify(payload)}::json, job_key => ${key}::text
      ) job,
      graphile_worker.permanently_fail_jobs(array[job.id], coalesce(${error}, 'none')) failed`)
  const [{ id }] = z.tuple([z.object({ id: z.string() })]).parse(rows)
  if (error === null) await db.execute(sql`update graphile_worker._private_jobs set last_error = null where id = ${id}`)
  return id
}

/** Does to the waiting jobs of a kind what the death of their process during the last attempt does. */
export async function killLastAttempt({ db }: TestDatabase, name: string): Promise<void> {
  await db.execute(sql`update graphile_worker._private_jobs set attempts = max_attempts, locked_at = now(), locked_by = 'dead'
    where task_id = (select id from graphile_worker._private_tasks where identifier = ${name})`)
  await db.execute(sql`select graphile_worker.force_unlock_workers(array['dead'])`)
}

export const deleteJobs = ({ db }: TestDatabase) => db.execute(sql`delete from graphile_worker._private_jobs`)

const ScheduleCounts = z.array(z.object({ job: z.string(), due: z.int(), enqueued: z.int() }))

/** Makes the database log when a process finds a scheduled job due, and when such a job is enqueued. */
export async function logSchedule({ db }: TestDatabase): Promise<void> {
  await db.execute(sql`create table schedule_log
    (event text not null, job text not null, minute timestamptz not null)`)
  await db.execute(sql`create function log_due() returns trigger language plpgsql as $$ begin
    insert into schedule_log values ('due', new.identifier, new.last_execution); return new; end $$`)
  await db.execute(sql`create function log_enqueued() returns trigger language plpgsql as $$ begin
    insert into schedule_log values ('enqueued', split_part(new.key, ' by schedule', 1), new.run_at); return new; end $$`)
  await db.execute(sql`create trigger log_due before insert on graphile_worker._private_known_crontabs for each row
    when (new.last_execution is not null) execute function log_due()`)
  await db.execute(sql`create trigger log_enqueued after insert or update of revision on graphile_worker._private_jobs
    for each row when (new.key like '% by schedule') execute function log_enqueued()`)
}

/** Counts, by job and minute of the processes' clocks, how often it was due in a process and how often it was enqueued. */
export async function readSchedule({ db }: TestDatabase): Promise<z.infer<typeof ScheduleCounts>> {
  const { rows } = await db.execute(sql`
    select job, (count(*) filter (where event = 'due'))::int as due,
      (count(*) filter (where event = 'enqueued'))::int as enqueued
    from schedule_log group by job, minute`)
  return z.parse(ScheduleCounts, rows)
}
