import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { billingAccounts } from '../../server/db/schema/accounts'
import { payments } from '../../server/db/schema/billing'
import { addPayer, chargesOf, type Payer } from '../support/paying'
import {
  interceptCharges,
  payAllAtOnce,
  payAt,
  signInAt,
  startPortalProcess,
  type Interceptor,
  type PortalProcess,
} from '../support/processes'
import { endProgram } from '../support/programs'
import { startServer, type TestServer } from '../support/server'

let server: TestServer
const portals: PortalProcess[] = []
const interceptors: Interceptor[] = []

beforeAll(async () => {
  server = await startServer()
  // Processes of their own have the real time, and sessions must hold there too.
  server.setNow(new Date().toISOString())
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

async function standingOf({ account }: Payer) {
  const [billing] = await server.database.db
    .select()
    .from(billingAccounts)
    .where(eq(billingAccounts.number, account.billingAccountNumber))
  const rows = await server.database.db
    .select()
    .from(payments)
    .where(eq(payments.billingAccountNumber, account.billingAccountNumber))
  return { balance: billing?.balance, statuses: rows.map(({ status }) => status) }
}

describe('two server processes on one database', () => {
  it('record one of 200 identical payments at the same moment', async () => {
    const [first, second] = await Promise.all([startPortal(), startPortal()])
    const payer = await addPayer(server)
    const keys = Array.from({ length: 200 }, () => randomUUID())
    const answers = await payAllAtOnce([first, second], payer, keys)

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'duplicate_payment')).toHaveLength(199)
    expect(await chargesOf(server.providerUrl, payer.person.customerNumber)).toEqual([5125])
    expect(await standingOf(payer)).toEqual({ balance: 6080, statuses: ['posted'] })
  })

  it('share sessions: signing in at one counts at the other', async () => {
    const [first, second] = await Promise.all([startPortal(), startPortal()])
    const payer = await addPayer(server)
    const token = await signInAt(first, payer.person)
    expect((await payAt(second, { ...payer, token }, randomUUID())).status).toBe(200)
  })
})

/** A portal that is killed with -9 at the given moment of its first charge, and the request that was under way then. */
async function dieDuringPayment(moment: 'before' | 'after', payer: Payer, key: string): Promise<void> {
  let victim: PortalProcess | undefined
  const interceptor = await interceptCharges(server.providerUrl, moment, async () => victim?.kill())
  interceptors.push(interceptor)
  victim = await startPortal(interceptor.url)
  await expect(payAt(victim, payer, key)).rejects.toThrow()
}

describe('a server that is killed between charge and record', () => {
  it('has its payment recorded by the retry, without a second charge', async () => {
    const payer = await addPayer(server)
    const key = randomUUID()
    await dieDuringPayment('after', payer, key)
    expect(await standingOf(payer)).toEqual({ balance: 11_080, statuses: ['pending'] })

    const retry = await payAt(await startPortal(), payer, key)

    expect(retry.data).toMatchObject({ 'payment-status': 'ACCEPTED' })
    expect(await chargesOf(server.providerUrl, payer.person.customerNumber)).toEqual([5125])
    expect(await standingOf(payer)).toEqual({ balance: 6080, statuses: ['posted'] })
  })

  it('has its payment recorded by the next process even if nobody retries', async () => {
    const payer = await addPayer(server)
    await dieDuringPayment('after', payer, randomUUID())
    // The lease would run out by itself; the test does not wait for it.
    await server.database.db
      .update(payments)
      .set({ leaseEndsAt: new Date(0) })
      .where(eq(payments.billingAccountNumber, payer.account.billingAccountNumber))

    await Promise.all([startPortal(), startPortal()])

    await expect.poll(() => standingOf(payer)).toEqual({ balance: 6080, statuses: ['posted'] })
    expect(await chargesOf(server.providerUrl, payer.person.customerNumber)).toEqual([5125])
  })
})

describe('a server that is killed before the charge reached the provider', () => {
  it('has charged nothing: the retry says so, and a new payment goes through', async () => {
    const payer = await addPayer(server)
    const key = randomUUID()
    await dieDuringPayment('before', payer, key)
    const portal = await startPortal()

    expect((await payAt(portal, payer, key)).data).toMatchObject({
      'payment-status': 'DECLINED',
      reason: expect.stringMatching(/Nothing was charged/),
    })
    expect((await payAt(portal, payer, randomUUID())).data).toMatchObject({ 'payment-status': 'ACCEPTED' })
    expect(await chargesOf(server.providerUrl, payer.person.customerNumber)).toEqual([5125])
    expect(await standingOf(payer)).toMatchObject({ balance: 6080 })
  })
})

describe('a server that is asked to stop', () => {
  it('finishes the payment that is under way and then ends', async () => {
    const portal = await startPortal()
    const payer = await addPayer(server, { behavior: 'times_out' })
    const payment = payAt(portal, payer, randomUUID())
    await expect.poll(async () => (await standingOf(payer)).statuses).toEqual(['pending'])
    await Promise.all([endProgram(portal.process, 'SIGTERM'), payment])

    expect((await payment).data).toMatchObject({ 'payment-status': 'ACCEPTED' })
    expect(portal.process.exitCode).toBe(0)
  })
})
