import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { billingAccounts } from '../../server/db/schema/accounts'
import { payments } from '../../server/db/schema/billing'
import { outboxMessages } from '../../server/db/schema/records'
import { payDueBills } from '../../server/features/payments/autopayRound'
import { addPayer, balanceOf, chargesOf, type Method, type Payer } from '../support/paying'
import { startServer, type TestServer } from '../support/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

/** Somebody whose bill of $110.80 is due on March 22nd and pays itself. */
async function addAutopayer(method: Method = {}): Promise<Payer> {
  const payer = await addPayer(server, method)
  await server.database.db
    .update(billingAccounts)
    .set({ autopayToken: payer.method })
    .where(eq(billingAccounts.number, payer.account.billingAccountNumber))
  return payer
}

const round = () => payDueBills(server.services, () => false)
const on = (day: string) => server.setNow(`${day}T18:00:00.000Z`)
const paymentsOf = ({ account }: Payer) =>
  server.database.db.select().from(payments).where(eq(payments.billingAccountNumber, account.billingAccountNumber))

describe('autopay', () => {
  it('pays the whole balance the day before it is due, and not earlier', async () => {
    const payer = await addAutopayer()
    on('2026-03-20')
    await round()
    expect(await paymentsOf(payer)).toEqual([])

    on('2026-03-21')
    await round()
    expect(await paymentsOf(payer)).toMatchObject([
      { status: 'posted', channel: 'autopay', amount: 11_080, fee: 277, userId: null },
    ])
    expect(await chargesOf(server.providerUrl, payer.person.customerNumber)).toEqual([11_357])
  })

  it('pays a bill once, however many processes look at the same time and however often', async () => {
    const payer = await addAutopayer()
    on('2026-03-21')
    await Promise.all([round(), round(), round()])
    on('2026-03-22')
    await round()
    expect(await chargesOf(server.providerUrl, payer.person.customerNumber)).toEqual([11_357])
    expect(await paymentsOf(payer)).toHaveLength(1)
  })

  it('charges what is owed when it comes to a bill, not when the round began', async () => {
    const payers = [await addAutopayer(), await addAutopayer()]
    const { cards } = server.services
    const charge = cards.charge.bind(cards)
    // While the first of the two is being charged, both are paid otherwise.
    const paying = vi.spyOn(cards, 'charge').mockImplementationOnce(async (request) => {
      for (const { account } of payers) {
        await server.database.db
          .update(billingAccounts)
          .set({ balance: 0 })
          .where(eq(billingAccounts.number, account.billingAccountNumber))
      }
      return charge(request)
    })
    on('2026-03-21')
    await round()
    paying.mockRestore()
    const made = [...(await paymentsOf(payers[0] as Payer)), ...(await paymentsOf(payers[1] as Payer))]
    expect(made).toHaveLength(1)
  })

  it('leaves alone whoever owes nothing or has turned it off', async () => {
    const off = await addPayer(server)
    const nothing = await addAutopayer()
    await server.database.db
      .update(billingAccounts)
      .set({ balance: 0 })
      .where(eq(billingAccounts.number, nothing.account.billingAccountNumber))
    on('2026-03-21')
    await round()
    expect(await paymentsOf(off)).toEqual([])
    expect(await paymentsOf(nothing)).toEqual([])
  })

  it.each<[string, Method, string]>([
    ['a declined card', { behavior: 'declines' }, 'declined'],
    ['an expired card', { expiry: { month: 1, year: 2026 } }, 'failed'],
  ])('tells the customer once when it cannot pay with %s', async (_case, method, status) => {
    const payer = await addAutopayer(method)
    on('2026-03-21')
    await round()
    await round()
    expect(await paymentsOf(payer)).toMatchObject([{ status, channel: 'autopay' }])
    const mails = await server.database.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, payer.person.email))
    expect(mails).toMatchObject([
      { subject: 'Autopay could not pay your bill', body: expect.stringContaining('$110.80') },
    ])
    server.setNow('2026-03-13T15:00:00.000Z')
    const token = await server.signIn(payer.person)
    expect(await balanceOf(server, { ...payer, token })).toBe(110.8)
  })
})
