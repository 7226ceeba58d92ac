import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sendRegistrationCode, validateRegistrationCode } from '#shared/contract/legacy'
import { sendEmailCode, sendForgotPasswordCode, sendPhoneCode, validateCode } from '#shared/contract/oneTimeCodes'
import { validateUser } from '#shared/contract/session'
import { sessionTexts } from '#shared/texts'
import { z } from 'zod/mini'
import { addLegacyCustomer } from '../support/legacy'
import { newestMail } from '../support/outbox'
import { addPerson, password } from '../support/people'
import { home } from '../support/registering'
import { startServer, testNow, type TestServer } from '../support/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: '1' })
})
afterEach(() => server.setNow(testNow))
afterAll(() => server.stop())

const owner = '203.0.113.9'
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const guessers = Array.from({ length: 10 }, (_, index) => `198.51.100.${index}`)

const codeIn = (body: string): string => (/code is (\d[\d ]*)/.exec(body)?.[1] ?? '').replaceAll(' ', '')
const codeSentTo = async (recipient: string): Promise<string> => codeIn((await newestMail(server, recipient)).body)
const otherThan = (code: string): string => (code.startsWith('0') ? '1' : '0').padEnd(code.length, '0')

const forgot = (emailId: string, address: string) =>
  server.call(sendForgotPasswordCode, { query: { emailId } }, from(address))
const exchange = (emailId: string, otp: string, address: string) =>
  server.call(validateCode, { body: { emailId, otp } }, from(address))

/** Five wrong codes from each of ten networks. */
async function guess(tryFrom: (address: string) => Promise<unknown>): Promise<void> {
  for (const address of guessers) for (let attempt = 0; attempt < 5; attempt += 1) await tryFrom(address)
}

describe('an account whose codes are guessed from many networks', () => {
  it('takes no more codes of six digits, and sends its owner a long one that works', async () => {
    const { email } = await addPerson(server.database.db)
    await forgot(email, owner)
    const short = await codeSentTo(email)
    await guess((address) => exchange(email, otherThan(short), address))
    expect((await exchange(email, short, owner)).messages).toEqual([sessionTexts.codeWrong])

    expect((await forgot(email, owner)).status).toBe(200)
    const long = await codeSentTo(email)
    expect(long).toMatch(/^\d{16}$/)
    expect((await exchange(email, long, owner)).data).toMatchObject({ purpose: 'password_reset' })
  })

  it('keeps its long code however many wrong long ones are tried elsewhere', async () => {
    const { email } = await addPerson(server.database.db)
    await forgot(email, owner)
    const short = await codeSentTo(email)
    await guess((address) => exchange(email, otherThan(short), address))
    await forgot(email, owner)
    const long = await codeSentTo(email)
    await guess((address) => exchange(email, otherThan(long), address))
    expect((await exchange(email, long, owner)).status).toBe(200)
  })

  it('lets its owner in with the password all the while', async () => {
    const { email } = await addPerson(server.database.db)
    await forgot(email, owner)
    const short = await codeSentTo(email)
    await guess((address) => exchange(email, otherThan(short), address))
    expect((await server.call(validateUser, { body: { email, password } }, from(owner))).status).toBe(200)
  })

  it('is sent short codes again a day later', async () => {
    const { email } = await addPerson(server.database.db)
    await forgot(email, owner)
    const short = await codeSentTo(email)
    await guess((address) => exchange(email, otherThan(short), address))
    server.setNow(new Date(Date.parse(testNow) + 24 * 3_600_000 + 1).toISOString())
    await forgot(email, owner)
    const code = await codeSentTo(email)
    expect(code).toMatch(/^\d{6}$/)
    expect((await exchange(email, code, owner)).status).toBe(200)
  })

  it('is sent long codes of every kind', async () => {
    const { email } = await addPerson(server.database.db)
    await forgot(email, owner)
    const short = await codeSentTo(email)
    await guess((address) => exchange(email, otherThan(short), address))
    await server.call(sendEmailCode, { query: { emailId: email } }, from(owner))
    expect(await codeSentTo(email)).toMatch(/^\d{16}$/)
  })

  it('is tried only fifty times from one IPv6 site before its codes are compared no more there', async () => {
    const { email } = await addPerson(server.database.db)
    await forgot(email, owner)
    const code = await codeSentTo(email)
    for (let attempt = 0; attempt < 50; attempt += 1) {
      await exchange(email, otherThan(code).padEnd(16, '0'), `2001:db8:1:${attempt.toString(16)}::1`)
    }
    await forgot(email, owner)
    const long = await codeSentTo(email)
    expect((await exchange(email, long, '2001:db8:1:ff::1')).messages).toEqual([sessionTexts.codeWrong])
    expect((await exchange(email, long, owner)).status).toBe(200)
  })

  it('is sent codes for one IPv6 site fifty times in a quarter of an hour', async () => {
    const { email } = await addPerson(server.database.db)
    const statuses = []
    for (let attempt = 0; attempt < 51; attempt += 1) {
      statuses.push((await forgot(email, `2001:db8:2:${attempt.toString(16)}::1`)).status)
    }
    expect(new Set(statuses.slice(0, 50))).toEqual(new Set([200]))
    expect(statuses[50]).toBe(429)
    expect((await forgot(email, owner)).status).toBe(200)
  })

  it('is sent long codes by text message as well', async () => {
    const phone = '9705550143'
    await addPerson(server.database.db, { phone, hasProvedPhone: true })
    const ask = () => server.call(sendPhoneCode, { query: { phoneNumber: phone } }, from(owner))
    const type = (otp: string, address: string) =>
      server.call(validateCode, { body: { phoneNumber: phone, otp } }, from(address))
    await ask()
    const short = await codeSentTo(phone)
    await guess((address) => type(otherThan(short), address))
    expect((await type(short, owner)).status).toBe(400)
    await ask()
    expect((await type(await codeSentTo(phone), owner)).data).toMatchObject({ purpose: 'payment_method' })
  })
})

describe('an account of the old system whose codes are guessed from many networks', () => {
  it('is sent a long code to register with', async () => {
    const { email } = await addLegacyCustomer(server.database.db)
    const ask = async (address: string): Promise<string> => {
      const body = { ...home, email_search_field: email }
      const { data } = await server.call(sendRegistrationCode, { body }, from(address))
      await server.services.background.drained()
      return z.object({ request_id: z.string() }).parse(data).request_id
    }
    const type = (request_id: string, otp1: string, address: string) =>
      server.call(validateRegistrationCode, { body: { request_id, otp1 } }, from(address))
    for (const address of guessers) {
      const requestId = await ask(address)
      const wrong = otherThan(await codeSentTo(email))
      for (let attempt = 0; attempt < 5; attempt += 1) await type(requestId, wrong, address)
    }
    const requestId = await ask(owner)
    const code = await codeSentTo(email)
    expect(code).toMatch(/^\d{16}$/)
    expect((await type(requestId, code, owner)).data).toMatchObject({ status: 'proved' })
  })
})
