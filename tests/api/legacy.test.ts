import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import {
  createAccount,
  createLegacyAccount,
  createLegacyPaymentLink,
  createUserAccount,
  getAccountByEmail,
  getActiveServices,
  getRegistrationCount,
  listLegacyPaymentProfiles,
  sendRegistrationCode,
  submitPaymentResponse,
  validateRegistrationCode,
} from '#shared/contract/legacy'
import { getAutopay, listPaymentProfiles } from '#shared/contract/payments'
import { validateUser } from '#shared/contract/session'
import { registrationTexts } from '#shared/registrationTexts'
import { sessionTexts } from '#shared/texts'
import { billingAccounts, contacts } from '../../server/db/schema/accounts'
import { communicationSettings } from '../../server/db/schema/communication'
import { legacyAccounts } from '../../server/db/schema/legacy'
import { auditRecords, outboxMessages } from '../../server/db/schema/records'
import { addLegacyCustomer, legacyStreet, legacyZip, type LegacyCustomer } from '../support/legacy'
import { newestCode } from '../support/outbox'
import { addMethod } from '../support/paying'
import { addPerson } from '../support/people'
import { startServer, testNow, type TestServer } from '../support/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())
afterEach(() => server.setNow(testNow))

const next = 'Quill#2026'
const home = { service_address_line1: '88 Harrow Ln', service_address_postal_code: legacyZip }
const noOne = '7f000000-0000-4000-8000-000000000000'

async function askForCode(search: object): Promise<string> {
  const { data } = await server.call(sendRegistrationCode, { body: { ...home, ...search } } as never)
  await server.services.background.drained()
  return z.object({ request_id: z.string() }).parse(data).request_id
}

const exchange = (request_id: string, otp1: string) =>
  server.call(validateRegistrationCode, { body: { request_id, otp1 } })

async function prove({ email }: { email: string }): Promise<string> {
  const id = await askForCode({ email_search_field: email })
  const { data } = await exchange(id, await newestCode(server.database.db, email))
  return z.object({ registration_token: z.string() }).parse(data).registration_token
}

const of = ({ migrationAccountParentId }: LegacyCustomer) => ({ migration_account_parent_id: migrationAccountParentId })
const both = { fiber_account: true, gas_account: true }
const user = (email: string) => ({ email, password: next, confirm_password: next })
const finish = (legacy: LegacyCustomer, token: string, changes: object = {}) =>
  server.call(createLegacyAccount, { body: { ...of(legacy), ...user(legacy.email), ...both, ...changes } } as never, {
    token,
  })
const provider = () => ({ url: server.providerUrl })

describe('asking for a code to register', () => {
  it.each([
    ['the email', ({ email }: LegacyCustomer) => ({ email_search_field: email.toUpperCase() })],
    ['the fiber account number', ({ fiberAccountNumber }: LegacyCustomer) => ({ account_number: fiberAccountNumber })],
    ['the gas account number', ({ gasAccountNumber }: LegacyCustomer) => ({ account_number: gasAccountNumber })],
  ])('by %s sends one to the email on file', async (_what, search) => {
    const legacy = await addLegacyCustomer(server.database.db)
    await askForCode(search(legacy))
    expect(await newestCode(server.database.db, legacy.email)).toMatch(/^\d{6}$/)
  })

  it('reminds somebody who has a sign-in of it by mail, and answers them like everybody', async () => {
    const person = await addPerson(server.database.db)
    expect(await askForCode({ email_search_field: person.email })).toMatch(/^[0-9a-f-]{36}$/)
    const mails = await server.database.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, person.email))
    expect(mails.map(({ subject }) => subject)).toEqual(['You have a sign-in already'])
    expect(mails[0]?.body).not.toMatch(/\d{6}/)
  })

  it('by the mobile sends one as a text message, which proves that number and no email', async () => {
    const { db } = server.database
    const legacy = await addLegacyCustomer(db)
    const request_id = await askForCode({ mobile_search_field: legacy.mobile })
    const otp2 = await newestCode(db, legacy.mobile)
    const { data } = await server.call(validateRegistrationCode, { body: { request_id, otp2 } })
    const { registration_token } = z.object({ registration_token: z.string() }).parse(data)
    expect((await finish(legacy, registration_token)).status).toBe(200)
    const [contact] = await db.select().from(contacts).where(eq(contacts.id, legacy.contactId))
    expect(contact).toMatchObject({ emailVerifiedAt: null, phoneVerifiedAt: new Date(testNow) })
  })

  it('answers the same for nobody, and sends nothing for the wrong address', async () => {
    const { db } = server.database
    const legacy = await addLegacyCustomer(db)
    const ask = (body: object) => server.call(sendRegistrationCode, { body } as never)
    const answers = [
      await ask({ ...home, email_search_field: legacy.email }),
      await ask({ ...home, email_search_field: 'nobody@example.com' }),
      await ask({ ...home, email_search_field: legacy.email, service_address_postal_code: '00999' }),
      await ask({ ...home, email_search_field: legacy.email, service_address_line1: '89 Harrow Lane' }),
    ]
    for (const { status, messages, data } of answers) {
      expect([status, messages]).toEqual([200, [registrationTexts.codeSent]])
      expect(Object.keys(z.looseObject({}).parse(data))).toEqual(['request_id'])
    }
    await server.services.background.drained()
    const sent = await db.select().from(outboxMessages).where(eq(outboxMessages.recipient, legacy.email))
    expect(sent).toHaveLength(1)
  })

  it('is throttled for one account', async () => {
    const body = { ...home, email_search_field: 'busy@example.com' }
    for (let asked = 0; asked < 5; asked++) await server.call(sendRegistrationCode, { body })
    const answer = await server.call(sendRegistrationCode, { body })
    expect(answer).toMatchObject({ status: 429, messages: [sessionTexts.codeThrottled(15)] })
  })
})

describe('a code to register', () => {
  it('is refused alike when it is wrong, unknown, used, expired or guessed at too often', async () => {
    const { db } = server.database
    const legacy = await addLegacyCustomer(db)
    const wrong = { status: 400, fields: { otp1: sessionTexts.codeWrong } }
    expect(await exchange(noOne, '123456')).toMatchObject(wrong)

    const guessed = await askForCode({ email_search_field: legacy.email })
    const code = await newestCode(db, legacy.email)
    const other = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries++) expect(await exchange(guessed, other)).toMatchObject(wrong)
    expect(await exchange(guessed, code)).toMatchObject(wrong)

    const late = await askForCode({ email_search_field: legacy.email })
    const lateCode = await newestCode(db, legacy.email, 2)
    server.setNow('2026-03-13T15:10:00.001Z')
    expect(await exchange(late, lateCode)).toMatchObject(wrong)
    server.setNow(testNow)
    const answers = await Promise.all([exchange(late, lateCode), exchange(late, lateCode)])
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 400])
  })

  it('tells whoever is registered already that they are', async () => {
    const { db } = server.database
    const legacy = await addLegacyCustomer(db)
    await finish(legacy, await prove(legacy))
    const id = await askForCode({ email_search_field: legacy.email })
    const { data } = await exchange(id, await newestCode(db, legacy.email, 3))
    expect(data).toEqual({ status: 'already_registered', email: legacy.email })
  })
})

describe('the services of a legacy account', () => {
  it('are told with all that can be carried over', async () => {
    const legacy = await addLegacyCustomer(server.database.db)
    const token = await prove(legacy)
    await addMethod(provider(), legacy.migrationAccountParentId)
    const { data } = await server.call(getActiveServices, { body: of(legacy) }, { token })
    const place = { street_address: legacyStreet, city: 'Quillmere', state: 'TX', zip: legacyZip }
    expect(data).toEqual({
      firstName: 'Enid',
      lastName: 'Calder',
      email: legacy.email,
      mobile: legacy.mobile,
      fiber_account: true,
      fiber_account_number: legacy.fiberAccountNumber,
      gas_account: true,
      gas_account_number: legacy.gasAccountNumber,
      services: [
        {
          service_type_code: 'FIBER',
          service_group: 'FIBER',
          crm_billing_account_number: legacy.fiber.billingAccountNumber,
          ...place,
        },
        {
          service_type_code: 'GAS',
          service_group: 'GAS',
          crm_billing_account_number: legacy.gas.billingAccountNumber,
          ...place,
        },
      ],
      autopay: false,
      autopay_method: '',
      paperless: true,
      contacts: 1,
      payment_methods: 1,
    })
  })

  it('and every other step are closed to other tokens, and to none', async () => {
    const [legacy, other] = [await addLegacyCustomer(server.database.db), await addLegacyCustomer(server.database.db)]
    const token = await prove(other)
    const postback_url = 'http://localhost:80/payment/postback'
    const calls = (options: object) => [
      server.call(getActiveServices, { body: of(legacy) }, options),
      server.call(createLegacyPaymentLink, { query: { ...of(legacy), postback_url } }, options),
      server.call(listLegacyPaymentProfiles, { params: of(legacy) }, options),
      server.call(submitPaymentResponse, { body: of(legacy) }, options),
      server.call(createAccount, { body: { ...of(legacy), ...both } }, options),
      server.call(createUserAccount, { body: { ...of(legacy), ...user(legacy.email) } }, options),
      server.call(createLegacyAccount, { body: { ...of(legacy), ...user(legacy.email), ...both } }, options),
    ]
    for (const answer of await Promise.all(calls({ token }))) expect(answer.status).toBe(404)
    for (const answer of await Promise.all(calls({}))) expect(answer.status).toBe(401)
    const person = await server.signIn(await addPerson(server.database.db, { userType: 'CENTRIC' }))
    for (const answer of await Promise.all(calls({ token: person }))) expect(answer.status).toBe(401)
    server.setNow('2026-03-13T15:31:00.000Z')
    expect((await server.call(getActiveServices, { body: of(other) }, { token })).messages).toEqual([
      registrationTexts.proofExpired,
    ])
  })
})

describe('a payment method that is added while registering', () => {
  it('is opened for the account, handed in, and charged by autopay afterwards', async () => {
    const { db } = server.database
    const legacy = await addLegacyCustomer(db)
    const token = await prove(legacy)
    const query = { ...of(legacy), postback_url: 'http://localhost:80/payment/postback' }
    const link = await server.call(createLegacyPaymentLink, { query }, { token })
    expect(link.data).toEqual({ 'payment-url': expect.stringContaining('/pay/') })
    const elsewhere = { ...query, postback_url: 'https://evil.example/payment/postback' }
    expect((await server.call(createLegacyPaymentLink, { query: elsewhere }, { token })).status).toBe(400)

    const method = await addMethod(provider(), legacy.migrationAccountParentId)
    const hand = (body: object) =>
      server.call(submitPaymentResponse, { body: { ...of(legacy), ...body } } as never, { token })
    expect((await hand({ Token: 'tok_of_nobody' })).fields).toEqual({ Token: registrationTexts.methodUnknown })
    expect((await hand({ Message: 'declined' })).data).toEqual({ Message: 'declined' })
    expect((await hand({ Token: method, use_for_autopay: true })).data).toEqual({ Token: method })
    const listed = await server.call(listLegacyPaymentProfiles, { params: of(legacy) }, { token })
    expect(listed.data).toMatchObject([{ token: method, 'profile-account-number': '****1111' }])

    expect((await finish(legacy, token)).data).toMatchObject({
      autopay: 'chosen',
      autopay_method: 'Visa ending in 1111',
      payment_methods: 0,
      added_methods: 1,
    })
  })
})

describe('a second payment method that is added while registering', () => {
  it('leaves autopay with the one that it had, which is named', async () => {
    const { db } = server.database
    const legacy = await addLegacyCustomer(db)
    const autopayToken = await addMethod(provider(), legacy.migrationAccountParentId)
    await db
      .update(legacyAccounts)
      .set({ autopayToken })
      .where(eq(legacyAccounts.customerNumber, legacy.customerNumber))
    const token = await prove(legacy)
    const added = await addMethod(provider(), legacy.migrationAccountParentId)
    await server.call(submitPaymentResponse, { body: { ...of(legacy), Token: added } }, { token })
    const services = await server.call(getActiveServices, { body: of(legacy) }, { token })
    expect(services.data).toMatchObject({ autopay_method: 'Visa ending in 1111', payment_methods: 1 })
    expect((await finish(legacy, token)).data).toMatchObject({
      autopay: 'carried',
      autopay_method: 'Visa ending in 1111',
      payment_methods: 1,
      added_methods: 1,
    })
  })
})

describe('ending a registration', () => {
  it('makes the user, hands the methods over and carries autopay and paperless bills over', async () => {
    const { db } = server.database
    const legacy = await addLegacyCustomer(db)
    const method = await addMethod(provider(), legacy.migrationAccountParentId)
    await db
      .update(legacyAccounts)
      .set({ autopayToken: method })
      .where(eq(legacyAccounts.customerNumber, legacy.customerNumber))
    const answer = await finish(legacy, await prove(legacy))
    expect(answer.messages).toEqual([registrationTexts.welcome])
    const { user_id } = z.object({ user_id: z.string() }).parse(answer.data)
    expect(answer.data).toEqual({
      user_id,
      email: legacy.email,
      autopay: 'carried',
      autopay_accounts: [legacy.fiber.billingAccountNumber, legacy.gas.billingAccountNumber].toSorted(),
      autopay_method: 'Visa ending in 1111',
      paperless: true,
      contacts: 1,
      payment_methods: 1,
      added_methods: 0,
    })

    const signedIn = await server.call(validateUser, { body: { email: legacy.email, password: next } })
    const { token } = z.object({ token: z.string() }).parse(signedIn.data)
    const autopay = { query: { crm_billing_group_id: legacy.fiber.billingGroupId } }
    expect((await server.call(getAutopay, autopay, { token })).data).toMatchObject({
      autopay_enabled: true,
      token: method,
    })
    const methods = { query: { crm_customer_id: legacy.customerNumber } }
    expect((await server.call(listPaymentProfiles, methods, { token })).data).toMatchObject([{ token: method }])
    const settings = await db
      .select()
      .from(communicationSettings)
      .where(eq(communicationSettings.billingGroupId, legacy.gas.billingGroupId))
    expect(settings).toMatchObject([{ paperless: true }])
    const records = await db.select().from(auditRecords).where(eq(auditRecords.customerNumber, legacy.customerNumber))
    expect(records.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['registration.proved', 'registration.ended']),
    )
  })

  it('leaves what was not chosen, and a card that has expired, as it is and says so', async () => {
    const { db } = server.database
    const legacy = await addLegacyCustomer(db)
    const autopayToken = await addMethod(provider(), legacy.migrationAccountParentId, {
      expiry: { month: 2, year: 2026 },
    })
    await db
      .update(legacyAccounts)
      .set({ autopayToken })
      .where(eq(legacyAccounts.customerNumber, legacy.customerNumber))
    const answer = await finish(legacy, await prove(legacy), { gas_account: false })
    expect(answer.data).toMatchObject({ autopay: 'expired', autopay_accounts: [] })
    const bills = await db
      .select()
      .from(billingAccounts)
      .where(eq(billingAccounts.customerNumber, legacy.customerNumber))
    expect(bills.map((bill) => bill.autopayToken)).toEqual([null, null])
    const settings = await db
      .select()
      .from(communicationSettings)
      .where(eq(communicationSettings.billingGroupId, legacy.gas.billingGroupId))
    expect(settings).toEqual([])
  })

  it('happens once, however often it is asked for', async () => {
    const legacy = await addLegacyCustomer(server.database.db)
    const token = await prove(legacy)
    const answers = await Promise.all([finish(legacy, token), finish(legacy, token)])
    const statuses = answers.map(({ status }) => status).toSorted((one, two) => one - two)
    expect(statuses[0]).toBe(200)
    expect([401, 409]).toContain(statuses[1])
  })

  it('asks for a strong password twice, the email on file, and services that are theirs', async () => {
    const legacy = await addLegacyCustomer(server.database.db, { gasAccountNumber: null })
    const token = await prove(legacy)
    expect((await finish(legacy, token, { password: 'quill' })).fields).toHaveProperty('password')
    expect((await finish(legacy, token, { confirm_password: 'Other#2026' })).fields).toHaveProperty('confirm_password')
    expect((await finish(legacy, token, { email: 'other@example.com', gas_account: false })).fields).toEqual({
      email: registrationTexts.emailNeeded,
    })
    expect((await finish(legacy, token)).fields).toEqual({ gas_account_number: registrationTexts.wrongAccount })
    const nothing = { fiber_account: false, gas_account: false }
    expect((await finish(legacy, token, nothing)).fields).toEqual({ fiber_account: registrationTexts.noneChosen })
    expect((await finish(legacy, token, { gas_account: false })).status).toBe(200)
  })

  it('does not take an email with which somebody signs in', async () => {
    const person = await addPerson(server.database.db)
    const legacy = await addLegacyCustomer(server.database.db, { email: person.email })
    const answer = await finish(legacy, await prove(legacy))
    expect(answer).toMatchObject({ status: 409, fields: { email: registrationTexts.emailTaken } })
  })

  it('can be done in two halves: the accounts, then the user', async () => {
    const legacy = await addLegacyCustomer(server.database.db)
    const token = await prove(legacy)
    const accounts = await server.call(createAccount, { body: { ...of(legacy), ...both } }, { token })
    expect(accounts.data).toEqual({
      autopay: 'off',
      autopay_accounts: [],
      autopay_method: '',
      paperless: true,
      contacts: 1,
      payment_methods: 0,
      added_methods: 0,
    })
    const made = await server.call(createUserAccount, { body: { ...of(legacy), ...user(legacy.email) } }, { token })
    expect(made.data).toEqual({ user_id: expect.any(String), email: legacy.email })
    const found = await server.call(getAccountByEmail, { params: { email: legacy.email } }, { token })
    expect(found.data).toMatchObject({ user_id: z.object({ user_id: z.string() }).parse(made.data).user_id })
  })
})

describe('whether an email has a user', () => {
  it('is told to staff and to nobody else', async () => {
    const { db } = server.database
    const person = await addPerson(db)
    const ask = async (token?: string) =>
      (await server.call(getAccountByEmail, { params: { email: person.email } }, token ? { token } : {})).data
    expect(await ask()).toEqual({ user_id: null })
    expect(await ask(await server.signIn(await addPerson(db)))).toEqual({ user_id: null })
    const staff = await addPerson(db, { userType: 'CENTRIC' })
    expect(await ask(await server.signIn(staff))).toEqual({ user_id: person.userId })
    const records = await db.select().from(auditRecords).where(eq(auditRecords.userId, staff.userId))
    expect(records.map(({ action }) => action)).toContain('customer.opened')
  })
})

describe('the count of registrations', () => {
  it('is for those who look after them, and adds up', async () => {
    const { db } = server.database
    expect(
      (await server.call(getRegistrationCount, {}, { token: await server.signIn(await addPerson(db)) })).status,
    ).toBe(403)
    const staff = await server.signIn(await addPerson(db, { userType: 'CENTRIC' }))
    const Count = z.object({
      total: z.int(),
      registered: z.int(),
      started: z.int(),
      not_started: z.int(),
      invited: z.int(),
    })
    const before = Count.parse((await server.call(getRegistrationCount, {}, { token: staff })).data)
    const legacy = await addLegacyCustomer(db, { invitedAt: new Date(testNow) })
    await prove(legacy)
    await addLegacyCustomer(db)
    expect((await server.call(getRegistrationCount, {}, { token: staff })).data).toEqual({
      total: before.total + 2,
      registered: before.registered,
      started: before.started + 1,
      not_started: before.not_started + 1,
      invited: before.invited + 1,
    })
  })
})
