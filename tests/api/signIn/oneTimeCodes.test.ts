import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import { sentCodeProblem } from '#shared/access/oneTimeCode'
import { createPaymentLink, listPaymentProfiles, listPayments } from '#shared/contract/payments/payments'
import {
  resetForgottenPassword,
  sendEmailCode,
  sendForgotPasswordCode,
  sendPhoneCode,
  validateCode,
} from '#shared/contract/signIn/oneTimeCodes'
import { getAppData, validateUser } from '#shared/contract/signIn/session'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import * as securityTexts from '#shared/texts/signIn/security'
import * as sessionTexts from '#shared/texts/signIn/session'
import { outboxMessages } from '../../../server/db/schema/customers/outboxMessages'
import { addPerson, type Person, password } from '../../support/data/people'
import { readNewestCode, readNewestMail } from '../../support/server/outbox'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

const forgot = (server: TestServer, emailId: string) => server.call(sendForgotPasswordCode, { query: { emailId } })
const exchange = (server: TestServer, emailId: string, otp: string) =>
  server.call(validateCode, { body: { emailId, otp } })
const reset = (server: TestServer, user_email: string, reset_token: string, new_password = 'Quill#2026') =>
  server.call(resetForgottenPassword, { body: { user_email, new_password, reset_token } })

async function resetTokenOf(server: TestServer, person: Person): Promise<string> {
  await forgot(server, person.email)
  const { data } = await exchange(server, person.email, await readNewestCode(server, person.email))
  return z.object({ reset_token: z.string() }).parse(data).reset_token
}

describe('a forgotten password', () => {
  it('is replaced after the emailed code, and every session of the account ends', async ({ server }) => {
    const person = await addPerson(server.database.db)
    const oldToken = await server.signIn(person)
    const answer = await reset(server, person.email, await resetTokenOf(server, person))

    expect(answer).toMatchObject({ status: 200, isSuccess: true, messages: [sessionTexts.passwordChanged] })
    expect((await server.call(getAppData, {}, { token: oldToken })).status).toBe(401)
    const signIn = await server.call(validateUser, { body: { email: person.email, password: 'Quill#2026' } })
    expect(signIn.status).toBe(200)
  })

  it('is announced to the owner of the login once it was replaced', async ({ server }) => {
    const person = await addPerson(server.database.db)
    await reset(server, person.email, await resetTokenOf(server, person))
    const mail = await readNewestMail(server, person.email)
    expect(mail.subject).toBe(loginEmailTexts.loginChanges.passwordChanged)
  })

  it('gets the same answer for an address that is not on file, which is sent nothing', async ({ server }) => {
    const person = await addPerson(server.database.db)
    const known = await forgot(server, person.email)
    const unknown = await forgot(server, 'nobody-at-all@example.com')
    await readNewestCode(server, person.email)

    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null })
    const sent = await server.database.db.select().from(outboxMessages)
    expect(sent.map(({ recipient }) => recipient)).not.toContain('nobody-at-all@example.com')
  })

  it('is sent no code once the visitor has stopped waiting', async ({ server }) => {
    const person = await addPerson(server.database.db)
    await forgot(server, person.email)
    server.setNow('2026-03-13T15:10:01.000Z')
    await server.finishJobs()
    server.setNow(testNow)
    const sent = await server.database.db.select().from(outboxMessages)
    expect(sent.map(({ recipient }) => recipient)).not.toContain(person.email)
  })

  it('must be replaced by a password that meets every rule, and the failing one is named', async ({ server }) => {
    const person = await addPerson(server.database.db)
    const answer = await reset(server, person.email, await resetTokenOf(server, person), 'quill#2026')
    expect(answer.status).toBe(400)
    expect(answer.fields).toEqual({ new_password: 'Must contain at least one uppercase letter' })
  })

  it('cannot be replaced by itself, and the reset can be finished with another one', async ({ server }) => {
    const person = await addPerson(server.database.db)
    const resetToken = await resetTokenOf(server, person)
    const { samePassword } = securityTexts
    expect(await reset(server, person.email, resetToken, password)).toMatchObject({
      status: 400,
      messages: [samePassword],
      fields: { new_password: samePassword },
    })
    expect((await reset(server, person.email, resetToken)).status).toBe(200)
  })

  it('unlocks an account that was locked by too many wrong attempts', async ({ server }) => {
    const person = await addPerson(server.database.db)
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await server.call(validateUser, { body: { email: person.email, password: 'wrong' } })
    }
    await reset(server, person.email, await resetTokenOf(server, person))
    const signIn = await server.call(validateUser, { body: { email: person.email, password: 'Quill#2026' } })
    expect(signIn.status).toBe(200)
  })

  it('invalidates every other reset in progress', async ({ server }) => {
    const person = await addPerson(server.database.db)
    const first = await resetTokenOf(server, person)
    await forgot(server, person.email)
    const { data } = await exchange(server, person.email, await readNewestCode(server, person.email, 2))
    const second = z.object({ reset_token: z.string() }).parse(data).reset_token
    expect((await reset(server, person.email, second)).status).toBe(200)
    expect((await reset(server, person.email, first)).messages).toEqual([sessionTexts.resetExpired])
  })

  it('can be replaced with its reset token only once, and only for its own account', async ({ server }) => {
    const [person, stranger] = [await addPerson(server.database.db), await addPerson(server.database.db)]
    const token = await resetTokenOf(server, person)
    expect((await reset(server, stranger.email, token)).messages).toEqual([sessionTexts.resetExpired])
    expect((await reset(server, person.email, token)).status).toBe(200)
    expect((await reset(server, person.email, token)).messages).toEqual([sessionTexts.resetExpired])
  })
})

describe('a one-time code', () => {
  it('works once', async ({ server }) => {
    const person = await addPerson(server.database.db)
    await forgot(server, person.email)
    const code = await readNewestCode(server, person.email)
    expect((await exchange(server, person.email, code)).status).toBe(200)
    expect((await exchange(server, person.email, code)).messages).toEqual([sessionTexts.codeWrong])
  })

  it('is invalid after five wrong attempts', async ({ server }) => {
    const person = await addPerson(server.database.db)
    await forgot(server, person.email)
    const code = await readNewestCode(server, person.email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let attempt = 0; attempt < 5; attempt += 1) await exchange(server, person.email, wrong)
    expect((await exchange(server, person.email, code)).status).toBe(400)
  })

  it('expires after ten minutes', async ({ server }) => {
    const person = await addPerson(server.database.db)
    await forgot(server, person.email)
    const code = await readNewestCode(server, person.email)
    server.setNow(new Date(Date.parse(testNow) + 10 * 60_000 + 1).toISOString())
    const late = await exchange(server, person.email, code)
    server.setNow(testNow)
    expect(late.messages).toEqual([sessionTexts.codeWrong])
  })

  it('stays valid if another one is sent', async ({ server }) => {
    const person = await addPerson(server.database.db)
    await forgot(server, person.email)
    const first = await readNewestCode(server, person.email)
    await forgot(server, person.email)
    await readNewestCode(server, person.email, 2)
    expect((await exchange(server, person.email, first)).status).toBe(200)
  })

  it('can be requested five times in a quarter of an hour', async ({ server }) => {
    const person = await addPerson(server.database.db)
    const statuses = []
    for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await forgot(server, person.email)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it.for(['12345', '1234567', 'abcdef', ''])(
    'an invalid one-time code is rejected at its field: %j',
    async (otp, { server }) => {
      const answer = await exchange(server, 'ada@example.com', otp)
      expect(answer.fields).toEqual({ otp: sentCodeProblem(otp) })
    },
  )
})

describe('a code for a signed-out customer', () => {
  async function limitedSession(server: TestServer, person: Person): Promise<string> {
    await server.call(sendEmailCode, { query: { emailId: person.email } })
    const { data } = await exchange(server, person.email, await readNewestCode(server, person.email))
    expect(data).toMatchObject({
      purpose: 'payment_method',
      customers: [{ crm_customer_number: person.customerNumber, name: 'Ada Quill' }],
    })
    return z.object({ token: z.string() }).parse(data).token
  }

  it('opens the page for a new payment method of the customer', async ({ server }) => {
    const person = await addPerson(server.database.db)
    const token = await limitedSession(server, person)
    const body = {
      parent_account_number: person.customerNumber,
      postback_url: 'http://localhost:80/payment/postback',
      payment_category: 'CC',
    } as const
    expect((await server.call(createPaymentLink, { body }, { token })).status).toBe(200)
    expect(
      (await server.call(listPaymentProfiles, { query: { crm_customer_id: person.customerNumber } }, { token })).status,
    ).toBe(200)
  })

  it('opens nothing else', async ({ server }) => {
    const token = await limitedSession(server, await addPerson(server.database.db))
    expect((await server.call(listPayments, { body: {} }, { token })).status).toBe(403)
    expect((await server.call(getAppData, {}, { token })).status).toBe(403)
  })

  it('opens nothing of another customer', async ({ server }) => {
    const token = await limitedSession(server, await addPerson(server.database.db))
    const stranger = await addPerson(server.database.db)
    const answer = await server.call(
      listPaymentProfiles,
      { query: { crm_customer_id: stranger.customerNumber } },
      { token },
    )
    expect(answer.status).toBe(404)
  })

  it('is not sent to staff, whose password alone opens customers’ accounts', async ({ server }) => {
    const staff = await addPerson(server.database.db, { userType: 'CENTRIC' })
    await server.call(sendEmailCode, { query: { emailId: staff.email } })
    await server.finishJobs()
    const sent = await server.database.db.select().from(outboxMessages)
    expect(sent.map(({ recipient }) => recipient)).not.toContain(staff.email)
  })

  it('gives no more rights than the user has', async ({ server }) => {
    const person = await addPerson(server.database.db, { rights: ['MANAGEPAYMENT.read'] })
    await server.call(sendEmailCode, { query: { emailId: person.email } })
    const { data } = await exchange(server, person.email, await readNewestCode(server, person.email))
    const { token } = z.object({ token: z.string() }).parse(data)
    const body = {
      parent_account_number: person.customerNumber,
      postback_url: 'http://localhost:80/payment/postback',
      payment_category: 'CC',
    } as const
    expect((await server.call(createPaymentLink, { body }, { token })).status).toBe(403)
  })

  it('is not sent to an unverified number', async ({ server }) => {
    await addPerson(server.database.db, { phone: '9705550177' })
    await server.call(sendPhoneCode, { query: { phoneNumber: '9705550177' } })
    await server.finishJobs()
    const { db } = server.database
    expect(await db.select().from(outboxMessages).where(eq(outboxMessages.recipient, '9705550177'))).toEqual([])
  })

  it('comes by SMS as well', async ({ server }) => {
    const person = await addPerson(server.database.db, { phone: '9705550199', hasVerifiedPhone: true })
    await server.call(sendPhoneCode, { query: { phoneNumber: '(970) 555-0199' } })
    const otp = await readNewestCode(server, '9705550199')
    const { data } = await server.call(validateCode, { body: { phoneNumber: '9705550199', otp } })
    expect(data).toMatchObject({
      purpose: 'payment_method',
      customers: [{ crm_customer_number: person.customerNumber }],
    })
  })
})
