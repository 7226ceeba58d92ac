import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, onTestFinished, vi } from 'vitest'
import * as paymentEmailTexts from '#shared/texts/payments/paymentEmails'
import * as paymentTexts from '#shared/texts/payments/payments'
import type { ChargeOutcome } from '../../../server/adapters/cards/cardProvider'
import { billingAccounts } from '../../../server/db/schema/customers/accounts'
import { outboxMessages } from '../../../server/db/schema/customers/outboxMessages'
import { payments } from '../../../server/db/schema/payments/payments'
import { storeOutcome } from '../../../server/directory/payments/settlePayment'
import { dueBillsJob, payBillJob } from '../../../server/features/payments/autopay.job'
import { jobKey } from '../../../server/jobs/job'
import { subjectsTo } from '../../support/data/customers/notifications'
import { addFailedJob, readJobs } from '../../support/data/jobs'
import { addPayer, type CardOptions, fetchCharges, type Payer, readBalance } from '../../support/data/payments/payments'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

/** Adds a customer with autopay whose bill of $110.80 is due on March 22. */
async function addAutopayer(server: TestServer, method: CardOptions = {}): Promise<Payer> {
  const payer = await addPayer(server, method)
  await server.database.db
    .update(billingAccounts)
    .set({ autopayToken: payer.method })
    .where(eq(billingAccounts.number, payer.account.billingAccountNumber))
  return payer
}

const round = (server: TestServer): Promise<void> => server.runScheduled(dueBillsJob)
const on = (server: TestServer, day: string) => server.setNow(`${day}T18:00:00.000Z`)
const paymentsOf = (server: TestServer, { account }: Payer) =>
  server.database.db.select().from(payments).where(eq(payments.billingAccountNumber, account.billingAccountNumber))

const statusesOf = (rows: Awaited<ReturnType<typeof paymentsOf>>): string[] =>
  rows.map(({ status }) => status).toSorted()

const lost: ChargeOutcome = { kind: 'unknown', cause: 'lost' }

/** The next charges do not reach the provider. */
function loseCharges({ services: { cards } }: TestServer, { count, outcome = lost }: LostCharges): void {
  const charge = vi.spyOn(cards, 'charge')
  for (let number = 0; number < count; number += 1) charge.mockResolvedValueOnce(outcome)
  onTestFinished(() => charge.mockRestore())
}

interface LostCharges {
  count: number
  outcome?: ChargeOutcome
}

/** Stores a payment of $50.05 of which the bank has not responded yet, and returns its id. */
async function startPayment({ database: { db } }: TestServer, { account, person }: Payer): Promise<string> {
  const [payment] = await db
    .insert(payments)
    .values({
      confirmationNumber: `QP-${randomUUID()}`,
      billingAccountNumber: account.billingAccountNumber,
      serviceType: account.serviceType,
      userId: person.userId,
      amount: 50_05,
      methodType: 'VISA',
      channel: 'portal',
      status: 'pending',
      leaseEndsAt: new Date('2026-03-21T18:05:00Z'),
    })
    .returning({ id: payments.id })
  if (!payment) throw new Error('The payment was not stored')
  return payment.id
}

const setBalance = ({ database: { db } }: TestServer, { account }: Payer, balance: number) =>
  db.update(billingAccounts).set({ balance }).where(eq(billingAccounts.number, account.billingAccountNumber))

describe('autopay', () => {
  it('pays the whole balance the day before it is due, and not earlier', async ({ server }) => {
    const payer = await addAutopayer(server)
    on(server, '2026-03-20')
    await round(server)
    expect(await paymentsOf(server, payer)).toEqual([])

    on(server, '2026-03-21')
    await round(server)
    expect(await paymentsOf(server, payer)).toMatchObject([
      { status: 'posted', channel: 'autopay', amount: 11_080, fee: 277, userId: null },
    ])
    expect(await fetchCharges(server.providerUrl, payer.person.customerNumber)).toEqual([11_357])
  })

  it('pays a bill once, however many processes run at the same time and however often', async ({ server }) => {
    const payer = await addAutopayer(server)
    on(server, '2026-03-21')
    await Promise.all([round(server), round(server), round(server)])
    on(server, '2026-03-22')
    await round(server)
    expect(await fetchCharges(server.providerUrl, payer.person.customerNumber)).toEqual([11_357])
    expect(await paymentsOf(server, payer)).toHaveLength(1)
  })

  it.for<[string, ChargeOutcome]>([
    ['was lost on its way', lost],
    ['could not be sent', { kind: 'not_sent' }],
  ])('tries again, without an email, if a charge %s', async ([_case, outcome], { server }) => {
    const payer = await addAutopayer(server)
    on(server, '2026-03-21')
    loseCharges(server, { count: 1, outcome })
    await round(server)
    expect(await paymentsOf(server, payer)).toMatchObject([{ status: 'failed', reason: paymentTexts.madeAgain }])
    expect(await subjectsTo(server, payer)).toEqual([])

    server.setNow('2026-03-21T18:10:00.000Z')
    await round(server)
    expect(statusesOf(await paymentsOf(server, payer))).toEqual(['failed', 'posted'])
    expect(await fetchCharges(server.providerUrl, payer.person.customerNumber)).toEqual([11_357])
  })

  it('gives up and notifies the customer if six charges in three days did not reach the provider', async ({
    server,
  }) => {
    const payer = await addAutopayer(server)
    loseCharges(server, { count: 6 })
    for (let run = 0; run < 7; run += 1) {
      server.setNow(`2026-03-21T18:0${run}:00.000Z`)
      await round(server)
    }
    const reasons = (await paymentsOf(server, payer)).map(({ reason }) => reason)
    expect(reasons.filter((reason) => reason === paymentTexts.madeAgain)).toHaveLength(5)
    expect(reasons.filter((reason) => reason === paymentTexts.neverCharged)).toHaveLength(1)
    expect(await subjectsTo(server, payer)).toHaveLength(1)
    expect(await fetchCharges(server.providerUrl, payer.person.customerNumber)).toEqual([])
  })

  it('charges what is owed when it reaches a bill, not when the job started', async ({ server }) => {
    const payers = [await addAutopayer(server), await addAutopayer(server)]
    const { cards } = server.services
    const charge = cards.charge.bind(cards)
    // While the first of the two is being charged, both are paid in another way.
    const paying = vi.spyOn(cards, 'charge').mockImplementationOnce(async (request) => {
      for (const payer of payers) await setBalance(server, payer, 0)
      return charge(request)
    })
    on(server, '2026-03-21')
    await round(server)
    paying.mockRestore()
    const made = [...(await paymentsOf(server, payers[0] as Payer)), ...(await paymentsOf(server, payers[1] as Payer))]
    expect(made).toHaveLength(1)
  })

  it('waits while another payment of the bill is in progress, and then pays the rest', async ({ server }) => {
    const payer = await addAutopayer(server)
    const id = await startPayment(server, payer)
    on(server, '2026-03-21')
    await round(server)
    expect(await fetchCharges(server.providerUrl, payer.person.customerNumber)).toEqual([])
    await storeOutcome(server.services, id, { status: 'posted', chargeId: 'ch_1', source: 'payments' })
    await round(server)
    expect(await fetchCharges(server.providerUrl, payer.person.customerNumber)).toEqual([6227])
  })

  it.for<[string, (server: TestServer, payer: Payer) => Promise<unknown>]>([
    ['another payment of the bill begins', startPayment],
    ['the balance changes', (server, payer) => setBalance(server, payer, 4_000)],
  ])('charges nothing if %s after it has read the bill', async ([_case, change], { server }) => {
    const payer = await addAutopayer(server)
    const { cards } = server.services
    const listProfiles = cards.listProfiles.bind(cards)
    const reading = vi.spyOn(cards, 'listProfiles').mockImplementationOnce(async (customerNumber) => {
      await change(server, payer)
      return listProfiles(customerNumber)
    })
    on(server, '2026-03-21')
    await round(server)
    reading.mockRestore()
    expect(await fetchCharges(server.providerUrl, payer.person.customerNumber)).toEqual([])
    expect(await readJobs(server.database, payBillJob.name)).toEqual([])
  })

  it('charges a bill once although another bill of the account has failed for the last time', async ({ server }) => {
    const payer = await addAutopayer(server)
    const { billingGroupId: groupId, billingAccountNumber } = payer.account
    const former = { groupId, billingAccountNumber, dueOn: '2026-02-22' }
    await addFailedJob(server.database, { name: payBillJob.name, key: jobKey(payBillJob, former) })
    on(server, '2026-03-21')
    await round(server)
    expect(await fetchCharges(server.providerUrl, payer.person.customerNumber)).toEqual([11_357])
  })

  it('skips customers who owe nothing or have turned it off', async ({ server }) => {
    const off = await addPayer(server)
    const nothing = await addAutopayer(server)
    await setBalance(server, nothing, 0)
    on(server, '2026-03-21')
    await round(server)
    expect(await paymentsOf(server, off)).toEqual([])
    expect(await paymentsOf(server, nothing)).toEqual([])
  })

  it.for<[string, CardOptions, string]>([
    ['a declined card', { behavior: 'declines' }, 'declined'],
    ['an expired card', { expiry: { month: 1, year: 2026 } }, 'failed'],
  ])('notifies the customer once if it can’t pay with %s', async ([_case, method, status], { server }) => {
    const payer = await addAutopayer(server, method)
    on(server, '2026-03-21')
    await round(server)
    await round(server)
    expect(await paymentsOf(server, payer)).toMatchObject([{ status, channel: 'autopay' }])
    const mails = await server.database.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, payer.person.email))
    expect(mails).toMatchObject([
      {
        subject: paymentEmailTexts.autopayDeclined({ amount: 110_80, account: '', reason: '' }).subject,
        body: expect.stringContaining('$110.80'),
      },
    ])
    server.setNow('2026-03-13T15:00:00.000Z')
    const token = await server.signIn(payer.person)
    expect(await readBalance(server, { ...payer, token })).toBe(110.8)
  })

  it('stores which card had expired when it could not pay', async ({ server }) => {
    const payer = await addAutopayer(server, { expiry: { month: 1, year: 2026 } })
    on(server, '2026-03-21')
    await round(server)
    expect(await paymentsOf(server, payer)).toMatchObject([{ methodType: 'VISA', methodLast4: '1111', category: 'CC' }])
  })
})
