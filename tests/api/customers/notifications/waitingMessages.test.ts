import { eq } from 'drizzle-orm'
import { describe, expect, onTestFinished } from 'vitest'
import { rescheduleCase } from '#shared/contract/cases/appointments'
import { createCaseComment } from '#shared/contract/cases/messages'
import { createAnnouncement, expireAnnouncement } from '#shared/contract/content/announcements'
import { updateCommunicationPreferences } from '#shared/contract/customers/communication'
import type { NotificationCategory } from '#shared/customers/notifications'
import * as communicationTexts from '#shared/texts/customers/communication'
import { NumberRefused } from '../../../../server/adapters/notifier/mailErrors'
import { enqueueLetter, sendMessageJob } from '../../../../server/adapters/notifier/sendMessage.job'
import { contacts } from '../../../../server/db/schema/accounts'
import { outboxMessages } from '../../../../server/db/schema/outboxMessages'
import { sentMessages } from '../../../../server/db/schema/sentMessages'
import { liveAnnouncementsJob } from '../../../../server/directory/notifications/producers/announcements.job'
import { remindersJob } from '../../../../server/directory/notifications/producers/reminders.job'
import { dueBillsJob } from '../../../../server/features/payments/autopay.job'
import { addCase, addCustomer } from '../../../support/data/cases/cases'
import { move } from '../../../support/data/cases/requests'
import { anAnnouncementInput } from '../../../support/data/content/announcements'
import { changeAccount } from '../../../support/data/customers/notifications'
import { readSentTo } from '../../../support/data/customers/sentMessages'
import { readJobs } from '../../../support/data/jobs'
import { addMethod } from '../../../support/data/payments/payments'
import { addPerson, newDigits } from '../../../support/data/people'
import { signInStaff } from '../../../support/data/staff'
import { notReached } from '../../../support/server/gateways'
import { type TestServer, testNow } from '../../../support/server/server'
import { it } from '../../../support/server/serverTest'

// In the provider's time zone: before, in and after the usual quiet hours.
const evening = '2026-03-14T01:58:00.000Z'
const night = '2026-03-14T03:30:00.000Z'
const morning = '2026-03-14T13:01:00.000Z'
const dayMs = 24 * 60 * 60_000

it.beforeEach(({ server }) => server.setNow(testNow))

type Customer = Awaited<ReturnType<typeof addCustomer>>

async function choose(
  server: TestServer,
  { account, person }: Customer,
  channels: ('email' | 'sms')[],
  category: NotificationCategory = 'new_message',
) {
  const body = { billing_group_id: account.billingGroupId, contact_id: person.contactId }
  const token = await server.signIn(person)
  const answer = await server.call(updateCommunicationPreferences, { body: { ...body, category, channels } }, { token })
  expect(answer.status).toBe(200)
}

/** Answers a message of the customer, which notifies them. */
async function answer(server: TestServer, { person }: Customer): Promise<void> {
  const token = await server.signIn(await addPerson(server.database.db, { userType: 'CENTRIC' }))
  const body = { case_id: await addCase(server, person, { kind: 'message' }), comment: 'The meter was read wrongly.' }
  await server.call(createCaseComment, { body }, { token })
  await server.finishJobs()
}

/** Runs what is due by a moment. */
async function finishJobsAt(server: TestServer, moment: string): Promise<void> {
  server.setNow(moment)
  await server.finishJobs(dayMs)
}

const countTo = async (server: TestServer, recipient: string): Promise<number> =>
  server.database.db.$count(outboxMessages, eq(outboxMessages.recipient, recipient))

async function failGateways(server: TestServer): Promise<() => void> {
  const { notifier } = server.services
  const fail = () => Promise.reject(notReached())
  server.services.notifier = { ...notifier, sendMail: fail, sendSms: fail }
  return () => {
    server.services.notifier = notifier
  }
}

/** Adds a customer whose text message could not be sent in the evening. By now, quiet hours have begun. */
async function addHeldUpText(server: TestServer): Promise<Customer> {
  const customer = await addCustomer(server, { hasVerifiedPhone: true })
  await choose(server, customer, ['sms'])
  server.setNow(evening)
  const repair = await failGateways(server)
  await answer(server, customer)
  repair()
  server.setNow(night)
  return customer
}

describe('a message that waits', () => {
  it('is not sent if its recipient turns it off before the end of quiet hours', async ({ server }) => {
    const customer = await addCustomer(server, { hasVerifiedPhone: true })
    await choose(server, customer, ['sms'])
    server.setNow(night)
    await answer(server, customer)
    await choose(server, customer, [])
    await finishJobsAt(server, morning)
    expect(await countTo(server, customer.person.phone)).toBe(0)
    const records = await server.database.db
      .select({ status: sentMessages.status, failure: sentMessages.failure })
      .from(sentMessages)
      .where(eq(sentMessages.contactId, customer.person.contactId))
    expect(records).toEqual([{ status: 'failed', failure: communicationTexts.turnedOff }])
  })

  it('is sent to the number that its recipient has by then', async ({ server }) => {
    const customer = await addCustomer(server, { hasVerifiedPhone: true })
    await choose(server, customer, ['sms'])
    server.setNow(night)
    await answer(server, customer)
    const phone = `512${newDigits(7)}`
    await server.database.db.update(contacts).set({ phone }).where(eq(contacts.id, customer.person.contactId))
    await finishJobsAt(server, morning)
    expect([await countTo(server, customer.person.phone), await countTo(server, phone)]).toEqual([0, 1])
    const [record] = await server.database.db
      .select({ address: sentMessages.address })
      .from(sentMessages)
      .where(eq(sentMessages.contactId, customer.person.contactId))
    expect(record).toEqual({ address: phone })
  })

  it('is not sent in quiet hours that began while the gateway was down', async ({ server }) => {
    const customer = await addHeldUpText(server)
    await server.finishJobs(60_000)
    expect(await countTo(server, customer.person.phone)).toBe(0)
    await finishJobsAt(server, morning)
    expect(await countTo(server, customer.person.phone)).toBe(1)
  })

  it('is not sent in quiet hours that began a minute after it was stored', async ({ server }) => {
    const { person } = await addHeldUpText(server)
    server.setNow('2026-03-14T02:00:30.000Z')
    await server.finishJobs(60_000)
    expect(await countTo(server, person.phone)).toBe(0)
    await finishJobsAt(server, morning)
    expect(await countTo(server, person.phone)).toBe(1)
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
    expect(await countTo(server, customer.person.phone)).toBe(1)
  })

  it('is not emailed if its recipient turns it off while the mail server is down', async ({ server }) => {
    const customer = await addCustomer(server)
    const repair = await failGateways(server)
    await answer(server, customer)
    repair()
    await choose(server, customer, [])
    server.setNow('2026-03-13T15:10:00.000Z')
    await server.finishJobs(60_000)
    expect(await countTo(server, customer.person.email)).toBe(0)
  })
})

describe('a message about a technician on the way', () => {
  /** Sends the technician of a customer who gets text messages, at night. */
  async function depart(server: TestServer): Promise<Customer> {
    const customer = await addCustomer(server, { hasVerifiedPhone: true })
    await choose(server, customer, ['sms'], 'appointment')
    server.setNow(night)
    const token = await signInStaff(server)
    const case_id = await addCase(server, customer.person, { status: 'scheduled' })
    expect((await move(server, token, { case_id, action: 'depart', seen_status: 'scheduled' })).status).toBe(200)
    await server.finishJobs()
    return customer
  }

  it('is sent immediately, also in quiet hours', async ({ server }) => {
    const { person } = await depart(server)
    expect(await countTo(server, person.phone)).toBe(1)
  })

  it('is no longer sent when the technician must have arrived', async ({ server }) => {
    const repair = await failGateways(server)
    const { person } = await depart(server)
    repair()
    await finishJobsAt(server, '2026-03-14T05:31:00.000Z')
    expect(await countTo(server, person.phone)).toBe(0)
    const ofPhone = eq(sentMessages.address, person.phone)
    const records = await server.database.db.select({ failure: sentMessages.failure }).from(sentMessages).where(ofPhone)
    expect(records).toEqual([{ failure: communicationTexts.messageExpired }])
  })

  it('is sent when the gateway works again on the way', async ({ server }) => {
    const repair = await failGateways(server)
    const { person } = await depart(server)
    repair()
    await finishJobsAt(server, '2026-03-14T05:29:00.000Z')
    expect(await countTo(server, person.phone)).toBe(1)
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
    await choose(server, customer, ['sms'], 'payment_result')
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
    await choose(server, customer, ['sms'], 'planned_work')
    server.setNow(night)
    const withdraw = await announce(server)
    await withdraw()
    await finishJobsAt(server, morning)
    expect(await readSentTo(server, customer.person.phone)).toMatchObject(dropped)
    expect(await countTo(server, customer.person.phone)).toBe(0)
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
    expect(await countTo(server, person.email)).toBe(0)
  })

  it('is texted in the morning if its announcement goes on', async ({ server }) => {
    const customer = await addCustomer(server, { hasVerifiedPhone: true })
    await choose(server, customer, ['sms'], 'planned_work')
    server.setNow(night)
    await announce(server)
    await finishJobsAt(server, morning)
    expect(await countTo(server, customer.person.phone)).toBe(1)
  })

  it('is not texted in the morning if the bill was paid at night', async ({ server }) => {
    const customer = await addCustomer(server, { hasVerifiedPhone: true })
    await choose(server, customer, ['sms'], 'payment_due')
    await changeAccount(server, customer, { balance: 50_00, dueOn: '2026-03-15' })
    server.setNow(night)
    await server.runScheduled(remindersJob)
    await changeAccount(server, customer, { balance: 0 })
    await finishJobsAt(server, morning)
    expect(await readSentTo(server, customer.person.phone)).toMatchObject(dropped)
    expect(await countTo(server, customer.person.phone)).toBe(0)
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
    expect(await countTo(server, customer.person.phone)).toBe(1)
  })

  it('is texted only with the last time of a visit that was moved at night', async ({ server }) => {
    const customer = await addCustomer(server, { hasVerifiedPhone: true })
    await choose(server, customer, ['sms'], 'appointment')
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

/** Runs the newest job of a message until the gateway has the message, and dies. Returns the id that the gateway got. */
async function dieDuringHandover(server: TestServer): Promise<string> {
  const jobs = await readJobs(server.database, sendMessageJob.name)
  const payload: unknown = JSON.parse(jobs.at(-1)?.payload ?? '')
  const { notifier } = server.services
  const handover = new Promise<string>((resolve) => {
    const neverAnswer = ({ id }: { id?: string }) => {
      resolve(id ?? '')
      return new Promise<void>(() => undefined)
    }
    server.services.notifier = { ...notifier, sendMail: neverAnswer, sendSms: neverAnswer }
  })
  const attempt = sendMessageJob.execute(server.services, payload, { stopping: new AbortController().signal })
  const id = await Promise.race([handover, attempt.then(() => 'not handed over')])
  server.services.notifier = notifier
  return id
}

describe.for(['email', 'sms'] as const)('a message (%s) whose process dies during the handover', (channel) => {
  /** Answers a customer while the gateway is down. The process dies in the next attempt, and later attempts are watched. */
  async function answerAndDie(server: TestServer) {
    const customer = await addCustomer(server, { hasVerifiedPhone: true })
    await choose(server, customer, [channel])
    const repair = await failGateways(server)
    await answer(server, customer)
    repair()
    const id = await dieDuringHandover(server)
    const { notifier } = server.services
    onTestFinished(() => {
      server.services.notifier = notifier
    })
    let laterHandovers = 0
    const count = (sentId: string | undefined) => (laterHandovers += sentId === id ? 1 : 0)
    server.services.notifier = {
      ...notifier,
      sendMail: (mail) => {
        count(mail.id)
        return notifier.sendMail(mail)
      },
      sendSms: (sms) => {
        count(sms.id)
        return notifier.sendSms(sms)
      },
    }
    const recordedStatus = async () => {
      const [row] = await server.database.db.select().from(sentMessages).where(eq(sentMessages.id, id))
      return row?.status
    }
    return { customer, countLaterHandovers: () => laterHandovers, recordedStatus }
  }
  const tenMinutesLater = '2026-03-13T15:10:00.000Z'

  it('has an unknown result until it is handed over again under the same id', async ({ server }) => {
    const { countLaterHandovers, recordedStatus } = await answerAndDie(server)
    expect(await recordedStatus()).toBe('unknown')
    await finishJobsAt(server, tenMinutesLater)
    expect(countLaterHandovers()).toBe(1)
    expect(await recordedStatus()).toBe('sent')
  })

  it('keeps its unknown result if its recipient turns it off before the next attempt', async ({ server }) => {
    const { customer, countLaterHandovers, recordedStatus } = await answerAndDie(server)
    await choose(server, customer, [])
    await finishJobsAt(server, tenMinutesLater)
    expect(countLaterHandovers()).toBe(0)
    expect(await recordedStatus()).toBe('unknown')
  })

  it('keeps its unknown result if the gateway refuses the next attempt for good', async ({ server }) => {
    const { recordedStatus } = await answerAndDie(server)
    const refuseMail = () => Promise.reject(Object.assign(new Error('no'), { code: 'EMESSAGE', responseCode: 554 }))
    const refuseText = () => Promise.reject(new NumberRefused('no'))
    server.services.notifier = { ...server.services.notifier, sendMail: refuseMail, sendSms: refuseText }
    await finishJobsAt(server, tenMinutesLater)
    expect(await recordedStatus()).toBe('unknown')
  })

  it('waits again if the gateway was certainly not reached', async ({ server }) => {
    const customer = await addCustomer(server, { hasVerifiedPhone: true })
    await choose(server, customer, [channel])
    const repair = await failGateways(server)
    await answer(server, customer)
    repair()
    const { email, phone } = customer.person
    expect(await readSentTo(server, channel === 'email' ? email : phone)).toMatchObject([
      { status: 'waiting', failedAttempts: 1 },
    ])
  })
})

describe('a code whose process dies during the handover', () => {
  it('keeps its unknown result if it expires before the next attempt', async ({ server }) => {
    const { services, database } = server
    const to = `code-${newDigits(7)}@example.com`
    const content = { subject: 'Your code', paragraphs: ['123456'] }
    const validUntil = new Date(Date.parse(testNow) + 60_000)
    await enqueueLetter(services, database.db, { to, firstName: null, category: 'security', content, validUntil })
    await dieDuringHandover(server)
    await finishJobsAt(server, '2026-03-13T15:10:00.000Z')
    expect(await countTo(server, to)).toBe(0)
    expect(await readSentTo(server, to)).toMatchObject([{ status: 'unknown' }])
  })
})
