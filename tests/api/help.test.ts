import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  cancelCallback,
  Callback,
  getCallback,
  giveFaqFeedback,
  listFaqFeedback,
  requestCallback,
} from '#shared/contract/help'
import { callbackTexts } from '#shared/helpTexts'
import { auditRecords, outboxMessages } from '../../server/db/schema/records'
import { addPerson, type Person } from '../support/people'
import { startServer, testNow, type TestServer } from '../support/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
beforeEach(() => server.setNow(testNow))
afterAll(() => server.stop())

// A Friday, 10:00 in Chicago.
const wish = { phone: '(210) 555-0142', topic: 'billing' as const, day: '2026-03-13', from_minutes: 12 * 60 }

async function somebody(): Promise<{ person: Person; token: string }> {
  const person = await addPerson(server.database.db)
  return { person, token: await server.signIn(person) }
}
const ask = (token: string, changes: Partial<Record<keyof typeof wish, unknown>> = {}) =>
  server.call(requestCallback, { body: { ...wish, ...changes } as typeof wish }, { token })
const waiting = async (token: string) => (await server.call(getCallback, {}, { token })).data

async function mailsAbout(email: string): Promise<string[]> {
  await server.services.background.drained()
  const mails = await server.database.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, 'care@example.com'))
  return mails.filter(({ body }) => body.includes(email)).map(({ subject }) => subject)
}

describe('asking for a call', () => {
  it('answers when it comes, tells the desk, and leaves a record', async () => {
    const { person, token } = await somebody()
    const answer = await ask(token)
    expect(answer.messages).toEqual([callbackTexts.requested])
    expect(answer.data).toEqual({
      callback_id: expect.any(String),
      topic: 'billing',
      phone: '2105550142',
      day: '2026-03-13',
      from_minutes: 720,
      to_minutes: 840,
      created_at: testNow,
    })
    expect(await waiting(token)).toEqual(answer.data)
    expect(await mailsAbout(person.email)).toEqual(['Call back: billing, 03/13/2026, 12:00 PM to 2:00 PM'])
    const records = await server.database.db.select().from(auditRecords).where(eq(auditRecords.userId, person.userId))
    expect(records).toContainEqual(
      expect.objectContaining({ action: 'callback.requested', customerNumber: person.customerNumber }),
    )
  })

  it.each([
    ['past', { from_minutes: 8 * 60 }],
    ['about to begin', { from_minutes: 10 * 60 }],
    ['outside the hours', { day: '2026-03-15' }],
    ['too far away', { day: '2026-06-01' }],
    ['between two times that are offered', { from_minutes: 12 * 60 + 30 }],
  ])('is refused for a time that is %s', async (_what, changes) => {
    const answer = await ask((await somebody()).token, changes)
    expect(answer.status).toBe(400)
    expect(answer.fields).toEqual({ from_minutes: callbackTexts.timeGone })
  })

  it('is not promised when the desk cannot be told', async () => {
    const { token } = await somebody()
    const { notifier } = server.services
    const sendMail = notifier.sendMail.bind(notifier)
    notifier.sendMail = () => Promise.reject(new Error('the mail server is down'))
    const answer = await ask(token)
    notifier.sendMail = sendMail
    expect([answer.status, answer.messages]).toEqual([503, [callbackTexts.notPassedOn]])
    expect(await waiting(token)).toBeNull()
    expect((await ask(token)).status).toBe(200)
  })

  it('is refused without a telephone number', async () => {
    const answer = await ask((await somebody()).token, { phone: '555' })
    expect(answer.fields).toEqual({ phone: 'Enter valid Phone' })
  })

  it('happens once at a time, however fast one clicks', async () => {
    const { token } = await somebody()
    const answers = await Promise.all([ask(token), ask(token, { from_minutes: 14 * 60 })])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  it('is possible again when the time of the earlier call has gone by', async () => {
    const { token } = await somebody()
    await ask(token)
    server.setNow('2026-03-13T19:00:00.000Z')
    expect(await waiting(token)).toBeNull()
    expect((await ask(token, { from_minutes: 16 * 60 })).status).toBe(200)
  })

  it('is slowed down when it is done again and again', async () => {
    const { token } = await somebody()
    for (let round = 0; round < 5; round += 1) {
      const { data } = await ask(token)
      await server.call(cancelCallback, { body: { callback_id: Callback.parse(data).callback_id } }, { token })
    }
    expect((await ask(token)).status).toBe(429)
  })

  it('is not for staff', async () => {
    const staff = await server.signIn(await addPerson(server.database.db, { userType: 'CENTRIC' }))
    expect((await ask(staff)).status).toBe(403)
  })
})

describe('taking a request for a call back', () => {
  it('ends it, and tells the desk', async () => {
    const { person, token } = await somebody()
    const { data } = await ask(token)
    const { callback_id } = Callback.parse(data)
    expect((await server.call(cancelCallback, { body: { callback_id } }, { token })).status).toBe(200)
    expect(await waiting(token)).toBeNull()
    expect(await mailsAbout(person.email)).toContain('Do not call back: billing, 03/13/2026, 12:00 PM to 2:00 PM')
  })

  it('is not found when it is somebody else’s', async () => {
    const { token } = await somebody()
    const { callback_id } = Callback.parse((await ask(token)).data)
    const stranger = (await somebody()).token
    expect((await server.call(cancelCallback, { body: { callback_id } }, { token: stranger })).status).toBe(404)
    expect(await waiting(token)).not.toBeNull()
  })
})

describe('saying whether an answer helped', () => {
  const say = (token: string, slug: string, helpful: boolean) =>
    server.call(giveFaqFeedback, { body: { slug, helpful } }, { token })

  it('is kept once per question, and can be changed', async () => {
    const { token } = await somebody()
    await say(token, 'smell-gas', true)
    await say(token, 'late-fee', false)
    await say(token, 'late-fee', true)
    expect((await server.call(listFaqFeedback, {}, { token })).data).toEqual([
      { slug: 'late-fee', helpful: true },
      { slug: 'smell-gas', helpful: true },
    ])
  })

  it('is one’s own', async () => {
    await say((await somebody()).token, 'late-fee', false)
    expect((await server.call(listFaqFeedback, {}, { token: (await somebody()).token })).data).toEqual([])
  })

  it('is refused for what cannot be a question', async () => {
    const answer = await say((await somebody()).token, 'Not a slug', true)
    expect(answer.status).toBe(400)
    expect(answer.fields).toHaveProperty('slug')
  })

  it('is slowed down before it fills the table', async () => {
    const { token } = await somebody()
    const statuses: number[] = []
    for (let round = 0; round < 61; round += 1) statuses.push((await say(token, `question-${round}`, true)).status)
    expect(statuses.at(-2)).toBe(200)
    expect(statuses.at(-1)).toBe(429)
  })
})
