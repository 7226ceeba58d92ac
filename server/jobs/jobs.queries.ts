/** Stores jobs in the tables of the job library, through its SQL functions. */
import { sql } from 'drizzle-orm'
import type { Executor } from '../db/database'
import type { Job } from './job'

export interface EnqueueOptions {
  /** Of several waiting jobs with the same key, only the newest remains. */
  key?: string
  /** How long the job waits before its first attempt. */
  delayMs?: number
  /** Jobs with a lower number run first. */
  priority?: number
}

/** Stores a job when the transaction commits, and starts it at once. A rollback discards it. */
export async function enqueue<P>(
  tx: Executor,
  job: Job<P>,
  payload: P,
  { key, delayMs = 0, priority = 0 }: EnqueueOptions = {},
): Promise<void> {
  const { name, maxAttempts, queueOf } = job
  await tx.execute(sql`
    select from graphile_worker.add_job(
      ${name}::text,
      payload => ${JSON.stringify(payload)}::json,
      queue_name => ${queueOf?.(payload) ?? null}::text,
      run_at => now() + ${delayMs}::float8 * interval '1 millisecond',
      max_attempts => ${maxAttempts}::integer,
      job_key => ${key ?? null}::text,
      priority => ${priority}::integer
    )`)
}

/** The priority of jobs for which someone waits at a screen. */
export const urgent = -1
