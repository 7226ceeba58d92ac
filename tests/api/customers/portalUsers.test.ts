import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import {
  type AccountDetails,
  createUserAccount,
  type FoundUser,
  listBillingAccounts,
  searchUsers,
} from '#shared/contract/customers/portalUsers'
import * as accountEmailTexts from '#shared/texts/customers/accountEmails'
import * as customerTexts from '#shared/texts/customers/customers'
import * as portalUserTexts from '#shared/texts/customers/portalUsers'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import { toUserAccount } from '../../../renderer/features/portalUsers/userAccount'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { contacts } from '../../../server/db/schema/customers/accounts'
import { legacyAccounts } from '../../../server/db/schema/customers/registrations'
import { userCustomers, users } from '../../../server/db/schema/signIn/users'
import { addLegacyCustomer } from '../../support/data/customers/legacyAccounts'
import { type Account, addAccount, addCustomerRoles, addPerson, type Person } from '../../support/data/people'
import { signInWithOwnPassword } from '../../support/data/signIn/ownPassword'
import { readNewestMail } from '../../support/server/outbox'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let staff: Person
let token: string
let maya: Person
let home: Account
it.beforeAll(async ({ server }) => {
  const { db } = server.database
  await addCustomerRoles(db)
  staff = await addPerson(db, { userType: 'CENTRIC', rights: ['USERLOGINS.read', 'USERLOGINS.write'] })
  token = await server.signIn(staff)
  maya = await addPerson(db, { name: { first: 'Maya', last: 'Fields' }, phone: '2955550177' })
  home = await addAccount(db, maya.customerNumber, { streetAddress: '12 Larkspur Ln' })
  await addAccount(db, maya.customerNumber, { serviceType: 'GAS', streetAddress: '77 Mill Rd' })
})

const search = async (server: TestServer, body: object) => {
  const answer = await server.call(searchUsers, { body: body as never }, { token })
  return answer as { status: number; messages: string[]; data: { user_details: FoundUser[]; total_count: number } }
}

describe('portal users', () => {
  it('are listed once, with a row for each of their services', async ({ server }) => {
    expect((await search(server, { email: maya.email })).data).toMatchObject({
      total_count: 1,
      user_details: [
        { user_id: maya.userId, name: 'Maya Fields', address: '12 Larkspur Ln', service_type_code: 'FIBER' },
        { address: '77 Mill Rd', service_type_code: 'GAS' },
      ],
    })
  })

  it.for([
    ['phone', { phone: '5550177' }],
    ['address', { street_address: 'larkspur' }],
    ['address and service', { street_address: 'larkspur', service_type_code: 'FIBER' }],
    ['capital letters of the email', { email: 'PERSON-' }],
  ] as const)('are filtered by %s', async ([_what, filter], { server }) => {
    const { user_details: found } = (await search(server, { ...filter, page_size: 500 })).data
    expect(found.map(({ user_id }) => user_id)).toContain(maya.userId)
  })

  it('are found by their phone number, not by digits in their email', async ({ server }) => {
    const other = await addPerson(server.database.db, { email: 'no-5550177@example.com', phone: '2955550100' })
    const { user_details: found } = (await search(server, { phone: '5550177', page_size: 500 })).data
    expect(found.map(({ user_id }) => user_id)).not.toContain(other.userId)
  })

  it('are counted once, however many of their services match', async ({ server }) => {
    const person = await addPerson(server.database.db, { email: 'several@counted.example' })
    for (const serviceType of ['FIBER', 'TV'] as const)
      await addAccount(server.database.db, person.customerNumber, { serviceType })
    expect((await search(server, { email: '@counted.example', zip_code: '00141' })).data.total_count).toBe(1)
  })

  it('are filtered by a billing account number, which shows only that account', async ({ server }) => {
    const { user_details: found } = (await search(server, { account_no: home.billingAccountNumber.toLowerCase() })).data
    expect(found).toMatchObject([{ user_id: maya.userId, address: '12 Larkspur Ln' }])
  })

  it('match all filters', async ({ server }) => {
    expect((await search(server, { street_address: 'larkspur', service_type_code: 'GAS' })).data.total_count).toBe(0)
  })

  it('have ten to a page by default', async ({ server }) => {
    for (let index = 0; index < 11; index += 1) {
      await addPerson(server.database.db, { email: `ten-${index}@paged.example` })
    }
    const { user_details: page, total_count } = (await search(server, { email: '@paged.example' })).data
    expect([page.length, total_count]).toEqual([10, 11])
  })

  it('have pages by user: a user’s services are never split', async ({ server }) => {
    const { db } = server.database
    for (const last of ['Aa', 'Bb']) {
      const person = await addPerson(db, { name: { first: 'Torn', last }, email: `torn-${last}@parts.example` })
      for (const serviceType of ['FIBER', 'GAS', 'TV'] as const)
        await addAccount(db, person.customerNumber, { serviceType })
    }
    const page = async (page_number: number) =>
      (await search(server, { email: '@parts.example', page_size: 1, page_number })).data
    for (const [number, name] of [
      [1, 'Torn Aa'],
      [2, 'Torn Bb'],
    ] as const) {
      const { user_details: found, total_count } = await page(number)
      expect([found.map((row) => row.name), total_count]).toEqual([[name, name, name], 2])
      expect(found[0]).toMatchObject({ service_count: 3 })
    }
  })

  it('require at least one filter', async ({ server }) => {
    expect(await search(server, {})).toMatchObject({ status: 400, messages: [customerTexts.fillOne] })
  })

  it('never include staff', async ({ server }) => {
    expect((await search(server, { email: staff.email })).data.total_count).toBe(0)
  })
})

const found = async (server: TestServer, query: object): Promise<AccountDetails[]> => {
  const { data } = await server.call(listBillingAccounts, { query }, { token })
  return (data as { acc_details: AccountDetails[] }).acc_details
}

const jonas = (email: string, accounts: object[]) => ({
  first_name: 'Jonas',
  last_name: 'Reed',
  email,
  password: 'Portal#2026',
  businessName: '',
  phone: '2955550188',
  accounts,
})
const create = (server: TestServer, body: object, as = token) =>
  server.call(createUserAccount, { body: body as never }, { token: as })

describe('a user whom staff create', () => {
  it('is offered the accounts with the same email or phone number on file', async ({ server }) => {
    const [fiber, gas] = await found(server, { email: maya.email.toUpperCase() })
    expect(fiber).toMatchObject({
      account_id: home.serviceAccountId,
      account_number: home.billingAccountNumber,
      parent_account_id: maya.customerNumber,
      service_type: 'FIBER',
      address_line1: '12 Larkspur Ln',
      fiber_billing_accountid: home.billingAccountNumber,
      gas_billing_accountid: gas?.account_number,
    })
    expect(await found(server, { phone: '(295) 555-0177' })).toHaveLength(2)
    expect(await found(server, { email: 'nobody@example.com' })).toEqual([])
  })

  it('gets access to the customers of the accounts, is notified by email, and leaves a record', async ({ server }) => {
    const [account] = await found(server, { email: maya.email })
    if (!account) throw new Error('There is no account')
    const answer = await create(server, jonas('jonas@new.example', [toUserAccount(account, 'Customer')]))
    expect(answer).toMatchObject({ status: 200, messages: [portalUserTexts.created] })
    const mail = await readNewestMail(server, 'jonas@new.example')
    const signedIn = await signInWithOwnPassword(server, {
      email: 'jonas@new.example',
      password: 'Portal#2026',
      newPassword: 'Harbor#77',
    })
    expect(JSON.stringify(signedIn.data)).toContain(home.billingAccountNumber)
    const created = loginEmailTexts.loginCreated(server.services.config.BRAND_NAME, 'jonas@new.example')
    expect(mail.subject).toBe(created.subject)
    expect(mail.body).toContain(created.paragraphs[0])
    expect(mail.body).not.toContain('Security Settings')
    const records = await server.database.db.select().from(auditRecords).where(eq(auditRecords.action, 'user.created'))
    expect(records).toMatchObject([
      {
        userId: staff.userId,
        customerNumber: maya.customerNumber,
        details: { email: 'jonas@new.example', type: 'Customer' },
      },
    ])
  })

  it('ends the registration of a customer of the old system', async ({ server }) => {
    const legacy = await addLegacyCustomer(server.database.db)
    const accounts = (await found(server, { email: legacy.email })).map((account) => toUserAccount(account, 'Customer'))
    expect((await create(server, jonas(legacy.email, accounts))).status).toBe(200)
    const rows = await server.database.db
      .select()
      .from(legacyAccounts)
      .where(eq(legacyAccounts.customerNumber, legacy.customerNumber))
    expect(rows).toMatchObject([{ lastStep: 'done', registeredAt: expect.any(Date) }])
  })

  it('can’t have an email that already has a user', async ({ server }) => {
    const [account] = await found(server, { email: maya.email })
    const answer = await create(server, jonas(maya.email, account ? [toUserAccount(account, 'Customer')] : []))
    expect(answer).toMatchObject({ status: 409, messages: [portalUserTexts.emailTaken] })
  })

  it('is created once if two requests arrive at the same time', async ({ server }) => {
    const [account] = await found(server, { email: maya.email })
    const body = jonas('twice@new.example', account ? [toUserAccount(account, 'Customer')] : [])
    const answers = await Promise.all([create(server, body), create(server, body)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  it('is for one customer: accounts of several are rejected', async ({ server }) => {
    const { db } = server.database
    const email = 'both@known.example'
    const people = [await addPerson(db), await addPerson(db)]
    for (const { customerNumber, contactId } of people) {
      await addAccount(db, customerNumber)
      await db.update(contacts).set({ email }).where(eq(contacts.id, contactId))
    }
    const accounts = (await found(server, { email })).map((account) => toUserAccount(account, 'Customer'))
    expect(accounts).toHaveLength(2)
    expect(await create(server, jonas('several@new.example', accounts))).toMatchObject({
      status: 400,
      fields: { accounts: portalUserTexts.severalCustomers },
    })
    expect((await create(server, jonas('several@new.example', accounts.slice(0, 1)))).status).toBe(200)
  })

  it('is reported to the existing account holders', async ({ server }) => {
    const { db } = server.database
    const holder = await addPerson(db)
    await addAccount(db, holder.customerNumber)
    const accounts = (await found(server, { email: holder.email })).map((account) => toUserAccount(account, 'Customer'))
    expect((await create(server, jonas('told@new.example', accounts))).status).toBe(200)
    const mail = await readNewestMail(server, holder.email)
    expect(mail.subject).toBe(accountEmailTexts.loginAdded({ name: '', email: '', isHolder: true }).subject)
    expect(mail.body).toContain('Jonas Reed (told@new.example)')
    expect((await readNewestMail(server, 'told@new.example')).subject).toBe(
      loginEmailTexts.loginCreated('', '').subject,
    )
  })

  it('is reported to the address on file if there is no user yet and the new one has another address', async ({
    server,
  }) => {
    const legacy = await addLegacyCustomer(server.database.db)
    const accounts = (await found(server, { email: legacy.email })).map((account) => toUserAccount(account, 'Customer'))
    expect((await create(server, jonas('elsewhere@new.example', accounts))).status).toBe(200)
    const mail = await readNewestMail(server, legacy.email)
    expect(mail.subject).toBe(accountEmailTexts.loginAdded({ name: '', email: '', isHolder: true }).subject)
    expect(mail.body).toContain('Jonas Reed (elsewhere@new.example)')
  })

  it('is rejected if the accounts have changed, or belong to another type of customer', async ({ server }) => {
    const [account] = await found(server, { email: maya.email })
    if (!account) throw new Error('There is no account')
    const other = await addPerson(server.database.db)
    const forged = { ...toUserAccount(account, 'Customer'), parent_account_no: other.customerNumber }
    expect(await create(server, jonas('forged@new.example', [forged]))).toMatchObject({
      status: 400,
      fields: { accounts: portalUserTexts.wrongAccount },
    })
    expect(await create(server, jonas('kind@new.example', [toUserAccount(account, 'Builder')]))).toMatchObject({
      fields: { accounts: portalUserTexts.wrongKind },
    })
    expect((await create(server, jonas('none@new.example', []))).status).toBe(400)
    const made = await server.database.db
      .select({ id: users.id })
      .from(users)
      .innerJoin(userCustomers, eq(userCustomers.userId, users.id))
      .where(eq(users.email, 'forged@new.example'))
    expect(made).toEqual([])
  })
})
