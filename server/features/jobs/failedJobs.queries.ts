/** Counts stored jobs, and retries or discards failed ones, through the view and the functions of the job library. */
import { and, asc, eq, exists, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { bigint, integer, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'
import { z } from 'zod/mini'
import type { FailedJob, FailingSchedule, JobKind } from '#shared/contract/operations/jobs'
import { maxCountedJobs } from '#shared/http/limits'
import type { Executor } from '../../db/database'
import { isAfterCursor, microsOf, newestFirst, toPage } from '../../db/keyset'
import { failingSchedules } from '../../db/schema/operations/jobs'
import { isDueJob } from '../../jobs/dueJobs'
import { storedJobError } from '../../jobs/jobErrors'

const jobs = pgSchema('graphile_worker')
  .view('jobs', {
    id: bigint('id', { mode: 'bigint' }).notNull(),
    kind: text('task_identifier').notNull(),
    attempts: integer('attempts').notNull(),
    maxAttempts: integer('max_attempts').notNull(),
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the last attempt failed, if it did. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    lockedAt: timestamp('locked_at', { withTimezone: true }),
  })
  .existing()

const isFailed = and(isNull(jobs.lockedAt), gte(jobs.attempts, jobs.maxAttempts))

const JobCounts = z.array(
  z.object({
    kind: z.string(),
    waiting: z.int(),
    due: z.nullable(z.coerce.date()),
    running: z.int(),
    failed: z.int(),
  }),
)

/** Counts the stored jobs by kind. The conditions are those of the indexes in `server/db/jobIndexes.ts`. */
export async function countJobs(db: Executor, now: Date): Promise<JobKind[]> {
  const { rows } = await db.execute(sql`
    select tasks.identifier as kind, waiting.count as waiting, waiting.due, other.running, other.failed
    from graphile_worker._private_tasks tasks
    cross join lateral (
      select count(*)::int as count, min(first.run_at) filter (where first.run_at <= ${now.toISOString()}) as due from (
        select run_at from graphile_worker._private_jobs
        where task_id = tasks.id and locked_at is null and attempts < max_attempts
        order by run_at limit ${maxCountedJobs}
      ) first
    ) waiting
    cross join lateral (
      select (count(*) filter (where is_running))::int as running, (count(*) filter (where not is_running))::int as failed
      from (
        select locked_at is not null as is_running from graphile_worker._private_jobs
        where task_id = tasks.id and (locked_at is not null or attempts >= max_attempts)
        order by created_at desc limit ${maxCountedJobs}
      ) newest
    ) other
    where waiting.count + other.running + other.failed > 0
    order by tasks.identifier`)
  return z.parse(JobCounts, rows).map(({ kind, waiting, due, running, failed }) => ({
    kind,
    waiting_count: waiting,
    oldest_due_at: due?.toISOString() ?? null,
    running_count: running,
    failed_count: failed,
  }))
}

export async function findFailingSchedules(db: Executor): Promise<FailingSchedule[]> {
  const rows = await db.select().from(failingSchedules).orderBy(asc(failingSchedules.failingSince))
  return rows.map(({ name, failingSince, failedAttempts, lastError }) => ({
    kind: name,
    failing_since: failingSince.toISOString(),
    failed_attempts: failedAttempts,
    last_error: storedJobError(lastError),
  }))
}

const id = sql<string>`${jobs.id}::text`
const order = { moment: jobs.createdAt, keys: [id] }

export async function findFailedJobs(
  db: Executor,
  { after, page_size: pageSize }: { after?: string | undefined; page_size: number },
): Promise<{ jobs: FailedJob[]; next: string | null }> {
  const rows = await db
    .select({
      id,
      kind: jobs.kind,
      createdAt: jobs.createdAt,
      attempts: jobs.attempts,
      lastError: jobs.lastError,
      micros: microsOf(order),
    })
    .from(jobs)
    .where(and(isFailed, isAfterCursor(order, after)))
    .orderBy(...newestFirst(order))
    .limit(pageSize + 1)
  const { pageRows, next } = toPage(rows, pageSize, (row) => [row.id])
  return {
    jobs: pageRows.map((row) => ({
      job_id: row.id,
      kind: row.kind,
      created_at: row.createdAt.toISOString(),
      attempts: row.attempts,
      last_error: storedJobError(row.lastError),
      can_discard: !isDueJob(row.kind),
    })),
    next,
  }
}

/** Returns the kind of a failed job; null when the job is not there or has not failed. */
export async function findFailedKind(db: Executor, jobId: string): Promise<string | null> {
  const [job] = await db
    .select({ kind: jobs.kind })
    .from(jobs)
    .where(and(eq(jobs.id, BigInt(jobId)), isFailed))
  return job?.kind ?? null
}

/** Whether a job is the next attempt of a scheduled job that is failing. */
const isFailingSchedule = (db: Executor) =>
  and(isNull(jobs.lockedAt), exists(db.select().from(failingSchedules).where(eq(failingSchedules.name, jobs.kind))))

/** A statement may take fifteen seconds. */
export const retryBatchSize = 1_000

/** Starts at most as many jobs as fit into a batch, and returns how many. */
const retry = async (tx: Executor, condition: SQL | undefined): Promise<number> => {
  const { rows } = await tx.execute(sql`
    select retried.id from (
      select array_agg(batch.id) as ids from (
        select ${jobs.id} as id from ${jobs} where ${condition} limit ${retryBatchSize}
      ) batch
    ) failed, graphile_worker.reschedule_jobs(failed.ids, run_at => now(), attempts => 0) retried`)
  return rows.length
}

/** Returns how many jobs start again with their first attempt. */
export const retryFailedJob = (tx: Executor, jobId: string): Promise<number> =>
  retry(tx, and(eq(jobs.id, BigInt(jobId)), isFailed))

/** The jobs that an administrator tries again. Those that fail afterwards are not among them. */
export interface FailedKind {
  kind: string
  /** A moment as text, because the database counts microseconds. */
  failedUntil: string
}

const isFailedUntil = ({ kind, failedUntil }: FailedKind) =>
  and(eq(jobs.kind, kind), isFailed, lte(jobs.updatedAt, sql`${failedUntil}::timestamptz`))

const Counted = z.tuple([z.object({ count: z.int(), failedUntil: z.string() })])

/** Counts the jobs of a kind that have failed by now. */
export async function countFailedJobs(tx: Executor, kind: string): Promise<{ count: number; failed: FailedKind }> {
  const { rows } = await tx.execute(sql`select count(*)::int as count, now()::text as "failedUntil" from ${jobs}
    where ${and(eq(jobs.kind, kind), isFailed, lte(jobs.updatedAt, sql`now()`))}`)
  const [{ count, failedUntil }] = z.parse(Counted, rows)
  return { count, failed: { kind, failedUntil } }
}

/** Starts the next batch of the jobs again, and returns how many these are. */
export const retryFailedJobs = (tx: Executor, failed: FailedKind): Promise<number> => retry(tx, isFailedUntil(failed))

/** Does the same for the first batch, which may be a scheduled job that has not failed for the last time. */
export const retryFirstJobs = (tx: Executor, failed: FailedKind): Promise<number> =>
  retry(tx, or(isFailedUntil(failed), and(eq(jobs.kind, failed.kind), isFailingSchedule(tx))))

/** Returns how many jobs were deleted. */
export async function discardFailedJob(tx: Executor, jobId: string): Promise<number> {
  const { rows } = await tx.execute(sql`
    select discarded.id from (
      select array_agg(${jobs.id}) as ids from ${jobs} where ${and(isFailed, eq(jobs.id, BigInt(jobId)))}
    ) failed, graphile_worker.complete_jobs(failed.ids) discarded`)
  return rows.length
}
