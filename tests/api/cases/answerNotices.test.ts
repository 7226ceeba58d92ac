import { describe, expect } from 'vitest'
import { createCaseComment } from '#shared/contract/cases/messages'
import { updateCommunicationPreferences } from '#shared/contract/customers/communication'
import * as caseNotificationTexts from '#shared/texts/cases/caseNotifications'
import { finishedRequestsJob } from '../../../server/directory/notifications/producers/finishedRequests.job'
import { addCase, addCustomer } from '../../support/data/cases/cases'
import { addAccount, addPerson } from '../../support/data/people'
import { readMessagesTo } from '../../support/server/outbox'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

it.beforeEach(({ server }) => server.setNow(testNow))

const hourMs = 60 * 60_000
const answerText = 'The meter at your house was read wrongly.'

/** Adds a comment by staff to a case. */
async function answer(server: TestServer, caseId: string, options: { idempotencyKey?: string } = {}) {
  const clerk = await addPerson(server.database.db, { userType: 'CENTRIC' })
  const token = await server.signIn(clerk)
  const body = { case_id: caseId, comment: answerText }
  const answers = [await server.call(createCaseComment, { body }, { token, ...options })]
  if (options.idempotencyKey) answers.push(await server.call(createCaseComment, { body }, { token, ...options }))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  return clerk
}

type Customer = Awaited<ReturnType<typeof addCustomer>>

const choose = (server: TestServer, { account, person, token }: Customer, choice: Record<string, unknown>) =>
  server.call(
    updateCommunicationPreferences,
    { body: { billing_group_id: account.billingGroupId, contact_id: person.contactId, ...choice } },
    { token },
  )

describe('the notification about an answer of staff', () => {
  it('is an email that says where the answer is, not its content', async ({ server }) => {
    const { person } = await addCustomer(server)
    const clerk = await answer(server, await addCase(server, person, { kind: 'message', title: 'My gas bill' }))
    const [mail, ...more] = await readMessagesTo(server, person.email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      channel: 'email',
      subject: caseNotificationTexts.reply({ isMessage: true, number: '', title: '' }).subject,
    })
    expect(mail?.body).toContain('“My gas bill”')
    expect(mail?.body).toMatch(/\/messageCenter$/m)
    expect(mail?.body).not.toContain(answerText)
    expect(await readMessagesTo(server, clerk.email)).toEqual([])
  })

  it('links to the request if it answers one', async ({ server }) => {
    const { person } = await addCustomer(server)
    const id = await addCase(server, person, { number: 'C-2026-700001' })
    await answer(server, id)
    const [mail] = await readMessagesTo(server, person.email)
    expect(mail?.subject).toBe(
      caseNotificationTexts.reply({ isMessage: false, number: 'C-2026-700001', title: '' }).subject,
    )
    expect(mail?.body).toContain(`/serviceTicketView?case=${id}`)
  })

  it('is sent once, although the answer is sent twice', async ({ server }) => {
    const { person } = await addCustomer(server)
    await answer(server, await addCase(server, person, { kind: 'message' }), { idempotencyKey: 'one-click-09' })
    expect(await readMessagesTo(server, person.email)).toHaveLength(1)
  })

  it('is sent once to a contact with several billing accounts', async ({ server }) => {
    const both = await addCustomer(server)
    await addAccount(server.database.db, both.person.customerNumber)
    await answer(server, await addCase(server, both.person, { kind: 'message' }))
    expect(await readMessagesTo(server, both.person.email)).toHaveLength(1)
  })

  it('is not sent to contacts who turned it off', async ({ server }) => {
    const customer = await addCustomer(server)
    await choose(server, customer, { category: 'new_message', channels: [] })
    await answer(server, await addCase(server, customer.person, { kind: 'message' }))
    expect(await readMessagesTo(server, customer.person.email)).toEqual([])
  })

  it('waits as a text message for the end of quiet hours', async ({ server }) => {
    const customer = await addCustomer(server, { hasVerifiedPhone: true })
    // It is 10:00 in the provider's time zone.
    await choose(server, customer, { category: 'new_message', channels: ['sms'] })
    await choose(server, customer, { quiet_from: '09:00', quiet_until: '10:30' })
    await answer(server, await addCase(server, customer.person, { kind: 'message', title: 'My gas bill' }))
    expect(await readMessagesTo(server, customer.person.phone)).toEqual([])
    server.setNow('2026-03-13T15:29:00.000Z')
    await server.finishJobs(29 * 60_000)
    expect(await readMessagesTo(server, customer.person.phone)).toEqual([])
    server.setNow('2026-03-13T15:30:00.000Z')
    await server.finishJobs(31 * 60_000)
    const texts = await readMessagesTo(server, customer.person.phone)
    expect(texts).toMatchObject([{ channel: 'sms', body: expect.stringContaining('/messageCenter') }])
    expect(texts[0]?.body).not.toContain('gas')
  })

  it('waits as a text message from 9 PM to 8 AM unless the contact turned quiet hours off', async ({ server }) => {
    const [usual, other] = [
      await addCustomer(server, { hasVerifiedPhone: true }),
      await addCustomer(server, { hasVerifiedPhone: true }),
    ]
    for (const customer of [usual, other])
      await choose(server, customer, { category: 'new_message', channels: ['sms'] })
    await choose(server, other, { quiet_from: null, quiet_until: null })
    // It is 22:30 in the provider's time zone.
    server.setNow('2026-03-14T03:30:00.000Z')
    for (const { person } of [usual, other]) await answer(server, await addCase(server, person, { kind: 'message' }))
    expect(await readMessagesTo(server, other.person.phone)).toHaveLength(1)
    server.setNow('2026-03-14T12:59:00.000Z')
    await server.finishJobs(9 * hourMs)
    expect(await readMessagesTo(server, usual.person.phone)).toEqual([])
    server.setNow('2026-03-14T13:00:00.000Z')
    await server.finishJobs(10 * hourMs)
    expect(await readMessagesTo(server, usual.person.phone)).toHaveLength(1)
  })

  it('is sent once if it could not be sent at first', async ({ server }) => {
    const { person } = await addCustomer(server)
    const { notifier } = server.services
    server.services.notifier = { ...notifier, sendMail: () => Promise.reject(new Error('The gateway is down')) }
    await answer(server, await addCase(server, person, { kind: 'message' }))
    expect(await readMessagesTo(server, person.email)).toEqual([])
    server.services.notifier = notifier
    await server.finishJobs(60_000)
    await server.finishJobs(60_000)
    expect(await readMessagesTo(server, person.email)).toHaveLength(1)
  })

  it('is not sent for the customer’s own comment', async ({ server }) => {
    const { person, token } = await addCustomer(server)
    const body = { case_id: await addCase(server, person, { kind: 'message' }), comment: 'Any news?' }
    await server.call(createCaseComment, { body }, { token })
    expect(await readMessagesTo(server, person.email)).toEqual([])
  })
})

describe('a survey', () => {
  it('a survey about a request that ended is emailed once to those who chose it, unless they have rated it', async ({
    server,
  }) => {
    const [asked, other] = [await addCustomer(server), await addCustomer(server)]
    await choose(server, asked, { category: 'surveys', channels: ['email'] })
    const closedAt = server.services.clock.now()
    const serviceAccountId = asked.account.serviceAccountId
    const ended = await addCase(server, asked.person, {
      status: 'resolved',
      closedAt,
      title: 'No signal',
      serviceAccountId,
    })
    await addCase(server, asked.person, { status: 'closed', closedAt, rating: 4, serviceAccountId })
    await addCase(server, asked.person, { status: 'in_progress', serviceAccountId })
    await addCase(server, other.person, { status: 'resolved', closedAt })
    for (let day = 0; day < 2; day += 1) {
      await server.runScheduled(finishedRequestsJob)
      await server.finishJobs()
    }
    const mails = await readMessagesTo(server, asked.person.email)
    const surveySubject = new RegExp(`^${caseNotificationTexts.survey({ number: String.raw`\S+`, title: '' }).subject}`)
    expect(mails).toMatchObject([{ subject: expect.stringMatching(surveySubject) }])
    expect(mails[0]?.body).toContain('“No signal”')
    expect(mails[0]?.body).toContain(`/serviceTicketView?case=${ended}`)
    expect(await readMessagesTo(server, other.person.email)).toEqual([])
  })
})
