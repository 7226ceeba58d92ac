import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { createCaseComment } from '#shared/contract/cases/messages'
import { updateCommunicationPreferences } from '#shared/contract/customers/communication'
import * as communicationTexts from '#shared/texts/customers/communication'
import { sendMessageJob } from '../../../../server/adapters/notifier/sendMessage.job'
import { contacts } from '../../../../server/db/schema/accounts'
import { outboxMessages } from '../../../../server/db/schema/records'
import { sentMessages } from '../../../../server/db/schema/sentMessages'
import { addCase, addCustomer } from '../../../support/data/cases/cases'
import { move } from '../../../support/data/cases/requests'
import { readJobs } from '../../../support/data/jobs'
import { addPerson, newDigits } from '../../../support/data/people'
import { signInStaff } from '../../../support/data/staff'
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
  category: 'new_message' | 'case_update' = 'new_message',
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
  const fail = () => Promise.reject(new Error('The gateway is down'))
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
    await choose(server, customer, ['sms'], 'case_update')
    server.setNow(night)
    const token = await signInStaff(server)
    const case_id = await addCase(server, customer.person, { status: 'scheduled' })
    expect((await move(server, token, { case_id, action: 'depart', seen_status: 'scheduled' })).status).toBe(200)
    await server.finishJobs()
    return customer
  }

  it('is sent at once, also in quiet hours', async ({ server }) => {
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
