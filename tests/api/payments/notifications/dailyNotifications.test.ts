import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { failingSchedules } from '../../../../server/db/schema/operations/jobs'
import { finishedRequestsJob } from '../../../../server/directory/notifications/producers/finishedRequests.job'
import { pastDueBillsJob } from '../../../../server/directory/notifications/producers/pastDueBills.job'
import { remindersJob } from '../../../../server/directory/notifications/producers/reminders.job'
import { unexpectedUsageJob } from '../../../../server/directory/notifications/producers/unexpectedUsage.job'
import { addSubscriber, dayAt, subjectsTo } from '../../../support/data/customers/notifications'
import { testNow } from '../../../support/server/server'
import { it } from '../../../support/server/serverTest'

it.afterEach(({ server }) => server.setNow(testNow))

describe('daily notifications', () => {
  it('are sent although the search for others fails', async ({ server }) => {
    const { db } = server.database
    const subscriber = await addSubscriber(server, { balance: 50_00, dueOn: '2026-03-22' })
    server.setNow(dayAt('2026-03-20'))
    await db.execute(sql`alter table gas_readings rename to lost_readings`)
    try {
      for (const job of [unexpectedUsageJob, finishedRequestsJob, pastDueBillsJob, remindersJob]) {
        await server.runScheduled(job)
      }
    } finally {
      await db.execute(sql`alter table lost_readings rename to gas_readings`)
    }
    expect(await subjectsTo(server, subscriber)).toHaveLength(1)
    expect(await db.select({ name: failingSchedules.name }).from(failingSchedules)).toEqual([
      { name: unexpectedUsageJob.name },
    ])
    await server.runScheduled(unexpectedUsageJob)
  })
})
