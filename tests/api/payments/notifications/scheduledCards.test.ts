import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { updatePaymentProfileExpiry } from '#shared/contract/payments/payments'
import { cancelScheduledPayment } from '#shared/contract/payments/scheduledPayments'
import * as communicationTexts from '#shared/texts/customers/communication'
import * as notificationTexts from '#shared/texts/customers/notifications'
import { scheduledPayments } from '../../../../server/db/schema/payments/scheduledPayments'
import { scheduledCardsJob } from '../../../../server/directory/notifications/producers/scheduledCards.job'
import { addSubscriber, choose, dayAt, subjectsTo } from '../../../support/data/customers/notifications'
import { readSentTo } from '../../../support/data/customers/sentMessages'
import { addMethod, type Payer } from '../../../support/data/payments/payments'
import { addScheduled } from '../../../support/data/payments/scheduledPayments'
import { whileGatewaysFail } from '../../../support/server/gateways'
import { type TestServer, testNow } from '../../../support/server/server'
import { it } from '../../../support/server/serverTest'

it.afterEach(({ server }) => server.setNow(testNow))

const payOn = '2026-05-05'
const endOfApril = { month: 4, year: 2026 }
const facts = { account: '', method: 'Visa ending in 1111', expiresOn: '2026-04-30', amount: 50_00, payOn }
const { subject } = notificationTexts.scheduledCardExpiring(facts)

/** Adds a customer whose payment on May 5 uses a card that expires at the end of a month. */
async function addScheduledPayer(server: TestServer, expiry = endOfApril): Promise<{ payer: Payer; id: string }> {
  const subscriber = await addSubscriber(server, { balance: 50_00 })
  const method = await addMethod({ url: server.providerUrl }, subscriber.person.customerNumber, { expiry })
  const payer = { ...subscriber, method }
  return { payer, id: await addScheduled(server.database.db, payer, { payOn }) }
}

async function checkCards(server: TestServer, days: readonly string[]): Promise<void> {
  for (const day of days) {
    server.setNow(dayAt(day))
    await server.runScheduled(scheduledCardsJob)
    await server.finishJobs()
  }
}

async function cancel(server: TestServer, { payer, id }: { payer: Payer; id: string }): Promise<void> {
  const token = await server.signIn(payer.person)
  const body = { scheduled_payment_id: id }
  expect((await server.call(cancelScheduledPayment, { body }, { token })).status).toBe(200)
}

async function daysOfEmails(server: TestServer, { person }: Payer): Promise<string[]> {
  const sent = await readSentTo(server, person.email)
  return sent
    .filter((message) => message.subject === subject)
    .map(({ createdAt }) => createdAt.toISOString().slice(0, 10))
}

describe('a card that expires before the day of a scheduled payment', () => {
  it('is announced 60, 30 and 7 days before it expires, each once, also if the portal was down on the day', async ({
    server,
  }) => {
    const { payer } = await addScheduledPayer(server)
    await checkCards(server, ['2026-03-14', '2026-03-15', '2026-04-02', '2026-04-03', '2026-04-23', '2026-04-24'])
    expect(await daysOfEmails(server, payer)).toEqual(['2026-03-14', '2026-04-02', '2026-04-23'])
  })

  it('is announced with the payment, and in the category of expiring autopay cards', async ({ server }) => {
    const { payer } = await addScheduledPayer(server)
    await checkCards(server, ['2026-04-24'])
    const [paragraph] = notificationTexts.scheduledCardExpiring({
      ...facts,
      account: payer.account.billingAccountNumber,
    }).paragraphs
    expect(await readSentTo(server, payer.person.email)).toMatchObject([
      { category: 'autopay_upcoming', subject, body: expect.stringContaining(paragraph ?? '') },
    ])
  })

  it('is announced by text message to those who chose it', async ({ server }) => {
    const { payer } = await addScheduledPayer(server)
    await choose(server, payer, { category: 'autopay_upcoming', channels: ['sms'] })
    await checkCards(server, ['2026-04-24'])
    expect(await readSentTo(server, payer.person.phone)).toMatchObject([
      { body: expect.stringContaining(notificationTexts.scheduledCardExpiringText(facts)) },
    ])
  })

  it('is not announced if it is valid on that day', async ({ server }) => {
    const { payer } = await addScheduledPayer(server, { month: 5, year: 2026 })
    await checkCards(server, ['2026-04-24'])
    expect(await subjectsTo(server, payer)).toEqual([])
  })

  it('is not announced if the payment was canceled', async ({ server }) => {
    const scheduled = await addScheduledPayer(server)
    await cancel(server, scheduled)
    await checkCards(server, ['2026-04-24'])
    expect(await daysOfEmails(server, scheduled.payer)).toEqual([])
  })

  /** Finds the card while the mail server is down, and returns its email after ten minutes and a change. */
  async function announceAfter(server: TestServer, payer: Payer, change: () => Promise<unknown>) {
    await whileGatewaysFail(server, () => checkCards(server, ['2026-04-24']))
    await change()
    server.setNow('2026-04-24T15:10:00.000Z')
    await server.finishJobs(60_000)
    return (await readSentTo(server, payer.person.email)).filter((message) => message.subject === subject)
  }
  const dropped = [{ status: 'failed', failure: communicationTexts.noLongerApplied }]

  it('is not announced if the payment is canceled while the mail server is down', async ({ server }) => {
    const scheduled = await addScheduledPayer(server)
    expect(await announceAfter(server, scheduled.payer, () => cancel(server, scheduled))).toMatchObject(dropped)
  })

  it('is not announced if the payment gets another card while the mail server is down', async ({ server }) => {
    const { payer, id } = await addScheduledPayer(server)
    const token = await addMethod({ url: server.providerUrl }, payer.person.customerNumber)
    const useOther = () =>
      server.database.db.update(scheduledPayments).set({ token }).where(eq(scheduledPayments.id, id))
    expect(await announceAfter(server, payer, useOther)).toMatchObject(dropped)
  })

  it('is not announced if it gets a later expiration date while the mail server is down', async ({ server }) => {
    const { payer } = await addScheduledPayer(server)
    const { customerNumber } = payer.person
    const renew = async () => {
      const query = { crm_customer_id: customerNumber, token: payer.method }
      const token = await server.signIn(payer.person)
      await server.call(updatePaymentProfileExpiry, { query, body: { month: 4, year: 2029 } }, { token })
    }
    expect(await announceAfter(server, payer, renew)).toMatchObject(dropped)
  })
})
