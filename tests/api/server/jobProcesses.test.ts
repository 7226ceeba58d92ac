import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { readJobs } from '../../support/data/jobs'
import { addPayer } from '../../support/data/payments/payments'
import { readMailsTo } from '../../support/data/payments/scheduledPayments'
import { payAt } from '../../support/server/processes'
import { it } from '../../support/server/processTest'

it.beforeAll(async ({ server }) => {
  // Separate processes use the real time, and sessions must be valid in them too.
  server.setNow(new Date().toISOString())
})

const waiting = { interval: 50 }

describe('a process that is killed', () => {
  it('while it sends an email leaves the email to the next process', async ({ server, startPortal }) => {
    const { db } = server.database
    const payer = await addPayer(server)
    const portal = await startPortal()
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table outbox_messages in share row exclusive mode`)
      expect((await payAt(portal, payer, randomUUID())).status).toBe(200)
      await expect
        .poll(() => readJobs(server.database, 'receipt'), waiting)
        .toMatchObject([{ attempts: 1, isRunning: true }])
      await portal.kill()
    })
    expect(await readJobs(server.database, 'receipt')).toMatchObject([{ isRunning: true }])

    await startPortal()
    await expect.poll(() => readJobs(server.database, 'receipt'), waiting).toEqual([])
    expect(Object.keys(await readMailsTo(server, payer.person.email))).toEqual(['Receipt for your payment of $50.00'])
  })
})
