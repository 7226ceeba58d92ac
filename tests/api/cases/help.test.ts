import { eq } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import {
  Callback,
  cancelCallback,
  getCallback,
  giveFaqFeedback,
  listFaqFeedback,
  requestCallback,
} from '#shared/contract/cases/help'
import * as helpTexts from '#shared/texts/cases/help'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { outboxMessages } from '../../../server/db/schema/customers/outboxMessages'
import { addPerson, type Person } from '../../support/data/people'
import { signInStaff } from '../../support/data/staff'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

it.beforeEach(({ server }) => server.setNow(testNow))

// A Friday, 10:00 in Chicago.
const callbackRequest = { phone: '(210) 555-0142', topic: 'billing' as const, day: '2026-03-13', from_minutes: 12 * 60 }

async function addCustomer(server: TestServer): Promise<{ person: Person; token: string }> {
  const person = await addPerson(server.database.db)
  return { person, token: await server.signIn(person) }
}
const ask = (server: TestServer, token: string, changes: Partial<Record<keyof typeof callbackRequest, unknown>> = {}) =>
  server.call(requestCallback, { body: { ...callbackRequest, ...changes } as typeof callbackRequest }, { token })
const waiting = async (server: TestServer, token: string) => (await server.call(getCallback, {}, { token })).data

async function mailsAbout(server: TestServer, email: string): Promise<string[]> {
  await server.finishJobs()
  const mails = await server.database.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, 'care@example.com'))
  return mails.filter(({ body }) => body.includes(email)).map(({ subject }) => subject)
}

const subjectOf = (isRequested: boolean): string => {
  const time = helpTexts.callbackTime({ day: '03/13/2026', from: '12:00 PM', to: '2:00 PM' })
  const caller = { name: '', phone: '', email: '', customerNumber: undefined }
  return helpTexts.careCallback({ isRequested, topic: 'billing', time, ...caller }).subject
}

describe('the request of a callback', () => {
  it('returns its time, tells the desk, and leaves a record', async ({ server }) => {
    const { person, token } = await addCustomer(server)
    const answer = await ask(server, token)
    expect(answer.messages).toEqual([helpTexts.callbackRequested])
    expect(answer.data).toEqual({
      callback_id: expect.any(String),
      topic: 'billing',
      phone: '2105550142',
      day: '2026-03-13',
      from_minutes: 720,
      to_minutes: 840,
      created_at: testNow,
    })
    expect(await waiting(server, token)).toEqual(answer.data)
    expect(await mailsAbout(server, person.email)).toEqual([subjectOf(true)])
    const records = await server.database.db.select().from(auditRecords).where(eq(auditRecords.userId, person.userId))
    expect(records).toContainEqual(
      expect.objectContaining({ action: 'callback.requested', customerNumber: person.customerNumber }),
    )
  })

  it.for([
    ['past', { from_minutes: 8 * 60 }],
    ['about to begin', { from_minutes: 10 * 60 }],
    ['outside the hours', { day: '2026-03-15' }],
    ['too far away', { day: '2026-06-01' }],
    ['between two times that are offered', { from_minutes: 12 * 60 + 30 }],
  ] as const)('is rejected for a time that is %s', async ([_what, changes], { server }) => {
    const answer = await ask(server, (await addCustomer(server)).token, changes)
    expect(answer.status).toBe(400)
    expect(answer.fields).toEqual({ from_minutes: helpTexts.callbackTimeUnavailable })
  })

  it('reaches the desk later if the mail server is down', async ({ server }) => {
    const { person, token } = await addCustomer(server)
    vi.spyOn(server.services.notifier, 'sendMail').mockRejectedValue(new Error('The mail server is down'))
    expect((await ask(server, token)).messages).toEqual([helpTexts.callbackRequested])
    expect(await mailsAbout(server, person.email)).toEqual([])
    vi.restoreAllMocks()
    await server.finishJobs(60_000)
    expect(await mailsAbout(server, person.email)).toHaveLength(1)
  })

  it('is not confirmed if there is no mail gateway', async ({ server }) => {
    const { token } = await addCustomer(server)
    server.services.notifier.channels.email = false
    const answer = await ask(server, token)
    server.services.notifier.channels.email = true
    expect([answer.status, answer.messages]).toEqual([503, [helpTexts.callbackFailed]])
    expect(await waiting(server, token)).toBeNull()
  })

  it('is rejected without a phone number', async ({ server }) => {
    const answer = await ask(server, (await addCustomer(server)).token, { phone: '555' })
    expect(answer.fields).toEqual({ phone: 'Enter valid Phone' })
  })

  it('is accepted once at a time, however fast the user clicks', async ({ server }) => {
    const { token } = await addCustomer(server)
    const answers = await Promise.all([ask(server, token), ask(server, token, { from_minutes: 14 * 60 })])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  it('is possible again after the time of the earlier callback', async ({ server }) => {
    const { token } = await addCustomer(server)
    await ask(server, token)
    server.setNow('2026-03-13T19:00:00.000Z')
    expect(await waiting(server, token)).toBeNull()
    expect((await ask(server, token, { from_minutes: 16 * 60 })).status).toBe(200)
  })

  it('is limited in frequency', async ({ server }) => {
    const { token } = await addCustomer(server)
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { data } = await ask(server, token)
      await server.call(cancelCallback, { body: { callback_id: Callback.parse(data).callback_id } }, { token })
    }
    expect((await ask(server, token)).status).toBe(429)
  })

  it('is not available to staff', async ({ server }) => {
    const staff = await signInStaff(server)
    expect((await ask(server, staff)).status).toBe(403)
  })
})

describe('the cancellation of a callback', () => {
  it('ends it, and tells the desk', async ({ server }) => {
    const { person, token } = await addCustomer(server)
    const { data } = await ask(server, token)
    const { callback_id } = Callback.parse(data)
    expect((await server.call(cancelCallback, { body: { callback_id } }, { token })).status).toBe(200)
    expect(await waiting(server, token)).toBeNull()
    expect(await mailsAbout(server, person.email)).toContain(subjectOf(false))
  })

  it('is not found for another user’s callback', async ({ server }) => {
    const { token } = await addCustomer(server)
    const { callback_id } = Callback.parse((await ask(server, token)).data)
    const stranger = (await addCustomer(server)).token
    expect((await server.call(cancelCallback, { body: { callback_id } }, { token: stranger })).status).toBe(404)
    expect(await waiting(server, token)).not.toBeNull()
  })
})

describe('feedback on an answer', () => {
  const sendFeedback = (server: TestServer, token: string, slug: string, helpful: boolean) =>
    server.call(giveFaqFeedback, { body: { slug, helpful } }, { token })

  it('is stored once per question, and can be changed', async ({ server }) => {
    const { token } = await addCustomer(server)
    await sendFeedback(server, token, 'smell-gas', true)
    await sendFeedback(server, token, 'late-fee', false)
    await sendFeedback(server, token, 'late-fee', true)
    expect((await server.call(listFaqFeedback, {}, { token })).data).toEqual([
      { slug: 'late-fee', helpful: true },
      { slug: 'smell-gas', helpful: true },
    ])
  })

  it('is stored per user', async ({ server }) => {
    await sendFeedback(server, (await addCustomer(server)).token, 'late-fee', false)
    expect((await server.call(listFaqFeedback, {}, { token: (await addCustomer(server)).token })).data).toEqual([])
  })

  it('is rejected for an invalid question', async ({ server }) => {
    const answer = await sendFeedback(server, (await addCustomer(server)).token, 'Not a slug', true)
    expect(answer.status).toBe(400)
    expect(answer.fields).toHaveProperty('slug')
  })

  it('is limited before it fills the table', async ({ server }) => {
    const { token } = await addCustomer(server)
    const statuses: number[] = []
    for (let attempt = 0; attempt < 61; attempt += 1)
      statuses.push((await sendFeedback(server, token, `question-${attempt}`, true)).status)
    expect(statuses.at(-2)).toBe(200)
    expect(statuses.at(-1)).toBe(429)
  })
})
