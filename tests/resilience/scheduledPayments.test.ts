import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { scheduledPayments } from '../../server/db/schema/payments/scheduledPayments'
import { dueScheduledJob } from '../../server/features/scheduledPayments/scheduledPayment.job'
import { addPayer, fetchCharges, type Payer } from '../support/data/payments/payments'
import { addScheduled, paymentsOf, scheduledOf } from '../support/data/payments/scheduledPayments'
import { it, type StartVictimFunction } from '../support/server/processTest'
import type { TestServer } from '../support/server/server'

/** Separate processes use the real time. In the provider's time zone, yesterday is over. */
const dueDay = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

const books = async (server: TestServer, payer: Payer) => ({
  scheduled: (await scheduledOf(server.database.db, payer)).map(({ status }) => status),
  paid: (await paymentsOf(server.database.db, payer)).map(({ status }) => status),
})
const done = { scheduled: ['paid'], paid: ['posted'] }
const charged = (server: TestServer, { person }: Payer) => fetchCharges(server.providerUrl, person.customerNumber)

/** Adds a scheduled payment whose server process is killed before or after the charge of its first job run. */
async function dieWhilePaying(
  server: TestServer,
  startVictim: StartVictimFunction,
  payer: Payer,
  moment: 'before' | 'after',
): Promise<void> {
  const id = await addScheduled(server.database.db, payer, { payOn: dueDay })
  const { death } = await startVictim({ call: 'charges', moment })
  await death
  expect(await books(server, payer)).toEqual({ scheduled: ['paying'], paid: ['pending'] })
  // The claim would expire by itself, but the test does not wait for that.
  await server.database.db
    .update(scheduledPayments)
    .set({ leaseEndsAt: new Date(0) })
    .where(eq(scheduledPayments.id, id))
}

describe('two server processes that start on the day of a scheduled payment', () => {
  it('make it once', async ({ server, startPortal }) => {
    const payer = await addPayer(server)
    await addScheduled(server.database.db, payer, { payOn: dueDay })
    await Promise.all([startPortal(), startPortal()])
    await expect.poll(() => books(server, payer)).toEqual(done)
    expect(await charged(server, payer)).toEqual([5125])
  })
})

describe('a server that is killed while it makes a scheduled payment', () => {
  it('a server that is killed after the charge has the payment posted by the next one, without a second charge', async ({
    server,
    startPortal,
    startVictim,
  }) => {
    const payer = await addPayer(server)
    await dieWhilePaying(server, startVictim, payer, 'after')
    await startPortal()
    await expect.poll(() => books(server, payer)).toEqual(done)
    expect(await charged(server, payer)).toEqual([5125])
  })

  it('a server that is killed before the charge reached the provider has charged nothing, and a later run makes the payment', async ({
    server,
    startPortal,
    startVictim,
  }) => {
    const payer = await addPayer(server)
    await dieWhilePaying(server, startVictim, payer, 'before')
    await startPortal()
    await expect.poll(() => books(server, payer)).toMatchObject({ paid: ['failed'] })
    // The schedule searches every few minutes. A search finds nothing until the job of the first payment has ended.
    await expect
      .poll(async () => {
        await server.runScheduled(dueScheduledJob)
        return books(server, payer)
      })
      .toEqual({ scheduled: ['paid'], paid: ['failed', 'posted'] })
    expect(await charged(server, payer)).toEqual([5125])
  })
})
