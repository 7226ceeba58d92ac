import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import {
  changePassword,
  endOtherSessions,
  endSession,
  listSessions,
  listSignIns,
} from '#shared/contract/signIn/security'
import { getAppData, validateUser } from '#shared/contract/signIn/session'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import * as securityTexts from '#shared/texts/signIn/security'
import * as sessionTexts from '#shared/texts/signIn/session'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { outboxMessages } from '../../../server/db/schema/customers/outboxMessages'
import { addPerson, type Person, password } from '../../support/data/people'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

const chromeOnWindows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36'
const next = 'Quill#2026'

async function signInWith(server: TestServer, { email }: Person, userAgent: string): Promise<string> {
  const options = { headers: { 'user-agent': userAgent } }
  const { data } = await server.call(validateUser, { body: { email, password } }, options)
  return z.object({ token: z.string() }).parse(data).token
}

const change = (
  server: TestServer,
  person: Person,
  token: string,
  body: { new_password?: string; old_password?: string } = {},
) =>
  server.call(
    changePassword,
    { body: { user_email: person.email, new_password: next, old_password: password, ...body } },
    { token },
  )

describe('changing the password', () => {
  it('ends the other sessions, keeps this one, and notifies the user', async ({ server }) => {
    const person = await addPerson(server.database.db)
    const [here, elsewhere] = [await server.signIn(person), await server.signIn(person)]
    const answer = await change(server, person, here)

    expect(answer).toMatchObject({ status: 200, messages: [sessionTexts.passwordChanged] })
    expect((await server.call(getAppData, {}, { token: elsewhere })).status).toBe(401)
    expect((await server.call(getAppData, {}, { token: here })).status).toBe(200)
    expect((await server.call(validateUser, { body: { email: person.email, password } })).status).toBe(400)
    expect((await server.call(validateUser, { body: { email: person.email, password: next } })).status).toBe(200)
    await server.finishJobs()
    const { db } = server.database
    const mails = await db.select().from(outboxMessages).where(eq(outboxMessages.recipient, person.email))
    expect(mails.map(({ subject }) => subject)).toEqual([loginEmailTexts.loginChanges.passwordChanged])
    const records = await db.select().from(auditRecords).where(eq(auditRecords.userId, person.userId))
    expect(records.map(({ action }) => action)).toContain('password.changed')
  })

  it('is rejected at the right field', async ({ server }) => {
    const person = await addPerson(server.database.db)
    const token = await server.signIn(person)
    expect(await change(server, person, token, { old_password: 'wrong' })).toMatchObject({
      status: 400,
      fields: { old_password: securityTexts.wrongPassword },
    })
    expect(await change(server, person, token, { new_password: password })).toMatchObject({
      status: 400,
      fields: { new_password: securityTexts.samePassword },
    })
    expect(await change(server, person, token, { new_password: 'short' })).toMatchObject({
      status: 400,
      fields: { new_password: sessionTexts.passwordTooShort },
    })
  })

  it('is blocked after five wrong passwords', async ({ server }) => {
    const person = await addPerson(server.database.db)
    const token = await server.signIn(person)
    for (let attempt = 0; attempt < 5; attempt += 1) await change(server, person, token, { old_password: 'wrong' })
    expect(await change(server, person, token)).toMatchObject({
      status: 429,
      messages: [securityTexts.triedTooOften(15)],
    })
  })

  it('the password of another user can’t be found to change it', async ({ server }) => {
    const [person, stranger] = [await addPerson(server.database.db), await addPerson(server.database.db)]
    expect((await change(server, person, await server.signIn(stranger))).status).toBe(404)
  })
})

describe('the signed-in devices', () => {
  it('are listed by browser and system, the current one first', async ({ server }) => {
    const person = await addPerson(server.database.db)
    await signInWith(
      server,
      person,
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    )
    const token = await signInWith(server, person, chromeOnWindows)
    const { data } = await server.call(listSessions, {}, { token })
    const usual = { session_id: expect.any(String), address: '127.0.0.1', created_at: testNow, last_used_at: testNow }
    expect(data).toEqual([
      { ...usual, device: 'Chrome on Windows', is_current: true },
      { ...usual, device: 'Safari on iPhone', is_current: false },
    ])
  })

  it('can be signed out one by one, immediately', async ({ server }) => {
    const person = await addPerson(server.database.db)
    const [here, elsewhere] = [await server.signIn(person), await server.signIn(person)]
    const { data } = await server.call(listSessions, {}, { token: here })
    const devices = z.array(z.object({ session_id: z.string(), is_current: z.boolean() })).parse(data)
    const other = devices.find(({ is_current }) => !is_current)
    const body = { session_id: other?.session_id ?? '' }
    expect((await server.call(endSession, { body }, { token: here })).status).toBe(200)
    expect((await server.call(getAppData, {}, { token: elsewhere })).status).toBe(401)
    expect((await server.call(endSession, { body }, { token: here })).status).toBe(404)
  })

  it('can all be signed out but this one', async ({ server }) => {
    const person = await addPerson(server.database.db)
    const tokens = [await server.signIn(person), await server.signIn(person), await server.signIn(person)]
    expect((await server.call(endOtherSessions, {}, { token: tokens[1] ?? '' })).data).toEqual({ ended: 2 })
    const statuses = await Promise.all(
      tokens.map(async (token) => (await server.call(getAppData, {}, { token })).status),
    )
    expect(statuses).toEqual([401, 200, 401])
  })

  it('show when they were last used, accurate to a few minutes', async ({ server, onTestFinished }) => {
    onTestFinished(() => server.setNow(testNow))
    const token = await server.signIn(await addPerson(server.database.db))
    server.setNow('2026-03-13T16:00:00.000Z')
    await server.call(getAppData, {}, { token })
    await server.finishJobs()
    const { data } = await server.call(listSessions, {}, { token })
    expect(data).toMatchObject([{ created_at: testNow, last_used_at: '2026-03-13T16:00:00.000Z' }])
  })
})

describe('the history of sign-ins', () => {
  it('contains successes and failures, newest first, in pages', async ({ server }) => {
    const person = await addPerson(server.database.db)
    await server.call(validateUser, { body: { email: person.email, password: 'wrong' } })
    const token = await signInWith(server, person, chromeOnWindows)
    const page = (page_number: number) =>
      server.call(listSignIns, { body: { page_number, page_size: 1 } }, { token }).then(({ data }) => data)
    const usual = { id: expect.any(String), at: expect.any(String), address: '127.0.0.1' }
    expect(await page(1)).toEqual({
      sign_ins: [{ ...usual, outcome: 'succeeded', device: 'Chrome on Windows' }],
      total_count: 2,
    })
    expect(await page(2)).toMatchObject({ sign_ins: [{ outcome: 'wrong_password' }], total_count: 2 })
  })

  it('contains nothing of another user', async ({ server }) => {
    const [person, stranger] = [await addPerson(server.database.db), await addPerson(server.database.db)]
    await server.signIn(person)
    const token = await server.signIn(stranger)
    expect((await server.call(listSignIns, { body: {} }, { token })).data).toMatchObject({ total_count: 1 })
  })
})
