import { eq } from 'drizzle-orm'
import { describe, expect, onTestFinished, vi } from 'vitest'
import * as paymentEmailTexts from '#shared/texts/payments/paymentEmails'
import * as paymentTexts from '#shared/texts/payments/payments'
import { billingAccounts } from '../../../server/db/schema/accounts'
import { outboxMessages } from '../../../server/db/schema/outboxMessages'
import { payments } from '../../../server/db/schema/payments'
import { dueBillsJob } from '../../../server/features/payments/autopay.job'
import { subjectsTo } from '../../support/data/customers/notifications'
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

/** The next charges are lost on their way to the provider. */
function loseCharges({ services: { cards } }: TestServer, count: number): void {
  const charge = vi.spyOn(cards, 'charge')
  for (let lost = 0; lost < count; lost += 1) charge.mockResolvedValueOnce({ kind: 'unknown', cause: 'lost' })
  onTestFinished(() => charge.mockRestore())
}

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

  it('tries again, without an email, if a charge did not reach the provider', async ({ server }) => {
    const payer = await addAutopayer(server)
    on(server, '2026-03-21')
    loseCharges(server, 1)
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
    loseCharges(server, 6)
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
      for (const { account } of payers) {
        await server.database.db
          .update(billingAccounts)
          .set({ balance: 0 })
          .where(eq(billingAccounts.number, account.billingAccountNumber))
      }
      return charge(request)
    })
    on(server, '2026-03-21')
    await round(server)
    paying.mockRestore()
    const made = [...(await paymentsOf(server, payers[0] as Payer)), ...(await paymentsOf(server, payers[1] as Payer))]
    expect(made).toHaveLength(1)
  })

  it('skips customers who owe nothing or have turned it off', async ({ server }) => {
    const off = await addPayer(server)
    const nothing = await addAutopayer(server)
    await server.database.db
      .update(billingAccounts)
      .set({ balance: 0 })
      .where(eq(billingAccounts.number, nothing.account.billingAccountNumber))
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
