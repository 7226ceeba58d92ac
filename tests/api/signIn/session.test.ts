import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import { getFirstView, getUserDetails } from '#shared/contract/customers/customers'
import { viewBalance } from '#shared/contract/payments/payments'
import { getAppData, logout, validateUser } from '#shared/contract/signIn/session'
import { defaultPreferences } from '#shared/customers/preferences'
import * as sessionTexts from '#shared/texts/signIn/session'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { sessions } from '../../../server/db/schema/signIn/signIn'
import { roles, users } from '../../../server/db/schema/signIn/users'
import { addAccount, addPerson, password } from '../../support/data/people'
import { signInStaff } from '../../support/data/staff'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

const signIn = (server: TestServer, email: string, typed: string) =>
  server.call(validateUser, { body: { email, password: typed } })

describe('signing in', () => {
  it('returns a token for eight hours, the user, their accounts and their features', async ({ server }) => {
    const person = await addPerson(server.database.db, {
      rights: ['ACCOUNTS.read', 'MANAGEPAYMENT.read', 'MANAGEPAYMENT.write'],
    })
    const account = await addAccount(server.database.db, person.customerNumber)

    const { status, data } = await signIn(server, person.email, password)

    expect(status).toBe(200)
    expect(data).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      expires_at: new Date(Date.parse(testNow) + 8 * 3_600_000).toISOString(),
      user_details: {
        user_id: person.userId,
        userTypeCode: 'CUSTOMER',
        first_name: 'Ada',
        last_name: 'Quill',
        crm_contact_id: expect.stringMatching(/^\w{18}$/),
        phone_number: person.phone,
        email_id: person.email,
        user_accounts: [
          {
            crm_billing_account_number: account.billingAccountNumber,
            crm_billing_group_id: account.billingGroupId,
            crm_service_account_id: account.serviceAccountId,
            crm_service_account_number: account.serviceAccountNumber,
            crm_customer_number: person.customerNumber,
            crm_premise_id: account.premiseNumber,
            street_address: '412 Fennick Ave',
            service_type_code: 'FIBER',
          },
        ],
        user_address_details: [
          {
            street_address: '412 Fennick Ave',
            city: 'Quillmere',
            state: 'TX',
            zip: '00141',
            crm_premise_id: account.premiseNumber,
            userAddressServcieInfos: [
              { serviceType: 'FIBER', crm_billing_account_number: account.billingAccountNumber },
            ],
          },
        ],
      },
      app_features: [
        { name: 'ACCOUNTS', read: true, write: false, approve: false },
        { name: 'MANAGEPAYMENT', read: true, write: true, approve: false },
      ],
      preferences: defaultPreferences,
      balance: { crm_service_account_id: account.serviceAccountId, account_balance: expect.anything() },
      account_details: expect.objectContaining({ user_id: person.userId }),
    })
  })

  it('returns the same first view as the call for it', async ({ server }) => {
    const person = await addPerson(server.database.db)
    await addAccount(server.database.db, person.customerNumber)
    const { data } = await signIn(server, person.email, password)
    const { token, expires_at: _expiresAt, ...firstView } = z.parse(validateUser.response, data)
    const answer = await server.call(getFirstView, { query: {} }, { token })
    expect(z.parse(getFirstView.response, answer.data)).toEqual(firstView)
  })

  it('gives the same answer for a wrong password and an unknown address', async ({ server }) => {
    const person = await addPerson(server.database.db)
    const wrongPassword = await signIn(server, person.email, 'Portal#2024')
    const unknown = await signIn(server, 'nobody@example.com', password)

    expect(wrongPassword.status).toBe(400)
    expect(wrongPassword.messages).toEqual([sessionTexts.wrongCredentials])
    expect({ ...unknown, headers: null }).toEqual({ ...wrongPassword, headers: null })
  })

  it('accepts the address in capitals and with spaces around it', async ({ server }) => {
    const person = await addPerson(server.database.db)
    expect((await signIn(server, `  ${person.email.toUpperCase()} `, password)).status).toBe(200)
  })

  it('locks an account after five wrong attempts from one network and says for how long, even for the right password', async ({
    server,
  }) => {
    const person = await addPerson(server.database.db)
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn(server, person.email, 'wrong')
    const locked = await signIn(server, person.email, password)

    expect(locked.status).toBe(429)
    expect(locked.messages).toEqual([sessionTexts.throttled(15)])
  })

  it('resets the wrong attempts of an account after a right one', async ({ server }) => {
    const person = await addPerson(server.database.db)
    for (const typed of ['wrong', 'wrong', 'wrong', 'wrong', password, 'wrong', 'wrong', 'wrong', 'wrong'])
      await signIn(server, person.email, typed)
    expect((await signIn(server, person.email, password)).status).toBe(200)
  })

  it('unlocks an account when the period is over', async ({ server }) => {
    const person = await addPerson(server.database.db)
    for (let attempt = 0; attempt < 6; attempt += 1) await signIn(server, person.email, 'wrong')
    server.setNow(new Date(Date.parse(testNow) + 15 * 60_000 + 1).toISOString())
    const answer = await signIn(server, person.email, password)
    server.setNow(testNow)

    expect(answer.status).toBe(200)
  })

  it('counts parallel attempts too', async ({ server }) => {
    const person = await addPerson(server.database.db)
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(server, person.email, 'wrong')))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
  })

  it('lets a user sign in at two places at the same moment', async ({ server }) => {
    const people = await Promise.all([1, 2, 3].map(() => addPerson(server.database.db)))
    const answers = await Promise.all(
      people.flatMap(({ email }) => [signIn(server, email, password), signIn(server, email, password)]),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })

  it('treats a disabled user like an unknown one', async ({ server }) => {
    const person = await addPerson(server.database.db)
    await server.database.db.update(users).set({ status: 'disabled' }).where(eq(users.id, person.userId))
    expect((await signIn(server, person.email, password)).messages).toEqual([sessionTexts.wrongCredentials])
  })

  it('leaves an audit record for each attempt, successful or not', async ({ server }) => {
    const person = await addPerson(server.database.db)
    await signIn(server, person.email, 'wrong')
    await signIn(server, person.email, password)
    const records = await server.database.db.select().from(auditRecords).where(eq(auditRecords.userId, person.userId))
    expect(records.map(({ action }) => action).toSorted()).toEqual(['session.refused', 'session.started'])
  })

  it('stores only the hash of a token', async ({ server }) => {
    const person = await addPerson(server.database.db)
    const token = await server.signIn(person)
    const stored = await server.database.db.select().from(sessions).where(eq(sessions.userId, person.userId))
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(stored[0]?.tokenHash.toString('latin1')).not.toContain(token)
  })
})

describe('a bearer token', () => {
  it('is invalid after its owner signs out', async ({ server }) => {
    const token = await server.signIn(await addPerson(server.database.db))
    expect((await server.call(logout, {}, { token })).status).toBe(200)
    expect((await server.call(getAppData, {}, { token })).status).toBe(401)
  })

  it('is invalid after it expires', async ({ server }) => {
    const person = await addPerson(server.database.db)
    const token = await server.signIn(person)
    await server.database.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.parse(testNow) - 1) })
      .where(eq(sessions.userId, person.userId))
    const answer = await server.call(getAppData, {}, { token })
    expect(answer.status).toBe(401)
    expect(answer.messages).toEqual([sessionTexts.signInAgain])
  })

  it.for(['', 'x', 'A'.repeat(43), "' or 1=1 --", '../../etc/passwd', 'null'])(
    'is rejected if it is forged: %j',
    async (token, { server }) => {
      expect((await server.call(getAppData, {}, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401)
    },
  )

  it('has the current rights of the role', async ({ server }) => {
    const person = await addPerson(server.database.db)
    const account = await addAccount(server.database.db, person.customerNumber)
    const token = await server.signIn(person)
    const [user] = await server.database.db.select().from(users).where(eq(users.id, person.userId))
    await server.database.db
      .update(roles)
      .set({ rights: ['ACCOUNTS.read'] })
      .where(eq(roles.id, user?.roleId ?? ''))

    const body = {
      service_type: 'FIBER',
      service_account_id: account.serviceAccountId,
      billing_group_id: account.billingGroupId,
    } as const
    expect((await server.call(viewBalance, { body }, { token })).status).toBe(403)
    expect((await server.call(getAppData, {}, { token })).data).toEqual([
      { name: 'ACCOUNTS', read: true, write: false, approve: false },
    ])
  })
})

describe('the details of a user', () => {
  it('are available to the customer by email address and by phone number', async ({ server }) => {
    const person = await addPerson(server.database.db, { phone: '2105550142' })
    const token = await server.signIn(person)
    const byEmail = await server.call(getUserDetails, { query: { emailOrPhone: person.email } }, { token })
    const byPhone = await server.call(getUserDetails, { query: { emailOrPhone: '(210) 555-0142' } }, { token })
    expect(byEmail.data).toMatchObject({ user_id: person.userId })
    expect(byPhone.data).toEqual(byEmail.data)
  })

  it('the details of another user are not found for a customer, and are found and recorded for staff', async ({
    server,
  }) => {
    const person = await addPerson(server.database.db)
    await addAccount(server.database.db, person.customerNumber)
    const stranger = await server.signIn(await addPerson(server.database.db))
    const staff = await signInStaff(server)
    const input = { query: { emailOrPhone: person.email } }

    expect((await server.call(getUserDetails, input, { token: stranger })).status).toBe(404)
    expect((await server.call(getUserDetails, input, { token: staff })).data).toMatchObject({ user_id: person.userId })
    const accessRecords = await server.database.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.customerNumber, person.customerNumber))
    expect(accessRecords.map(({ action }) => action)).toEqual(['customer.opened'])
  })
})
