import { randomInt, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import { outboxMessages } from '../../server/db/schema/customers/outboxMessages'
import { payments } from '../../server/db/schema/payments/payments'
import { settlingJob } from '../../server/directory/payments/settlingJob'
import { intervals } from '../../server/jobLists/scheduleList'
import { logSchedule, makeJobsDue, readJobs, readSchedule } from '../support/data/jobs'
import { addPayer, fetchCharges, type Payer, receiptSubject } from '../support/data/payments/payments'
import { paymentsOf, readMailsTo } from '../support/data/payments/scheduledPayments'
import { payAt } from '../support/server/processes'
import { it } from '../support/server/processTest'
import type { TestServer } from '../support/server/server'

const waiting = { interval: 50 }
const Confirmation = z.object({ 'confirmation-number': z.string() })

const readOpenJobs = async ({ database }: TestServer) => [
  ...(await readJobs(database, 'notify')),
  ...(await readJobs(database, 'send message')),
]

async function readMailTexts(server: TestServer, recipient: string): Promise<string[]> {
  const mails = await server.database.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, recipient))
  return mails.map(({ body }) => body)
}

describe('a process that is killed', () => {
  it('leaves the email that it was sending to the next process', async ({ server, startPortal }) => {
    const { db } = server.database
    const payer = await addPayer(server)
    const portal = await startPortal()
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table outbox_messages in share row exclusive mode`)
      expect((await payAt(portal, payer, randomUUID())).status).toBe(200)
      await expect
        .poll(() => readJobs(server.database, 'send message'), waiting)
        .toMatchObject([{ attempts: 1, isRunning: true }])
      await portal.kill()
    })
    expect(await readJobs(server.database, 'send message')).toMatchObject([{ isRunning: true }])

    await startPortal()
    await expect.poll(() => readOpenJobs(server), waiting).toEqual([])
    expect(Object.keys(await readMailsTo(server, payer.person.email))).toEqual([receiptSubject(5000)])
  })
})

const ascending = (first: number, second: number): number => first - second

describe('processes that are killed at random moments', () => {
  const deaths = 2

  it('lose no receipt, and charge and post every payment once', async ({ server, startPortal }) => {
    const payers = await Promise.all(Array.from({ length: 6 }, () => addPayer(server, {}, 1_000_000)))
    const accepted: string[] = []
    let isOver = false
    let starting = startPortal()

    /** Pays again and again. After a process has been killed, the next one gets the payments as soon as it answers. */
    async function payOn(payer: Payer, first: number): Promise<void> {
      for (let amount = first; !isOver; amount += 1) {
        const answer = await payAt(await starting, { ...payer, amount }, randomUUID()).catch(() => null)
        if (answer?.status === 200) accepted.push(z.parse(Confirmation, answer.data)['confirmation-number'])
      }
    }
    const load = payers.map((payer) => payOn(payer, 10))
    for (let death = 0; death < deaths; death += 1) {
      const before = accepted.length
      await expect.poll(() => accepted.length, waiting).toBeGreaterThan(before + randomInt(8))
      const dying = await starting
      starting = dying.kill().then(() => startPortal())
      await starting
    }
    isOver = true
    await Promise.all(load)
    // The jobs that settle payments of dead processes would wait until those should have finished them.
    await makeJobsDue(server.database, settlingJob.name)

    const open = () => server.database.db.$count(payments, eq(payments.status, 'pending'))
    await expect.poll(open, waiting).toBe(0)
    await expect.poll(() => readOpenJobs(server), waiting).toEqual([])
    for (const payer of payers) {
      const rows = await paymentsOf(server.database.db, payer)
      const posted = rows.filter(({ status }) => status === 'posted')
      const charges = await fetchCharges(server.providerUrl, payer.person.customerNumber)
      expect(charges.toSorted(ascending)).toEqual(posted.map(({ amount, fee }) => amount + fee).toSorted(ascending))
      const mails = await readMailTexts(server, payer.person.email)
      for (const { confirmationNumber } of posted) {
        expect(mails.filter((text) => text.includes(confirmationNumber)).length).toBeGreaterThanOrEqual(1)
      }
    }
    expect(accepted.length).toBeGreaterThan(0)
  })
})

describe('two processes', () => {
  it('enqueue each job of a minute once', async ({ server, startPortal }) => {
    await logSchedule(server.database)
    const start = () => startPortal({ hasSteppedClock: true })
    const portals = await Promise.all([start(), start()])
    const everyMinute = intervals.filter(({ cron }) => cron === '* * * * *').map(({ job }) => job.name)
    const countEnqueued = async () => {
      const dueInBoth = (await readSchedule(server.database)).filter(
        ({ job, due }) => due === 2 && everyMinute.includes(job),
      )
      // A process that has just started missed the last minute.
      if (dueInBoth.length === 0) for (const portal of portals) portal.passMinute()
      return Object.fromEntries(dueInBoth.map(({ job, enqueued }) => [job, enqueued]))
    }
    await expect
      .poll(countEnqueued, { interval: 250 })
      .toEqual(Object.fromEntries(everyMinute.map((name) => [name, 1])))
    expect(everyMinute.length).toBeGreaterThan(0)
  })
})
