import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { oldRecordsJob } from '../../../server/cleanup/oldRecords.job'
import { outboxMessages } from '../../../server/db/schema/customers/outboxMessages'
import { addFailedJob, readJobs } from '../../support/data/jobs'
import { type TestServer, testNow } from '../../support/server/server'
import { withSettings } from '../../support/server/serverTest'

const it = withSettings({ OUTBOX_DAYS: '10', FAILED_MESSAGES_DAYS: '20' })

it.beforeEach(({ server }) => server.setNow(testNow))

const daysAgo = (days: number): Date => new Date(Date.parse(testNow) - days * 86_400_000)

async function failJob(server: TestServer, kind: string, days: number): Promise<void> {
  const id = await addFailedJob(server.database, { name: kind })
  await server.database.db.execute(
    sql`update graphile_worker._private_jobs set updated_at = ${daysAgo(days).toISOString()} where id = ${id}`,
  )
}

describe('after the period that the provider sets', () => {
  it('messages of the sandbox outbox are deleted, and newer ones stay', async ({ server }) => {
    const { db } = server.database
    const message = { channel: 'email', recipient: 'old@example.com', body: '' } as const
    await db.insert(outboxMessages).values([
      { ...message, subject: 'old', createdAt: daysAgo(10.1) },
      { ...message, subject: 'new', createdAt: daysAgo(9.9) },
    ])
    await server.runScheduled(oldRecordsJob)
    const left = await db.select().from(outboxMessages).where(eq(outboxMessages.recipient, message.recipient))
    expect(left.map(({ subject }) => subject)).toEqual(['new'])
  })

  it('failed jobs of messages and codes are deleted, and newer ones and those of other work stay', async ({
    server,
  }) => {
    await failJob(server, 'send message', 20.1)
    await failJob(server, 'send message', 19.9)
    await failJob(server, 'visitor code', 20.1)
    await failJob(server, 'registration code', 20.1)
    await failJob(server, 'send refund', 20.1)
    await server.runScheduled(oldRecordsJob)
    expect(await readJobs(server.database, 'send message')).toHaveLength(1)
    expect(await readJobs(server.database, 'visitor code')).toEqual([])
    expect(await readJobs(server.database, 'registration code')).toEqual([])
    expect(await readJobs(server.database, 'send refund')).toHaveLength(1)
  })
})
