import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { rescheduleCase } from '#shared/contract/cases/appointments'
import { createAnnouncement, expireAnnouncement } from '#shared/contract/content/announcements'
import * as communicationTexts from '#shared/texts/customers/communication'
import { sendMessageJob } from '../../../../server/adapters/notifier/sendMessage.job'
import { contacts } from '../../../../server/db/schema/customers/accounts'
import { outboxMessages } from '../../../../server/db/schema/customers/outboxMessages'
import { sentMessages } from '../../../../server/db/schema/customers/sentMessages'
import { liveAnnouncementsJob } from '../../../../server/directory/notifications/producers/announcements.job'
import { remindersJob } from '../../../../server/directory/notifications/producers/reminders.job'
import { dueBillsJob } from '../../../../server/features/payments/autopay.job'
import { addCase, addCustomer } from '../../../support/data/cases/cases'
import { move } from '../../../support/data/cases/requests'
import { anAnnouncementInput } from '../../../support/data/content/announcements'
import { changeAccount } from '../../../support/data/customers/notifications'
import { readSentTo } from '../../../support/data/customers/sentMessages'
import {
  answerMessage,
  type Customer,
  chooseChannels,
  countMessagesTo,
  failGateways,
  finishJobsAt,
} from '../../../support/data/customers/waitingMessages'
import { readJobs } from '../../../support/data/jobs'
import { addMethod } from '../../../support/data/payments/payments'
import { newDigits } from '../../../support/data/people'
import { signInStaff } from '../../../support/data/staff'
import { type TestServer, testNow } from '../../../support/server/server'
import { it } from '../../../support/server/serverTest'

// In the provider's time zone: before, in and after the usual quiet hours.
const evening = '2026-03-14T01:58:00.000Z'
const night = '2026-03-14T03:30:00.000Z'
const morning = '2026-03-14T13:01:00.000Z'

it.beforeEach(({ server }) => server.setNow(testNow))

/** Adds a customer whose text message could not be sent in the evening. By now, quiet hours have begun. */
async function addHeldUpText(server: TestServer): Promise<Customer> {
  const customer = await addCustomer(server, { hasVerifiedPhone: true })
  await chooseChannels(server, customer, { channels: ['sms'] })
  server.setNow(evening)
  const repair = await failGateways(server)
  await answerMessage(server, customer)
  repair()
  server.setNow(night)
  return customer
}

describe('a message that waits', () => {
  it('is not sent if its recipient turns it off before the end of quiet hours', async ({ server }) => {
    const customer = await addCustomer(server, { hasVerifiedPhone: true })
    await chooseChannels(server, customer, { channels: ['sms'] })
    server.setNow(night)
    await answerMessage(server, customer)
    await chooseChannels(server, customer, { channels: [] })
    await finishJobsAt(server, morning)
    expect(await countMessagesTo(server, customer.person.phone)).toBe(0)
    const records = await server.database.db
      .select({ status: sentMessages.status, failure: sentMessages.failure })
      .from(sentMessages)
      .where(eq(sentMessages.contactId, customer.person.contactId))
    expect(records).toEqual([{ status: 'failed', failure: communicationTexts.turnedOff }])
  })

  it('is sent to the number that its recipient has by then', async ({ server }) => {
    const customer = await addCustomer(server, { hasVerifiedPhone: true })
    await chooseChannels(server, customer, { channels: ['sms'] })
    server.setNow(night)
    await answerMessage(server, customer)
    const phone = `512${newDigits(7)}`
    await server.database.db.update(contacts).set({ phone }).where(eq(contacts.id, customer.person.contactId))
    await finishJobsAt(server, morning)
    expect([await countMessagesTo(server, customer.person.phone), await countMessagesTo(server, phone)]).toEqual([0, 1])
    const [record] = await server.database.db
      .select({ address: sentMessages.address })
      .from(sentMessages)
      .where(eq(sentMessages.contactId, customer.person.contactId))
    expect(record).toEqual({ address: phone })
  })

  it('is not sent in quiet hours that began while the gateway was down', async ({ server }) => {
    const customer = await addHeldUpText(server)
    await server.finishJobs(60_000)
    expect(await countMessagesTo(server, customer.person.phone)).toBe(0)
    await finishJobsAt(server, morning)
    expect(await countMessagesTo(server, customer.person.phone)).toBe(1)
  })

  it('is not sent in quiet hours that began a minute after it was stored', async ({ server }) => {
    const { person } = await addHeldUpText(server)
    server.setNow('2026-03-14T02:00:30.000Z')
    await server.finishJobs(60_000)
    expect(await countMessagesTo(server, person.phone)).toBe(0)
    await finishJobsAt(server, morning)
    expect(await countMessagesTo(server, person.phone)).toBe(1)
  })

  it('has one next job, although its process died before it could end the first', async ({ server }) => {
    const customer = await addHeldUpText(server)
    const jobs = await readJobs(server.database, sendMessageJob.name)
    const payload: unknown = JSON.parse(jobs.at(-1)?.payload ?? '')
    const attempt = { stopping: new AbortController().signal }
    await sendMessageJob.execute(server.services, payload, attempt)
    await sendMessageJob.execute(server.services, payload, attempt)
    expect(await readJobs(server.database, sendMessageJob.name)).toHaveLength(jobs.length + 1)
    await finishJobsAt(server, morning)
    expect(await countMessagesTo(server, customer.person.phone)).toBe(1)
  })

  it('is not emailed if its recipient turns it off while the mail server is down', async ({ server }) => {
    const customer = await addCustomer(server)
    const repair = await failGateways(server)
    await answerMessage(server, customer)
    repair()
    await chooseChannels(server, customer, { channels: [] })
    server.setNow('2026-03-13T15:10:00.000Z')
    await server.finishJobs(60_000)
    expect(await countMessagesTo(server, customer.person.email)).toBe(0)
  })
})

describe('a message about a technician on the way', () => {
  /** Sends the technician of a customer who gets text messages, at night. */
  async function depart(server: TestServer): Promise<Customer> {
    const customer = await addCustomer(server, { hasVerifiedPhone: true })
    await chooseChannels(server, customer, { channels: ['sms'], category: 'appointment' })
    server.setNow(night)
    const token = await signInStaff(server)
    const case_id = await addCase(server, customer.person, { status: 'scheduled' })
    expect((await move(server, token, { case_id, action: 'depart', seen_status: 'scheduled' })).status).toBe(200)
    await server.finishJobs()
    return customer
  }

  it('is sent immediately, also in quiet hours', async ({ server }) => {
    const { person } = await depart(server)
    expect(await countMessagesTo(server, person.phone)).toBe(1)
  })

  it('is no longer sent when the technician must have arrived', async ({ server }) => {
    const repair = await failGateways(server)
    const { person } = await depart(server)
    repair()
    await finishJobsAt(server, '2026-03-14T05:31:00.000Z')
    expect(await countMessagesTo(server, person.phone)).toBe(0)
    const ofPhone = eq(sentMessages.address, person.phone)
    const records = await server.database.db.select({ failure: sentMessages.failure }).from(sentMessages).where(ofPhone)
    expect(records).toEqual([{ failure: communicationTexts.messageExpired }])
  })

  it('is sent when the gateway works again on the way', async ({ server }) => {
    const repair = await failGateways(server)
    const { person } = await depart(server)
    repair()
    await finishJobsAt(server, '2026-03-14T05:29:00.000Z')
    expect(await countMessagesTo(server, person.phone)).toBe(1)
  })
})

describe('a message about something that ends before it is sent', () => {
  /** Publishes an announcement of which everyone is notified. Returns a function that withdraws it. */
  async function announce(server: TestServer): Promise<() => Promise<void>> {
    const token = await signInStaff(server)
    const { data } = await server.call(createAnnouncement, { body: anAnnouncementInput() }, { token })
    const { announcement_id, version } = createAnnouncement.response.parse(data)
    await server.runScheduled(liveAnnouncementsJob)
    await server.finishJobs()
    return async () => {
      const answer = await server.call(expireAnnouncement, { body: { announcement_id, version } }, { token })
      expect(answer.status).toBe(200)
    }
  }
  const dropped = [{ status: 'failed', failure: communicationTexts.noLongerApplied }]

  /** Adds a customer with texts about payments whose bank declines autopay, which charges at night. */
  async function addAutopayerWithTexts(server: TestServer) {
    const customer = await addCustomer(server, { hasVerifiedPhone: true })
    await chooseChannels(server, customer, { channels: ['sms'], category: 'payment_result' })
    const card = { behavior: 'declines' } as const
    const autopayToken = await addMethod({ url: server.providerUrl }, customer.person.customerNumber, card)
    await changeAccount(server, customer, { autopayToken, balance: 50_00, dueOn: '2026-03-22' })
    const failAutopay = async () => {
      server.setNow('2026-03-21T06:00:00.000Z')
      await server.runScheduled(dueBillsJob)
      await server.finishJobs()
    }
    return { customer, failAutopay }
  }

  it('is not texted in the morning if its announcement was withdrawn at night', async ({ server }) => {
    const customer = await addCustomer(server, { hasVerifiedPhone: true })
    await chooseChannels(server, customer, { channels: ['sms'], category: 'planned_work' })
    server.setNow(night)
    const withdraw = await announce(server)
    await withdraw()
    await finishJobsAt(server, morning)
    expect(await readSentTo(server, customer.person.phone)).toMatchObject(dropped)
    expect(await countMessagesTo(server, customer.person.phone)).toBe(0)
  })

  it('is not emailed if its announcement was withdrawn within minutes, while the mail server was down', async ({
    server,
  }) => {
    const { person } = await addCustomer(server)
    const repair = await failGateways(server)
    const withdraw = await announce(server)
    repair()
    await withdraw()
    await server.finishJobs(60_000)
    expect(await readSentTo(server, person.email)).toMatchObject(dropped)
    expect(await countMessagesTo(server, person.email)).toBe(0)
  })

  it('is texted in the morning if its announcement goes on', async ({ server }) => {
    const customer = await addCustomer(server, { hasVerifiedPhone: true })
    await chooseChannels(server, customer, { channels: ['sms'], category: 'planned_work' })
    server.setNow(night)
    await announce(server)
    await finishJobsAt(server, morning)
    expect(await countMessagesTo(server, customer.person.phone)).toBe(1)
  })

  it('is not texted in the morning if the bill was paid at night', async ({ server }) => {
    const customer = await addCustomer(server, { hasVerifiedPhone: true })
    await chooseChannels(server, customer, { channels: ['sms'], category: 'payment_due' })
    await changeAccount(server, customer, { balance: 50_00, dueOn: '2026-03-15' })
    server.setNow(night)
    await server.runScheduled(remindersJob)
    await changeAccount(server, customer, { balance: 0 })
    await finishJobsAt(server, morning)
    expect(await readSentTo(server, customer.person.phone)).toMatchObject(dropped)
    expect(await countMessagesTo(server, customer.person.phone)).toBe(0)
  })

  it('is not texted in the morning if autopay could not pay a bill that was paid at night', async ({ server }) => {
    const { customer, failAutopay } = await addAutopayerWithTexts(server)
    await failAutopay()
    await changeAccount(server, customer, { balance: 0 })
    await finishJobsAt(server, '2026-03-21T14:01:00.000Z')
    expect(await readSentTo(server, customer.person.phone)).toMatchObject(dropped)
  })

  it('is texted in the morning if autopay could not pay a bill that is still open', async ({ server }) => {
    const { customer, failAutopay } = await addAutopayerWithTexts(server)
    await failAutopay()
    await finishJobsAt(server, '2026-03-21T14:01:00.000Z')
    expect(await countMessagesTo(server, customer.person.phone)).toBe(1)
  })

  it('is texted only with the last time of a visit that was moved at night', async ({ server }) => {
    const customer = await addCustomer(server, { hasVerifiedPhone: true })
    await chooseChannels(server, customer, { channels: ['sms'], category: 'appointment' })
    server.setNow(night)
    const token = await signInStaff(server)
    const case_id = await addCase(server, customer.person)
    const first = { date: '2026-03-17', window: '1-3' } as const
    await move(server, token, { case_id, action: 'schedule', seen_status: 'received', ...first })
    await server.finishJobs()
    const body = {
      case_id,
      date: '2026-03-18',
      window: '8-10',
      seen_date: first.date,
      seen_window: first.window,
    } as const
    expect((await server.call(rescheduleCase, { body }, { token })).status).toBe(200)
    await finishJobsAt(server, morning)
    const texts = await server.database.db
      .select({ body: outboxMessages.body })
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, customer.person.phone))
    expect(texts.map(({ body: text }) => text)).toEqual([expect.stringContaining('to March 18, 2026')])
  })
})
