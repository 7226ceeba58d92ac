import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import {
  createAccount,
  createLegacyAccount,
  createLegacyPaymentLink,
  getAccountByEmail,
  getActiveServices,
  listLegacyPaymentProfiles,
  submitPaymentResponse,
} from '#shared/contract/customers/registrations'
import { getAutopay, listPaymentProfiles } from '#shared/contract/payments/payments'
import { validateUser } from '#shared/contract/signIn/session'
import * as registrationTexts from '#shared/texts/customers/registrations'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { billingAccounts } from '../../../server/db/schema/customers/accounts'
import { communicationSettings } from '../../../server/db/schema/customers/communication'
import { legacyAccounts } from '../../../server/db/schema/customers/registrations'
import { addLegacyCustomer, legacyStreet, legacyZip } from '../../support/data/customers/legacyAccounts'
import {
  bothServices,
  finishRegistration,
  legacyIdOf,
  newPassword,
  signInFields,
  verifyIdentity,
} from '../../support/data/customers/registrations'
import { addMethod } from '../../support/data/payments/payments'
import { addPerson } from '../../support/data/people'
import { signInStaff } from '../../support/data/staff'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

it.afterEach(({ server }) => server.setNow(testNow))

const provider = (server: TestServer) => ({ url: server.providerUrl })

describe('the services of a legacy account', () => {
  it('are listed with all that can be carried over', async ({ server }) => {
    const legacy = await addLegacyCustomer(server.database.db)
    const token = await verifyIdentity(server, legacy)
    await addMethod(provider(server), legacy.migrationAccountParentId)
    const { data } = await server.call(getActiveServices, { body: legacyIdOf(legacy) }, { token })
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

  it('are not available to other tokens or without one, and neither is any other step', async ({ server }) => {
    const [legacy, other] = [await addLegacyCustomer(server.database.db), await addLegacyCustomer(server.database.db)]
    const token = await verifyIdentity(server, other)
    const postback_url = 'http://localhost:80/payment/postback'
    const calls = (options: object) => [
      server.call(getActiveServices, { body: legacyIdOf(legacy) }, options),
      server.call(createLegacyPaymentLink, { query: { ...legacyIdOf(legacy), postback_url } }, options),
      server.call(listLegacyPaymentProfiles, { params: legacyIdOf(legacy) }, options),
      server.call(submitPaymentResponse, { body: legacyIdOf(legacy) }, options),
      server.call(createAccount, { body: { ...legacyIdOf(legacy), ...bothServices } }, options),
      server.call(
        createLegacyAccount,
        { body: { ...legacyIdOf(legacy), ...signInFields(legacy.email), ...bothServices } },
        options,
      ),
    ]
    for (const answer of await Promise.all(calls({ token }))) expect(answer.status).toBe(404)
    for (const answer of await Promise.all(calls({}))) expect(answer.status).toBe(401)
    const person = await signInStaff(server)
    for (const answer of await Promise.all(calls({ token: person }))) expect(answer.status).toBe(401)
    server.setNow('2026-03-13T15:31:00.000Z')
    expect((await server.call(getActiveServices, { body: legacyIdOf(other) }, { token })).messages).toEqual([
      registrationTexts.verificationExpired,
    ])
  })
})

// The description includes the card holder's name, because another card may have the same last digits.
const visa = expect.stringMatching(/^Visa ending in 1111 \(.+, expires \d\d\/\d{4}\)$/)

describe('a payment method that is added while registering', () => {
  it('is opened for the account, submitted, and then charged by autopay', async ({ server }) => {
    const { db } = server.database
    const legacy = await addLegacyCustomer(db)
    const token = await verifyIdentity(server, legacy)
    const query = { ...legacyIdOf(legacy), postback_url: 'http://localhost:80/payment/postback' }
    const link = await server.call(createLegacyPaymentLink, { query }, { token })
    expect(link.data).toEqual({ 'payment-url': expect.stringContaining('/pay/') })
    const elsewhere = { ...query, postback_url: 'https://evil.example/payment/postback' }
    expect((await server.call(createLegacyPaymentLink, { query: elsewhere }, { token })).status).toBe(400)

    const method = await addMethod(provider(server), legacy.migrationAccountParentId)
    const hand = (body: object) =>
      server.call(submitPaymentResponse, { body: { ...legacyIdOf(legacy), ...body } } as never, { token })
    expect((await hand({ Token: 'tok_of_nobody' })).fields).toEqual({ Token: registrationTexts.methodUnknown })
    expect((await hand({ Message: 'declined' })).data).toEqual({ Message: 'declined' })
    expect((await hand({ Token: method, use_for_autopay: true })).data).toEqual({ Token: method })
    const listed = await server.call(listLegacyPaymentProfiles, { params: legacyIdOf(legacy) }, { token })
    expect(listed.data).toMatchObject([{ token: method, 'profile-account-number': '****1111' }])

    expect((await finishRegistration(server, { legacy, token })).data).toMatchObject({
      autopay: 'chosen',
      autopay_method: visa,
      payment_methods: 0,
      added_methods: 1,
    })
  })
})

describe('a second payment method that is added while registering', () => {
  it('keeps autopay on the previous method, which is named', async ({ server }) => {
    const { db } = server.database
    const legacy = await addLegacyCustomer(db)
    const autopayToken = await addMethod(provider(server), legacy.migrationAccountParentId)
    await db
      .update(legacyAccounts)
      .set({ autopayToken })
      .where(eq(legacyAccounts.customerNumber, legacy.customerNumber))
    const token = await verifyIdentity(server, legacy)
    const added = await addMethod(provider(server), legacy.migrationAccountParentId)
    await server.call(submitPaymentResponse, { body: { ...legacyIdOf(legacy), Token: added } }, { token })
    const services = await server.call(getActiveServices, { body: legacyIdOf(legacy) }, { token })
    expect(services.data).toMatchObject({ autopay_method: visa, payment_methods: 1 })
    expect((await finishRegistration(server, { legacy, token })).data).toMatchObject({
      autopay: 'carried',
      autopay_method: visa,
      payment_methods: 1,
      added_methods: 1,
    })
  })
})

describe('the end of a registration', () => {
  it('creates the user, transfers the methods and carries over autopay and paperless bills', async ({ server }) => {
    const { db } = server.database
    const legacy = await addLegacyCustomer(db)
    const method = await addMethod(provider(server), legacy.migrationAccountParentId)
    await db
      .update(legacyAccounts)
      .set({ autopayToken: method })
      .where(eq(legacyAccounts.customerNumber, legacy.customerNumber))
    const answer = await finishRegistration(server, { legacy, token: await verifyIdentity(server, legacy) })
    expect(answer.messages).toEqual([registrationTexts.welcome])
    const { user_id } = z.object({ user_id: z.string() }).parse(answer.data)
    expect(answer.data).toEqual({
      user_id,
      email: legacy.email,
      autopay: 'carried',
      autopay_accounts: [legacy.fiber.billingAccountNumber, legacy.gas.billingAccountNumber].toSorted(),
      autopay_method: visa,
      paperless: true,
      contacts: 1,
      payment_methods: 1,
      added_methods: 0,
    })

    const signedIn = await server.call(validateUser, { body: { email: legacy.email, password: newPassword } })
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

  it('keeps what was not selected and an expired card unchanged, and says so', async ({ server }) => {
    const { db } = server.database
    const legacy = await addLegacyCustomer(db)
    const autopayToken = await addMethod(provider(server), legacy.migrationAccountParentId, {
      expiry: { month: 2, year: 2026 },
    })
    await db
      .update(legacyAccounts)
      .set({ autopayToken })
      .where(eq(legacyAccounts.customerNumber, legacy.customerNumber))
    const answer = await finishRegistration(
      server,
      { legacy, token: await verifyIdentity(server, legacy) },
      { gas_account: false },
    )
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

  it('reports that autopay is off, not that the card has expired, if no account is open', async ({ server }) => {
    const { db } = server.database
    const legacy = await addLegacyCustomer(db)
    // The card is valid until the end of this month.
    const autopayToken = await addMethod(provider(server), legacy.migrationAccountParentId, {
      expiry: { month: 3, year: 2026 },
    })
    await db
      .update(legacyAccounts)
      .set({ autopayToken })
      .where(eq(legacyAccounts.customerNumber, legacy.customerNumber))
    await db
      .update(billingAccounts)
      .set({ status: 'closed' })
      .where(eq(billingAccounts.customerNumber, legacy.customerNumber))
    const answer = await finishRegistration(server, { legacy, token: await verifyIdentity(server, legacy) })
    expect(answer.data).toMatchObject({ autopay: 'off', autopay_accounts: [] })
  })

  it('happens once, however often it is requested', async ({ server }) => {
    const legacy = await addLegacyCustomer(server.database.db)
    const token = await verifyIdentity(server, legacy)
    const answers = await Promise.all([
      finishRegistration(server, { legacy, token }),
      finishRegistration(server, { legacy, token }),
    ])
    const statuses = answers.map(({ status }) => status).toSorted((one, two) => one - two)
    expect(statuses[0]).toBe(200)
    expect([401, 409]).toContain(statuses[1])
  })

  it('requires a strong password twice, the email on file, and services of the account', async ({ server }) => {
    const legacy = await addLegacyCustomer(server.database.db, { gasAccountNumber: null })
    const token = await verifyIdentity(server, legacy)
    expect((await finishRegistration(server, { legacy, token }, { password: 'quill' })).fields).toHaveProperty(
      'password',
    )
    expect(
      (await finishRegistration(server, { legacy, token }, { confirm_password: 'Other#2026' })).fields,
    ).toHaveProperty('confirm_password')
    expect(
      (await finishRegistration(server, { legacy, token }, { email: 'other@example.com', gas_account: false })).fields,
    ).toEqual({
      email: registrationTexts.emailNeeded,
    })
    expect((await finishRegistration(server, { legacy, token })).fields).toEqual({
      gas_account_number: registrationTexts.wrongAccount,
    })
    const nothing = { fiber_account: false, gas_account: false }
    expect((await finishRegistration(server, { legacy, token }, nothing)).fields).toEqual({
      fiber_account: registrationTexts.serviceRequired,
    })
    expect((await finishRegistration(server, { legacy, token }, { gas_account: false })).status).toBe(200)
  })

  it('rejects an email that has a user', async ({ server }) => {
    const person = await addPerson(server.database.db)
    const legacy = await addLegacyCustomer(server.database.db, { email: person.email })
    const answer = await finishRegistration(server, { legacy, token: await verifyIdentity(server, legacy) })
    expect(answer).toMatchObject({ status: 409, fields: { email: registrationTexts.emailTaken } })
  })

  it('can start with the accounts only, without a user', async ({ server }) => {
    const legacy = await addLegacyCustomer(server.database.db)
    const token = await verifyIdentity(server, legacy)
    const accounts = await server.call(createAccount, { body: { ...legacyIdOf(legacy), ...bothServices } }, { token })
    expect(accounts.data).toEqual({
      autopay: 'off',
      autopay_accounts: [],
      autopay_method: '',
      paperless: true,
      contacts: 1,
      payment_methods: 0,
      added_methods: 0,
    })
    expect((await finishRegistration(server, { legacy, token })).status).toBe(200)
  })
})

describe('whether an email has a user', () => {
  it('is available only to staff', async ({ server }) => {
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
