import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import { sendRegistrationCode, validateRegistrationCode } from '#shared/contract/customers/registrations'
import * as registrationTexts from '#shared/texts/customers/registrations'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import * as sessionTexts from '#shared/texts/signIn/session'
import { contacts } from '../../../server/db/schema/customers/accounts'
import { outboxMessages } from '../../../server/db/schema/customers/outboxMessages'
import { addLegacyCustomer, type LegacyCustomer } from '../../support/data/customers/legacyAccounts'
import {
  finishRegistration,
  homeAddress,
  requestCode,
  submitCode,
  verifyIdentity,
} from '../../support/data/customers/registrations'
import { addPerson } from '../../support/data/people'
import { readNewestCode } from '../../support/server/outbox'
import { testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

it.afterEach(({ server }) => server.setNow(testNow))

const noOne = '7f000000-0000-4000-8000-000000000000'

describe('the request of a registration code', () => {
  it.for([
    ['the email', ({ email }: LegacyCustomer) => ({ email_search_field: email.toUpperCase() })],
    ['the fiber account number', ({ fiberAccountNumber }: LegacyCustomer) => ({ account_number: fiberAccountNumber })],
    ['the gas account number', ({ gasAccountNumber }: LegacyCustomer) => ({ account_number: gasAccountNumber })],
  ] as const)('a request by %s sends a code to the email on file', async ([_what, search], { server }) => {
    const legacy = await addLegacyCustomer(server.database.db)
    await requestCode(server, search(legacy))
    expect(await readNewestCode(server, legacy.email)).toMatch(/^\d{6}$/)
  })

  it('reminds a user of their existing login by email, and gives the same answer', async ({ server }) => {
    const person = await addPerson(server.database.db)
    expect(await requestCode(server, { email_search_field: person.email })).toMatch(/^[0-9a-f-]{36}$/)
    const mails = await server.database.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, person.email))
    expect(mails.map(({ subject }) => subject)).toEqual([loginEmailTexts.alreadyRegistered.subject])
    expect(mails[0]?.body).not.toMatch(/\d{6}/)
  })

  it('a request by the mobile number sends a text message, which verifies that number and no email', async ({
    server,
  }) => {
    const { db } = server.database
    const legacy = await addLegacyCustomer(db)
    const request_id = await requestCode(server, { mobile_search_field: legacy.mobile })
    const otp2 = await readNewestCode(server, legacy.mobile)
    const { data } = await server.call(validateRegistrationCode, { body: { request_id, otp2 } })
    const { registration_token } = z.object({ registration_token: z.string() }).parse(data)
    expect((await finishRegistration(server, { legacy, token: registration_token })).status).toBe(200)
    const [contact] = await db.select().from(contacts).where(eq(contacts.id, legacy.contactId))
    expect(contact).toMatchObject({ emailVerifiedAt: null, phoneVerifiedAt: new Date(testNow) })
  })

  it('gives the same answer for an unknown account, and sends nothing for a wrong address', async ({ server }) => {
    const { db } = server.database
    const legacy = await addLegacyCustomer(db)
    const ask = (body: object) => server.call(sendRegistrationCode, { body } as never)
    const answers = [
      await ask({ ...homeAddress, email_search_field: legacy.email }),
      await ask({ ...homeAddress, email_search_field: 'nobody@example.com' }),
      await ask({ ...homeAddress, email_search_field: legacy.email, service_address_postal_code: '00999' }),
      await ask({ ...homeAddress, email_search_field: legacy.email, service_address_line1: '89 Harrow Lane' }),
    ]
    for (const { status, messages, data } of answers) {
      expect([status, messages]).toEqual([200, [registrationTexts.codeSent]])
      expect(Object.keys(z.looseObject({}).parse(data))).toEqual(['request_id'])
    }
    await server.finishJobs()
    const sent = await db.select().from(outboxMessages).where(eq(outboxMessages.recipient, legacy.email))
    expect(sent).toHaveLength(1)
  })

  it('is limited for each account', async ({ server }) => {
    const body = { ...homeAddress, email_search_field: 'busy@example.com' }
    for (let count = 0; count < 5; count++) await server.call(sendRegistrationCode, { body })
    const answer = await server.call(sendRegistrationCode, { body })
    expect(answer).toMatchObject({ status: 429, messages: [sessionTexts.codeThrottled(15)] })
  })
})

describe('a registration code', () => {
  it('gets the same rejection if it is wrong, unknown, used, expired or guessed too often', async ({ server }) => {
    const { db } = server.database
    const legacy = await addLegacyCustomer(db)
    const wrong = { status: 400, fields: { otp1: sessionTexts.codeWrong } }
    expect(await submitCode(server, noOne, '123456')).toMatchObject(wrong)

    const guessed = await requestCode(server, { email_search_field: legacy.email })
    const code = await readNewestCode(server, legacy.email)
    const other = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries++) expect(await submitCode(server, guessed, other)).toMatchObject(wrong)
    expect(await submitCode(server, guessed, code)).toMatchObject(wrong)

    const late = await requestCode(server, { email_search_field: legacy.email })
    const lateCode = await readNewestCode(server, legacy.email, 2)
    server.setNow('2026-03-13T15:10:00.001Z')
    expect(await submitCode(server, late, lateCode)).toMatchObject(wrong)
    server.setNow(testNow)
    const answers = await Promise.all([submitCode(server, late, lateCode), submitCode(server, late, lateCode)])
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 400])
  })

  it('is answered for registered customers with that fact', async ({ server }) => {
    const { db } = server.database
    const legacy = await addLegacyCustomer(db)
    await finishRegistration(server, { legacy, token: await verifyIdentity(server, legacy) })
    const id = await requestCode(server, { email_search_field: legacy.email })
    const { data } = await submitCode(server, id, await readNewestCode(server, legacy.email, 3))
    expect(data).toEqual({ status: 'already_registered', email: legacy.email })
  })
})
