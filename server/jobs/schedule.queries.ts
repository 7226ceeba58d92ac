/** Stores the last local day on which each daily job was enqueued, and which scheduled jobs fail. */
import { eq, lt, sql } from 'drizzle-orm'
import type { Executor } from '../db/database'
import { dailyJobs, failingSchedules } from '../db/schema/operations/jobs'
import { jobErrorOf } from './jobErrors'

/** Returns true for one caller per job and day. */
export async function takeDay(tx: Executor, name: string, day: string): Promise<boolean> {
  const taken = await tx
    .insert(dailyJobs)
    .values({ name, lastDay: day })
    .onConflictDoUpdate({ target: dailyJobs.name, set: { lastDay: day }, setWhere: lt(dailyJobs.lastDay, day) })
    .returning({ name: dailyJobs.name })
  return taken.length === 1
}

interface FailedAttempt {
  name: string
  at: Date
  error: unknown
}

/** Counts a failed attempt of a scheduled job. The first one since the last success is when it began to fail. */
export async function recordFailedAttempt(db: Executor, { name, at, error }: FailedAttempt): Promise<void> {
  const lastError = jobErrorOf(error)
  await db
    .insert(failingSchedules)
    .values({ name, failingSince: at, failedAttempts: 1, lastError })
    .onConflictDoUpdate({
      target: failingSchedules.name,
      set: { failedAttempts: sql`${failingSchedules.failedAttempts} + 1`, lastError },
    })
}

export async function deleteFailedAttempts(db: Executor, name: string): Promise<void> {
  await db.delete(failingSchedules).where(eq(failingSchedules.name, name))
}
