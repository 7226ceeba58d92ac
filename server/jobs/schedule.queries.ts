/** Stores the last local day on which each daily job was enqueued. */
import { lt } from 'drizzle-orm'
import type { Executor } from '../db/database'
import { dailyJobs } from '../db/schema/jobs'

/** Returns true for one caller per job and day. */
export async function takeDay(tx: Executor, name: string, day: string): Promise<boolean> {
  const taken = await tx
    .insert(dailyJobs)
    .values({ name, lastDay: day })
    .onConflictDoUpdate({ target: dailyJobs.name, set: { lastDay: day }, setWhere: lt(dailyJobs.lastDay, day) })
    .returning({ name: dailyJobs.name })
  return taken.length === 1
}
