import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import { sendRegistrationCode, validateRegistrationCode } from '#shared/contract/customers/registrations'
import {
  sendEmailCode,
  sendForgotPasswordCode,
  sendPhoneCode,
  validateCode,
} from '#shared/contract/signIn/oneTimeCodes'
import { validateUser } from '#shared/contract/signIn/session'
import * as sessionTexts from '#shared/texts/signIn/session'
import { addLegacyCustomer } from '../support/data/customers/legacyAccounts'
import { homeAddress } from '../support/data/customers/registrations'
import { addPerson, password } from '../support/data/people'
import { readNewestMail } from '../support/server/outbox'
import { type TestServer, testNow } from '../support/server/server'
import { withSettings } from '../support/server/serverTest'

const it = withSettings({ TRUST_PROXY: '1' })

it.afterEach(({ server }) => server.setNow(testNow))

const owner = '203.0.113.9'
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const guessers = Array.from({ length: 10 }, (_, index) => `198.51.100.${index}`)

const codeIn = (body: string): string => (/code is (\d[\d ]*)/.exec(body)?.[1] ?? '').replaceAll(' ', '')
const codeSentTo = async (server: TestServer, recipient: string): Promise<string> =>
  codeIn((await readNewestMail(server, recipient)).body)
const otherThan = (code: string): string => (code.startsWith('0') ? '1' : '0').padEnd(code.length, '0')

const forgot = (server: TestServer, emailId: string, address: string) =>
  server.call(sendForgotPasswordCode, { query: { emailId } }, from(address))
const exchange = (server: TestServer, emailId: string, otp: string, address: string) =>
  server.call(validateCode, { body: { emailId, otp } }, from(address))

/** Enters five wrong codes from each of ten networks. */
async function guess(tryFrom: (address: string) => Promise<unknown>): Promise<void> {
  for (const address of guessers) for (let attempt = 0; attempt < 5; attempt += 1) await tryFrom(address)
}

describe('an account whose codes are guessed from many networks', () => {
  it('accepts no more codes of six digits, and sends its owner a long one that works', async ({ server }) => {
    const { email } = await addPerson(server.database.db)
    await forgot(server, email, owner)
    const short = await codeSentTo(server, email)
    await guess((address) => exchange(server, email, otherThan(short), address))
    expect((await exchange(server, email, short, owner)).messages).toEqual([sessionTexts.codeWrong])

    expect((await forgot(server, email, owner)).status).toBe(200)
    const long = await codeSentTo(server, email)
    expect(long).toMatch(/^\d{16}$/)
    expect((await exchange(server, email, long, owner)).data).toMatchObject({ purpose: 'password_reset' })
  })

  it('keeps its long code however many wrong long ones are entered elsewhere', async ({ server }) => {
    const { email } = await addPerson(server.database.db)
    await forgot(server, email, owner)
    const short = await codeSentTo(server, email)
    await guess((address) => exchange(server, email, otherThan(short), address))
    await forgot(server, email, owner)
    const long = await codeSentTo(server, email)
    await guess((address) => exchange(server, email, otherThan(long), address))
    expect((await exchange(server, email, long, owner)).status).toBe(200)
  })

  it('accepts its owner’s password all the time', async ({ server }) => {
    const { email } = await addPerson(server.database.db)
    await forgot(server, email, owner)
    const short = await codeSentTo(server, email)
    await guess((address) => exchange(server, email, otherThan(short), address))
    expect((await server.call(validateUser, { body: { email, password } }, from(owner))).status).toBe(200)
  })

  it('accepts its owner’s code after wrong ones from one other network', async ({ server }) => {
    const { email } = await addPerson(server.database.db)
    await forgot(server, email, owner)
    const code = await codeSentTo(server, email)
    for (let attempt = 0; attempt < 8; attempt += 1) await exchange(server, email, otherThan(code), '198.51.100.1')
    expect((await exchange(server, email, code, owner)).status).toBe(200)
  })

  it('is sent short codes again a day later', async ({ server }) => {
    const { email } = await addPerson(server.database.db)
    await forgot(server, email, owner)
    const short = await codeSentTo(server, email)
    await guess((address) => exchange(server, email, otherThan(short), address))
    server.setNow(new Date(Date.parse(testNow) + 24 * 3_600_000 + 1).toISOString())
    await forgot(server, email, owner)
    const code = await codeSentTo(server, email)
    expect(code).toMatch(/^\d{6}$/)
    expect((await exchange(server, email, code, owner)).status).toBe(200)
  })

  it('is sent long codes of every kind', async ({ server }) => {
    const { email } = await addPerson(server.database.db)
    await forgot(server, email, owner)
    const short = await codeSentTo(server, email)
    await guess((address) => exchange(server, email, otherThan(short), address))
    await server.call(sendEmailCode, { query: { emailId: email } }, from(owner))
    expect(await codeSentTo(server, email)).toMatch(/^\d{16}$/)
  })

  it('accepts fifty attempts from one IPv6 site before codes from there are no longer compared', async ({ server }) => {
    const { email } = await addPerson(server.database.db)
    await forgot(server, email, owner)
    const code = await codeSentTo(server, email)
    for (let attempt = 0; attempt < 50; attempt += 1) {
      await exchange(server, email, otherThan(code).padEnd(16, '0'), `2001:db8:1:${attempt.toString(16)}::1`)
    }
    await forgot(server, email, owner)
    const long = await codeSentTo(server, email)
    expect((await exchange(server, email, long, '2001:db8:1:ff::1')).messages).toEqual([sessionTexts.codeWrong])
    expect((await exchange(server, email, long, owner)).status).toBe(200)
  })

  it('gets codes for one IPv6 site fifty times in a quarter of an hour', async ({ server }) => {
    const { email } = await addPerson(server.database.db)
    const statuses = []
    for (let attempt = 0; attempt < 51; attempt += 1) {
      statuses.push((await forgot(server, email, `2001:db8:2:${attempt.toString(16)}::1`)).status)
    }
    expect(new Set(statuses.slice(0, 50))).toEqual(new Set([200]))
    expect(statuses[50]).toBe(429)
    expect((await forgot(server, email, owner)).status).toBe(200)
  })

  it('gets long codes by text message too', async ({ server }) => {
    const phone = '9705550143'
    await addPerson(server.database.db, { phone, hasVerifiedPhone: true })
    const ask = () => server.call(sendPhoneCode, { query: { phoneNumber: phone } }, from(owner))
    const type = (otp: string, address: string) =>
      server.call(validateCode, { body: { phoneNumber: phone, otp } }, from(address))
    await ask()
    const short = await codeSentTo(server, phone)
    await guess((address) => type(otherThan(short), address))
    expect((await type(short, owner)).status).toBe(400)
    await ask()
    expect((await type(await codeSentTo(server, phone), owner)).data).toMatchObject({ purpose: 'payment_method' })
  })
})

describe('an account of the old system whose codes are guessed from many networks', () => {
  it('gets a long code to register with', async ({ server }) => {
    const { email } = await addLegacyCustomer(server.database.db)
    const ask = async (address: string): Promise<string> => {
      const body = { ...homeAddress, email_search_field: email }
      const { data } = await server.call(sendRegistrationCode, { body }, from(address))
      await server.finishJobs()
      return z.object({ request_id: z.string() }).parse(data).request_id
    }
    const type = (request_id: string, otp1: string, address: string) =>
      server.call(validateRegistrationCode, { body: { request_id, otp1 } }, from(address))
    for (const address of guessers) {
      const requestId = await ask(address)
      const wrong = otherThan(await codeSentTo(server, email))
      for (let attempt = 0; attempt < 5; attempt += 1) await type(requestId, wrong, address)
    }
    const requestId = await ask(owner)
    const code = await codeSentTo(server, email)
    expect(code).toMatch(/^\d{16}$/)
    expect((await type(requestId, code, owner)).data).toMatchObject({ status: 'proved' })
  })
})
