import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import { defineJob, type Job } from '../../../server/jobs/job'
import { enqueue } from '../../../server/jobs/jobs.queries'
import { startWorker } from '../../../server/jobs/worker'
import { readJobs } from '../../support/data/jobs'
import type { TestDatabase } from '../../support/server/database'
import { withSettings } from '../../support/server/serverTest'

const it = withSettings({ JOB_STOP_MS: '500' })
const waiting = { interval: 20 }

interface Probe {
  job: Job<{ number: number }>
  /** Of each running job, ends it. */
  ends: Map<number, () => void>
}

/** A job that runs until the test ends it. */
function createProbe(name: string, { isBulk = false } = {}): Probe {
  const ends: Probe['ends'] = new Map()
  const job = defineJob({
    name,
    payload: z.object({ number: z.number() }),
    maxAttempts: 5,
    isBulk,
    run: (_services, { number }) => new Promise<void>((resolve) => ends.set(number, resolve)),
  })
  return { job, ends }
}

/** Slowly rejects storing the end of a job. Every rejection gets a number. */
async function rejectEnds({ db }: TestDatabase): Promise<void> {
  await db.execute(sql`create sequence rejected_ends`)
  await db.execute(sql`create function reject_end() returns trigger language plpgsql as $$ begin
    perform nextval('rejected_ends'); perform pg_sleep(0.3); raise exception 'The disk is full'; end $$`)
  await db.execute(sql`create trigger reject_end before delete on graphile_worker._private_jobs
    for each row execute function reject_end()`)
}

async function countRejectedEnds({ db }: TestDatabase): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select case when is_called then last_value else 0 end::int as count from rejected_ends`)
  return rows[0]?.count ?? 0
}

describe('a worker', () => {
  it('runs jobs again after the database rejected the ends of several', async ({ server }) => {
    const { services, database } = server
    const { job, ends } = createProbe('rejected probe')
    const numbers = [1, 2, 3]
    for (const number of numbers) await enqueue(database.db, job, { number })
    const worker = startWorker(services, { jobs: [job], intervals: [] })
    await expect.poll(() => ends.size, waiting).toBe(numbers.length)

    await rejectEnds(database)
    for (const [index, number] of numbers.entries()) {
      ends.get(number)?.()
      await expect.poll(() => countRejectedEnds(database), waiting).toBe(index + 1)
    }
    ends.clear()
    await database.db.execute(sql`drop trigger reject_end on graphile_worker._private_jobs`)

    await expect.poll(() => ends.size, waiting).toBe(numbers.length)
    for (const end of ends.values()) end()
    await expect.poll(() => readJobs(database, job.name), waiting).toEqual([])
    await worker.stop()
  })

  it('runs bulk jobs one at a time, and other jobs beside them', async ({ server }) => {
    const { services, database } = server
    const bulk = createProbe('bulk probe', { isBulk: true })
    const other = createProbe('other probe')
    const numbers = [1, 2, 3, 4, 5]
    for (const number of numbers) await enqueue(database.db, bulk.job, { number })
    const worker = startWorker(services, { jobs: [bulk.job, other.job], intervals: [] })
    await expect.poll(() => bulk.ends.size, waiting).toBe(1)
    for (const number of [1, 2, 3]) await enqueue(database.db, other.job, { number })
    await expect.poll(() => other.ends.size, waiting).toBe(3)
    expect(bulk.ends.size).toBe(1)

    for (const end of other.ends.values()) end()
    for (const number of numbers) {
      await expect.poll(() => bulk.ends.has(number), waiting).toBe(true)
      expect(bulk.ends.size).toBe(number)
      bulk.ends.get(number)?.()
    }
    await expect.poll(() => readJobs(database, bulk.job.name), waiting).toEqual([])
    await worker.stop()
  })

  it('releases a job that does not end in time when it stops', async ({ server }) => {
    const { services, database } = server
    const { job, ends } = createProbe('endless probe')
    await enqueue(database.db, job, { number: 1 })
    const worker = startWorker(services, { jobs: [job], intervals: [] })
    await expect.poll(() => ends.size, waiting).toBe(1)

    await worker.stop()
    expect(await readJobs(database, job.name)).toMatchObject([{ attempts: 1, isRunning: false }])
  })
})
