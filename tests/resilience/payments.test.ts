import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import * as paymentTexts from '#shared/texts/payments/payments'
import { billingAccounts } from '../../server/db/schema/customers/accounts'
import { payments } from '../../server/db/schema/payments/payments'
import { settlingJob } from '../../server/directory/payments/settlingJob'
import { makeJobsDue } from '../support/data/jobs'
import { addPayer, fetchCharges, type Payer } from '../support/data/payments/payments'
import { type PortalProcess, payAllAtOnce, payAt, signInAt, startTwoPortals } from '../support/server/processes'
import { it, type StartVictimFunction } from '../support/server/processTest'
import { stopProgram } from '../support/server/programs'
import type { TestServer } from '../support/server/server'

async function standingOf(server: TestServer, { account }: Payer) {
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

let first: PortalProcess
let second: PortalProcess
it.beforeAll(async ({ server }) => {
  ;[first, second] = await startTwoPortals({ databaseUrl: server.database.url, providerUrl: server.providerUrl })
})
it.afterAll(() => Promise.all([first.kill(), second.kill()]))

describe('two server processes on one database', () => {
  it('record one of 60 identical payments at the same moment', async ({ server }) => {
    const payer = await addPayer(server)
    const keys = Array.from({ length: 60 }, () => randomUUID())
    const answers = await payAllAtOnce([first, second], payer, keys)

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    // On a slow machine some calls get 503 and are asked to try again.
    const refusals = answers.filter(({ status }) => status !== 200 && status !== 503)
    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['duplicate_payment']))
    expect(await fetchCharges(server.providerUrl, payer.person.customerNumber)).toEqual([5125])
    expect(await standingOf(server, payer)).toEqual({ balance: 6080, statuses: ['posted'] })
  })

  it('share sessions: signing in at one counts at the other', async ({ server }) => {
    const payer = await addPayer(server)
    const token = await signInAt(first, payer.person)
    expect((await payAt(second, { ...payer, token }, randomUUID())).status).toBe(200)
  })
})

/** Sends a payment to a server process that is killed before or after the charge. */
async function dieDuringPayment(
  startVictim: StartVictimFunction,
  payer: Payer,
  key: string,
  moment: 'before' | 'after',
): Promise<void> {
  const { portal, death } = await startVictim({ call: 'charges', moment })
  await expect(payAt(portal, payer, key)).rejects.toThrow()
  await death
}

describe('a server that is killed between charge and record', () => {
  it('has its payment recorded by a retry at another process, without a second charge', async ({
    server,
    startVictim,
  }) => {
    const payer = await addPayer(server)
    const key = randomUUID()
    await dieDuringPayment(startVictim, payer, key, 'after')
    expect(await standingOf(server, payer)).toEqual({ balance: 11_080, statuses: ['pending'] })

    const retry = await payAt(first, payer, key)

    expect(retry.data).toMatchObject({ 'payment-status': 'ACCEPTED' })
    expect(await fetchCharges(server.providerUrl, payer.person.customerNumber)).toEqual([5125])
    expect(await standingOf(server, payer)).toEqual({ balance: 6080, statuses: ['posted'] })
  })

  it('has its payment recorded by another process even if no one retries', async ({ server, startVictim }) => {
    const payer = await addPayer(server)
    await dieDuringPayment(startVictim, payer, randomUUID(), 'after')
    // The job that settles the payment would wait until the dead process should have finished it.
    await makeJobsDue(server.database, settlingJob.name)

    await expect.poll(() => standingOf(server, payer)).toEqual({ balance: 6080, statuses: ['posted'] })
    expect(await fetchCharges(server.providerUrl, payer.person.customerNumber)).toEqual([5125])
  })
})

describe('a server that is killed before the charge reached the provider', () => {
  it('has charged nothing: the retry says so, and a new payment goes through', async ({ server, startVictim }) => {
    const payer = await addPayer(server)
    const key = randomUUID()
    await dieDuringPayment(startVictim, payer, key, 'before')

    expect((await payAt(first, payer, key)).data).toMatchObject({
      'payment-status': 'DECLINED',
      reason: paymentTexts.neverCharged,
    })
    expect((await payAt(first, payer, randomUUID())).data).toMatchObject({ 'payment-status': 'ACCEPTED' })
    expect(await fetchCharges(server.providerUrl, payer.person.customerNumber)).toEqual([5125])
    expect(await standingOf(server, payer)).toMatchObject({ balance: 6080 })
  })
})

describe('a server that is asked to stop', () => {
  it('finishes the payment that is under way and then ends', async ({ server, startPortal }) => {
    const portal = await startPortal()
    const payer = await addPayer(server, { behavior: 'times_out' })
    const payment = payAt(portal, payer, randomUUID())
    await expect.poll(async () => (await standingOf(server, payer)).statuses).toEqual(['pending'])
    await Promise.all([stopProgram(portal.process, 'SIGTERM'), payment])

    expect((await payment).data).toMatchObject({ 'payment-status': 'ACCEPTED' })
    expect(portal.process.exitCode).toBe(0)
  })
})
