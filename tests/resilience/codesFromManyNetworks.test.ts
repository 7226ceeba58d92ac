import { desc, eq } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import { z } from 'zod/mini'
import { sendRegistrationCode, validateRegistrationCode } from '#shared/contract/customers/registrations'
import {
  resetForgottenPassword,
  sendEmailCode,
  sendForgotPasswordCode,
  sendPhoneCode,
  validateCode,
} from '#shared/contract/signIn/oneTimeCodes'
import * as registrationTexts from '#shared/texts/customers/registrations'
import * as sessionTexts from '#shared/texts/signIn/session'
import { outboxMessages } from '../../server/db/schema/customers/outboxMessages'
import { addLegacyCustomer } from '../support/data/customers/legacyAccounts'
import { homeAddress } from '../support/data/customers/registrations'
import { addPerson } from '../support/data/people'
import { type TestServer, testNow } from '../support/server/server'
import { withSettings } from '../support/server/serverTest'

const it = withSettings({ TRUST_PROXY: '1' })

it.afterEach(({ server }) => {
  vi.restoreAllMocks()
  server.setNow(testNow)
})

const owner = '203.0.113.9'
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const stranger = (index: number) => from(`198.51.${Math.floor(index / 250)}.${index % 250}`)
const setMinute = (server: TestServer, minute: number): void =>
  server.setNow(new Date(Date.parse(testNow) + minute * 60_000).toISOString())

/** The requests of each minute. The first ones come at once, before the limit of an hour has an effect. */
const requestsIn = (minute: number): number => (minute === 0 ? 5 : 2)

async function messagesTo(server: TestServer, recipient: string): Promise<number> {
  await server.finishJobs()
  return server.database.db.$count(outboxMessages, eq(outboxMessages.recipient, recipient))
}

/** Returns the newest code. Other messages may have been sent after it. */
async function codeSentTo(server: TestServer, recipient: string): Promise<string> {
  await server.finishJobs()
  const messages = await server.database.db
    .select({ body: outboxMessages.body })
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, recipient))
    .orderBy(desc(outboxMessages.createdAt))
  const [newest = ''] = messages.flatMap(({ body }) => /code is (\d{6})\b/.exec(body)?.[1] ?? [])
  return newest
}

const forgot = (server: TestServer, emailId: string, caller: ReturnType<typeof from>) =>
  server.call(sendForgotPasswordCode, { query: { emailId } }, caller)
const exchange = (server: TestServer, emailId: string, otp: string) =>
  server.call(validateCode, { body: { emailId, otp } }, from(owner))

describe('a person whose codes are requested from many networks', () => {
  it('gets three emails at once and ten within an hour, and every request is answered alike', async ({ server }) => {
    const { email } = await addPerson(server.database.db)
    const answers = new Set<string>()
    const received: number[] = []
    for (let minute = 0; minute < 60; minute += 1) {
      setMinute(server, minute)
      for (let index = 0; index < requestsIn(minute); index += 1) {
        const { status, messages } = await forgot(server, email, stranger(minute * 5 + index))
        answers.add(`${status} ${messages.join()}`)
      }
      received.push(await messagesTo(server, email))
    }
    expect([...answers]).toEqual([`200 ${sessionTexts.codeSent}`])
    expect([received[0], received[14], received[59]]).toEqual([3, 4, 10])
  })

  it('leaves no pending work that delays a stopping server', async ({ server }) => {
    const { email } = await addPerson(server.database.db)
    const waitsBefore = server.waits.length
    for (let index = 0; index < 20; index += 1) await forgot(server, email, stranger(index))
    await server.finishJobs()
    expect(server.waits).toHaveLength(waitsBefore)
  })

  it('can use a code in the mailbox while it is valid', async ({ server }) => {
    const { email } = await addPerson(server.database.db)
    for (let minute = 0; minute < 60; minute += 1) {
      setMinute(server, minute)
      for (let index = 0; index < requestsIn(minute); index += 1) {
        await forgot(server, email, stranger(minute * 5 + index))
      }
      if (minute % 7 === 0) expect((await exchange(server, email, await codeSentTo(server, email))).status).toBe(200)
    }
  })

  it('can use the code they requested before the others were requested', async ({ server }) => {
    const { email } = await addPerson(server.database.db)
    await forgot(server, email, from(owner))
    const own = await codeSentTo(server, email)
    for (let index = 0; index < 20; index += 1) await forgot(server, email, stranger(index))
    expect((await exchange(server, email, own)).status).toBe(200)
  })

  it('gets no more text messages than that either', async ({ server }) => {
    const phone = '9705550166'
    await addPerson(server.database.db, { phone, hasVerifiedPhone: true })
    for (let index = 0; index < 20; index += 1) {
      await server.call(sendPhoneCode, { query: { phoneNumber: phone } }, stranger(index))
    }
    expect(await messagesTo(server, phone)).toBe(3)
  })

  it('still gets a code for another purpose', async ({ server }) => {
    const { email } = await addPerson(server.database.db)
    for (let index = 0; index < 20; index += 1) await forgot(server, email, stranger(index))
    await server.call(sendEmailCode, { query: { emailId: email } }, from(owner))
    expect((await exchange(server, email, await codeSentTo(server, email))).data).toMatchObject({
      purpose: 'payment_method',
    })
  })

  it('gets a code immediately if earlier ones were invalidated by a new password', async ({ server }) => {
    const { email } = await addPerson(server.database.db)
    for (let index = 0; index < 20; index += 1) await forgot(server, email, stranger(index))
    const { data } = await exchange(server, email, await codeSentTo(server, email))
    const { reset_token } = z.object({ reset_token: z.string() }).parse(data)
    for (let index = 0; index < 20; index += 1) await forgot(server, email, stranger(index))
    const body = { user_email: email, new_password: 'Quill#2026', reset_token }
    await server.call(resetForgottenPassword, { body }, from(owner))
    await forgot(server, email, from(owner))
    expect((await exchange(server, email, await codeSentTo(server, email))).status).toBe(200)
  })

  it('gets the codes that fit into an hour as soon as email works again', async ({ server }) => {
    const { email } = await addPerson(server.database.db)
    vi.spyOn(server.services.notifier, 'sendMail').mockRejectedValue(new Error('no mail server'))
    for (let index = 0; index < 5; index += 1) await forgot(server, email, stranger(index))
    expect(await messagesTo(server, email)).toBe(0)
    vi.restoreAllMocks()
    await server.finishJobs(60_000)
    expect(await messagesTo(server, email)).toBe(3)
    await forgot(server, email, from(owner))
    expect(await messagesTo(server, email)).toBe(3)
  })
})

describe('a customer of the old system whose codes are requested from many networks', () => {
  const ask = async (
    server: TestServer,
    email_search_field: string,
    caller: ReturnType<typeof from>,
  ): Promise<string> => {
    const answer = await server.call(sendRegistrationCode, { body: { ...homeAddress, email_search_field } }, caller)
    expect([answer.status, answer.messages]).toEqual([200, [registrationTexts.codeSent]])
    await server.finishJobs()
    return z.object({ request_id: z.string() }).parse(answer.data).request_id
  }

  it('gets three emails, and registers with the newest code and their own request', async ({ server }) => {
    const { email } = await addLegacyCustomer(server.database.db)
    for (let index = 0; index < 20; index += 1) await ask(server, email, stranger(index))
    const request_id = await ask(server, email, from(owner))
    expect(await messagesTo(server, email)).toBe(3)
    const body = { request_id, otp1: await codeSentTo(server, email) }
    expect((await server.call(validateRegistrationCode, { body }, from(owner))).data).toMatchObject({
      status: 'proved',
    })
    expect((await server.call(validateRegistrationCode, { body }, from(owner))).status).toBe(400)
  })

  it('registers with the code they requested before the others were requested', async ({ server }) => {
    const { email } = await addLegacyCustomer(server.database.db)
    const request_id = await ask(server, email, from(owner))
    const otp1 = await codeSentTo(server, email)
    for (let index = 0; index < 20; index += 1) await ask(server, email, stranger(index))
    const answer = await server.call(validateRegistrationCode, { body: { request_id, otp1 } }, from(owner))
    expect(answer.data).toMatchObject({ status: 'proved' })
  })

  it('is not reminded more often than that of a login they do not have', async ({ server }) => {
    const { email } = await addPerson(server.database.db)
    for (let index = 0; index < 20; index += 1) await ask(server, email, stranger(index))
    expect(await messagesTo(server, email)).toBe(3)
  })
})
