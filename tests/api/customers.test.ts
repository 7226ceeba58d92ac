import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getAccountDetails } from '#shared/contract/customers'
import { auditRecords } from '../../server/db/schema/records'
import { addAccount, addPerson } from '../support/people'
import { startServer, type TestServer } from '../support/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

describe('account details', () => {
  it('are the bills with what each owes, and the addresses with their services', async () => {
    const person = await addPerson(server.database.db)
    const account = await addAccount(server.database.db, person.customerNumber, { balance: -500 })
    const token = await server.signIn(person)
    const { data } = await server.call(getAccountDetails, { query: { user_id: person.userId } }, { token })
    expect(data).toEqual({
      user_id: person.userId,
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
    })
  })

  it('are empty for somebody who has nothing yet', async () => {
    const person = await addPerson(server.database.db)
    const token = await server.signIn(person)
    const { data } = await server.call(getAccountDetails, { query: { user_id: person.userId } }, { token })
    expect(data).toEqual({ user_id: person.userId, billing_accounts: [], locations: [] })
  })

  it('of a customer are open to staff, who leave a record of it', async () => {
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
