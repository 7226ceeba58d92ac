import { sql } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import * as communicationTexts from '#shared/texts/customers/communication'
import * as notificationTexts from '#shared/texts/customers/notifications'
import { checkCardJob, expiringCardsJob } from '../../../../server/directory/notifications/producers/expiringCards.job'
import { addSubscriber, changeAccount, dayAt, type Subscriber } from '../../../support/data/customers/notifications'
import { readSentTo } from '../../../support/data/customers/sentMessages'
import { readJobs } from '../../../support/data/jobs'
import { addMethod } from '../../../support/data/payments/payments'
import { whileGatewaysFail } from '../../../support/server/gateways'
import { type TestServer, testNow } from '../../../support/server/server'
import { it } from '../../../support/server/serverTest'

it.afterEach(({ server }) => {
  vi.restoreAllMocks()
  server.setNow(testNow)
})

describe('an autopay card that expires', () => {
  const cardSubject = notificationTexts.cardExpiring({ account: '', method: '', expiresOn: '2026-05-31' }).subject

  /** Adds a subscriber whose autopay card expires at the end of May. */
  async function addAutopaySubscriber(server: TestServer) {
    const subscriber = await addSubscriber(server)
    const { customerNumber } = subscriber.person
    const method = await addMethod({ url: server.providerUrl }, customerNumber, { expiry: { month: 5, year: 2026 } })
    await changeAccount(server, subscriber, { autopayToken: method })
    return subscriber
  }

  async function checkCards(server: TestServer, days: readonly string[]) {
    for (const day of days) {
      server.setNow(dayAt(day))
      await server.runScheduled(expiringCardsJob)
    }
  }

  async function daysOfEmails(server: TestServer, { person }: Subscriber) {
    const sent = await readSentTo(server, person.email)
    expect(sent.filter(({ subject }) => subject !== cardSubject)).toEqual([])
    return sent.map(({ createdAt }) => createdAt.toISOString().slice(0, 10))
  }

  it('is announced 60, 30 and 7 days before', async ({ server }) => {
    const subscriber = await addAutopaySubscriber(server)
    await checkCards(server, ['2026-03-31', '2026-04-01', '2026-04-02', '2026-05-01', '2026-05-24', '2026-05-25'])
    expect(await daysOfEmails(server, subscriber)).toEqual(['2026-04-01', '2026-05-01', '2026-05-24'])
  })

  it('is announced later, and still once, if the portal was down on these days', async ({ server }) => {
    const subscriber = await addAutopaySubscriber(server)
    await checkCards(server, ['2026-03-31', '2026-04-03', '2026-04-04', '2026-04-23', '2026-05-02', '2026-05-30'])
    expect(await daysOfEmails(server, subscriber)).toEqual(['2026-04-03', '2026-05-02', '2026-05-30'])
  })

  it('is announced when a check that failed for good starts again the next day', async ({ server }) => {
    const subscriber = await addAutopaySubscriber(server)
    vi.spyOn(server.services.cards, 'listProfiles').mockRejectedValue(new Error('The provider is down'))
    await checkCards(server, ['2026-04-01'])
    const checks = await readJobs(server.database, checkCardJob.name)
    expect(checks).toContainEqual(expect.objectContaining({ attempts: 1, maxAttempts: 16 }))
    await server.database.db.execute(sql`update graphile_worker._private_jobs set attempts = max_attempts
      where key like ${`${checkCardJob.name} %`}`)
    vi.restoreAllMocks()
    await checkCards(server, ['2026-04-02', '2026-04-03'])
    expect(await daysOfEmails(server, subscriber)).toEqual(['2026-04-02'])
    expect(await readJobs(server.database, checkCardJob.name)).toEqual([])
  })

  it('is announced the day after it was chosen, however soon it expires', async ({ server }) => {
    const subscriber = await addSubscriber(server)
    const { customerNumber } = subscriber.person
    await changeAccount(server, subscriber, {
      autopayToken: await addMethod({ url: server.providerUrl }, customerNumber),
    })
    await checkCards(server, ['2026-05-01'])
    const expiry = { month: 5, year: 2026 }
    const method = await addMethod({ url: server.providerUrl }, customerNumber, { expiry })
    await changeAccount(server, subscriber, { autopayToken: method })
    await checkCards(server, ['2026-05-12', '2026-05-13'])
    expect(await daysOfEmails(server, subscriber)).toEqual(['2026-05-12'])
  })

  it('is not announced if autopay gets another card while the mail server is down', async ({ server }) => {
    const subscriber = await addAutopaySubscriber(server)
    await whileGatewaysFail(server, () => checkCards(server, ['2026-04-01']))
    const autopayToken = await addMethod({ url: server.providerUrl }, subscriber.person.customerNumber)
    await changeAccount(server, subscriber, { autopayToken })
    server.setNow('2026-04-01T15:10:00.000Z')
    await server.finishJobs(60_000)
    expect(await readSentTo(server, subscriber.person.email)).toMatchObject([
      { status: 'failed', failure: communicationTexts.noLongerApplied },
    ])
  })

  it('is announced after the mail server was down if autopay still uses it', async ({ server }) => {
    const subscriber = await addAutopaySubscriber(server)
    await whileGatewaysFail(server, () => checkCards(server, ['2026-04-01']))
    server.setNow('2026-04-01T15:10:00.000Z')
    await server.finishJobs(60_000)
    expect(await readSentTo(server, subscriber.person.email)).toMatchObject([{ status: 'sent' }])
  })
})
