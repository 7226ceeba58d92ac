import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { cleanupJob } from '../../server/cleanup/cleanup.job'
import { deviceOrdersJob } from '../../server/features/devices/deviceOrders.job'
import { scheduledJobs } from '../../server/jobLists/scheduleList'
import { enqueue } from '../../server/jobs/jobs.queries'
import { readJobs } from '../support/data/jobs'
import { it } from '../support/server/processTest'
import type { TestServer } from '../support/server/server'

const waiting = { interval: 50 }

const readRuns = ({ database }: TestServer) => readJobs(database, deviceOrdersJob.name)

async function readOthers({ database }: TestServer) {
  const others = scheduledJobs.filter(({ name }) => name !== deviceOrdersJob.name)
  return (await Promise.all(others.map(({ name }) => readJobs(database, name)))).flat()
}

describe('a scheduled job whose time comes while it runs', () => {
  it('waits for its end, also in another process, and leaves nothing when its process dies', async ({
    server,
    startPortal,
  }) => {
    const { db } = server.database
    const first = await startPortal({ hasSteppedClock: true })
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table device_actions in access exclusive mode`)
      await enqueue(db, deviceOrdersJob, {})
      await expect
        .poll(async () => [await readRuns(server), await readOthers(server)], waiting)
        .toMatchObject([[{ isRunning: true }], []])
      // Its job is running until the process dies, whatever the database answers.
      first.process.kill('SIGSTOP')
    })

    // A process that starts enqueues every scheduled job. The one that runs gets no further attempt.
    await startPortal({ hasSteppedClock: true })
    const overtaken = { isRunning: true, attempts: deviceOrdersJob.maxAttempts }
    await expect.poll(async () => (await readRuns(server))[0], waiting).toMatchObject(overtaken)
    // Jobs start in the order in which they were enqueued, so this one shows that the other was passed over.
    await enqueue(db, cleanupJob, {})
    await expect.poll(() => readJobs(server.database, cleanupJob.name), waiting).toEqual([])
    expect(await readRuns(server)).toMatchObject([overtaken, { isRunning: false, attempts: 0 }])

    await first.kill()
    await expect.poll(() => readRuns(server), waiting).toEqual([])
  })
})
