import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import { getAccountDetails } from '#shared/contract/customers/customers'
import { validateUser } from '#shared/contract/signIn/session'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { addAccount, addPerson, password } from '../../support/data/people'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

const Streets = z.array(z.object({ street_address: z.string() }))
const streetsIn = (list: unknown): string[] => Streets.parse(list).map(({ street_address: street }) => street)

describe('the addresses of a user', () => {
  const scattered = [
    { streetAddress: '9 Fennick Ave', startedOn: '2024-03-01' },
    { streetAddress: '412 Fennick Ave', unit: 'Lot 10', startedOn: '2024-02-01' },
    { streetAddress: '7 Wren Ct', startedOn: '2021-01-01' },
    { streetAddress: '412 Fennick Ave', unit: 'Lot 9', startedOn: '2024-02-01' },
    { streetAddress: '1200 Harrow Ln', startedOn: '2024-01-01' },
  ]

  async function addressesOf(server: TestServer, userType: 'CUSTOMER' | 'BUILDER') {
    const person = await addPerson(server.database.db, { userType })
    for (const place of scattered) await addAccount(server.database.db, person.customerNumber, place)
    const signedIn = await server.call(validateUser, { body: { email: person.email, password } })
    const { token, user_details: details } = z
      .object({
        token: z.string(),
        user_details: z.object({ user_accounts: z.unknown(), user_address_details: z.unknown() }),
      })
      .parse(signedIn.data)
    const { data } = await server.call(getAccountDetails, { query: { user_id: person.userId } }, { token })
    const { locations } = z.object({ locations: z.unknown() }).parse(data)
    return [details.user_accounts, details.user_address_details, locations].map(streetsIn)
  }

  it('the addresses of a builder are ordered by street, number and unit, numbers numerically', async ({ server }) => {
    const sorted = ['9 Fennick Ave', '412 Fennick Ave, Lot 9', '412 Fennick Ave, Lot 10', '1200 Harrow Ln', '7 Wren Ct']
    expect(await addressesOf(server, 'BUILDER')).toEqual([sorted, sorted, sorted])
  })

  it('the addresses of a resident start with the oldest', async ({ server }) => {
    const [accounts] = await addressesOf(server, 'CUSTOMER')
    expect(accounts).toEqual([
      '7 Wren Ct',
      '1200 Harrow Ln',
      '412 Fennick Ave, Lot 9',
      '412 Fennick Ave, Lot 10',
      '9 Fennick Ave',
    ])
  })
})

describe('account details', () => {
  it('contain the bills with their balances, and the addresses with their services', async ({ server }) => {
    const person = await addPerson(server.database.db)
    const account = await addAccount(server.database.db, person.customerNumber, { balance: -500 })
    const token = await server.signIn(person)
    const { data } = await server.call(getAccountDetails, { query: { user_id: person.userId } }, { token })
    expect(data).toEqual({
      user_id: person.userId,
      contact: { language: 'en', phones: [{ type: 'mobile', number: person.phone, is_main: true }] },
      billing_accounts: [
        {
          crm_billing_account_number: account.billingAccountNumber,
          crm_billing_group_id: account.billingGroupId,
          crm_customer_number: person.customerNumber,
          service_group: 'FIBER',
          street_address: '412 Fennick Ave',
          balance: -5,
          due_date: null,
          autopay_enabled: false,
          paperless: false,
          status: 'active',
        },
      ],
      locations: [
        {
          crm_premise_id: account.premiseNumber,
          street_address: '412 Fennick Ave',
          city: 'Quillmere',
          state: 'TX',
          zip: '00141',
          community_name: 'Orchard Row',
          services: [
            {
              crm_service_account_id: account.serviceAccountId,
              crm_service_account_number: account.serviceAccountNumber,
              crm_billing_account_number: account.billingAccountNumber,
              service_type_code: 'FIBER',
              status: 'active',
              started_on: '2024-01-15',
            },
          ],
        },
      ],
      alerts: [],
    })
  })

  it('are empty for a user without accounts', async ({ server }) => {
    const person = await addPerson(server.database.db)
    const token = await server.signIn(person)
    const { data } = await server.call(getAccountDetails, { query: { user_id: person.userId } }, { token })
    expect(data).toMatchObject({ user_id: person.userId, billing_accounts: [], locations: [] })
  })

  it('the account details of a customer are available to staff, with an access record', async ({ server }) => {
    const person = await addPerson(server.database.db)
    await addAccount(server.database.db, person.customerNumber)
    const staff = await addPerson(server.database.db, { userType: 'CENTRIC' })
    const token = await server.signIn(staff)
    const query = { user_id: person.userId }
    expect((await server.call(getAccountDetails, { query }, { token })).status).toBe(200)
    const records = await server.database.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.customerNumber, person.customerNumber))
    expect(records).toMatchObject([
      { userId: staff.userId, action: 'customer.opened', details: { what: 'account details' } },
    ])
  })
})
