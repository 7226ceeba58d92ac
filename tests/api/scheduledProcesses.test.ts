import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { scheduledPayments } from '../../server/db/schema/billing'
import { addPayer, chargesOf, type Payer } from '../support/paying'
import { interceptCharges, startPortalProcess, type Interceptor, type PortalProcess } from '../support/processes'
import { addScheduled, paidOf, scheduledOf } from '../support/scheduling'
import { startServer, type TestServer } from '../support/server'

let server: TestServer
const portals: PortalProcess[] = []
const interceptors: Interceptor[] = []

beforeAll(async () => {
  server = await startServer()
})
afterEach(async () => {
  await Promise.all(portals.splice(0).map((portal) => portal.kill()))
  await Promise.all(interceptors.splice(0).map((interceptor) => interceptor.stop()))
})
afterAll(() => server.stop())

async function startPortal(providerUrl = server.providerUrl): Promise<PortalProcess> {
  const portal = await startPortalProcess({ databaseUrl: server.database.url, providerUrl })
  portals.push(portal)
  return portal
}

/** Processes of their own have the real time. Where the provider is, yesterday is over already. */
const dueDay = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

const books = async (payer: Payer) => ({
  scheduled: (await scheduledOf(server.database.db, payer)).map(({ status }) => status),
  paid: (await paidOf(server.database.db, payer)).map(({ status }) => status),
})
const done = { scheduled: ['paid'], paid: ['posted'] }
const charged = ({ person }: Payer) => chargesOf(server.providerUrl, person.customerNumber)

/** A portal that is killed with -9 at the given moment of the charge that its first round makes. */
async function dieWhilePaying(moment: 'before' | 'after', payer: Payer): Promise<void> {
  const id = await addScheduled(server.database.db, payer, { payOn: dueDay })
  let victim: Promise<PortalProcess> | undefined
  let isDead = false
  const interceptor = await interceptCharges(server.providerUrl, moment, async () => {
    await (await victim)?.kill()
    isDead = true
  })
  interceptors.push(interceptor)
  victim = startPortal(interceptor.url)
  await expect.poll(() => isDead, { timeout: 15_000 }).toBe(true)
  expect(await books(payer)).toEqual({ scheduled: ['paying'], paid: ['pending'] })
  // The claim would run out by itself; the test does not wait for it.
  await server.database.db
    .update(scheduledPayments)
    .set({ leaseEndsAt: new Date(0) })
    .where(eq(scheduledPayments.id, id))
}

describe('two server processes that start on the day of a scheduled payment', () => {
  it('make it once', async () => {
    const payer = await addPayer(server)
    await addScheduled(server.database.db, payer, { payOn: dueDay })
    await Promise.all([startPortal(), startPortal()])
    await expect.poll(() => books(payer)).toEqual(done)
    expect(await charged(payer)).toEqual([5125])
  })
})

describe('a server that is killed while it makes a scheduled payment', () => {
  it('after the charge has it put on the books by the next one, without a second charge', async () => {
    const payer = await addPayer(server)
    await dieWhilePaying('after', payer)
    await Promise.all([startPortal(), startPortal()])
    await expect.poll(() => books(payer), { timeout: 15_000 }).toEqual(done)
    expect(await charged(payer)).toEqual([5125])
  })

  it('before the charge reached the provider has charged nothing, and the customer can pay again', async () => {
    const payer = await addPayer(server)
    await dieWhilePaying('before', payer)
    await startPortal()
    await expect.poll(() => books(payer), { timeout: 15_000 }).toEqual({ scheduled: ['failed'], paid: ['failed'] })
    expect(await charged(payer)).toEqual([])
  })
})
