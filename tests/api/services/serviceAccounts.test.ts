import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listServiceAccounts, updateNickname } from '#shared/contract/services/serviceAccounts'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { userCustomers } from '../../../server/db/schema/signIn/users'
import { addAccount, addPerson, ownerRights, type Person } from '../../support/data/people'
import { signInStaff } from '../../support/data/staff'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

const list = (server: TestServer, person: Person, token: string, body: object = {}) =>
  server.call(listServiceAccounts, { body: { user_id: person.userId, ...body } }, { token })

async function addLandlord(server: TestServer) {
  const { db } = server.database
  const person = await addPerson(db, { userType: 'BUILDER' })
  const first = await addAccount(db, person.customerNumber, { streetAddress: '412 Fennick Ave' })
  const second = await addAccount(db, person.customerNumber, { streetAddress: '98 Fennick Ave', serviceType: 'GAS' })
  return { person, first, second, token: await server.signIn(person) }
}

describe('the service accounts of a user', () => {
  it('are listed by address, in the order of the street', async ({ server }) => {
    const { person, first, second, token } = await addLandlord(server)
    const { data } = await list(server, person, token)
    expect(data).toMatchObject({ total_count: 2, all_count: 2 })
    expect(data).toMatchObject({
      premises: [{ street_address: '98 Fennick Ave' }, { street_address: '412 Fennick Ave' }],
    })
    expect((data as { premises: unknown[] }).premises[1]).toEqual({
      crm_premise_id: first.premiseNumber,
      street_address: '412 Fennick Ave',
      city: 'Quillmere',
      state: 'TX',
      zip: '00141',
      community_name: 'Orchard Row',
      nickname: '',
      bills: [
        {
          crm_billing_account_number: first.billingAccountNumber,
          crm_customer_number: person.customerNumber,
          is_added: false,
          crm_billing_group_id: first.billingGroupId,
          service_group: 'FIBER',
          balance: 110.8,
          due_date: '2026-03-22',
          autopay_enabled: false,
          paperless: false,
          status: 'active',
          services: [
            {
              crm_service_account_id: first.serviceAccountId,
              crm_service_account_number: first.serviceAccountNumber,
              service_type_code: 'FIBER',
              status: 'active',
              started_on: '2024-01-15',
            },
          ],
        },
      ],
    })
    expect(JSON.stringify(data)).toContain(second.serviceAccountNumber)
  })

  it('the service accounts of a resident start with the oldest address', async ({ server }) => {
    const { db } = server.database
    const person = await addPerson(db)
    await addAccount(db, person.customerNumber, { streetAddress: '1 Ash Ln', startedOn: '2025-05-01' })
    await addAccount(db, person.customerNumber, { streetAddress: '9 Wren Way', startedOn: '2020-05-01' })
    const { data } = await list(server, person, await server.signIn(person))
    expect(data).toMatchObject({ premises: [{ street_address: '9 Wren Way' }, { street_address: '1 Ash Ln' }] })
  })

  it('are searched by address, community, number and name, in any case', async ({ server }) => {
    const { person, first, second, token } = await addLandlord(server)
    await server.call(
      updateNickname,
      { body: { crm_premise_id: second.premiseNumber, nickname: 'Grandma' } },
      { token },
    )
    const found = async (search: string) => {
      const { data } = await list(server, person, token, { search })
      return (data as { premises: { crm_premise_id: string }[] }).premises.map(({ crm_premise_id }) => crm_premise_id)
    }
    expect(await found('412 fenn')).toEqual([first.premiseNumber])
    expect(await found('orchard')).toHaveLength(2)
    expect(await found(first.serviceAccountNumber)).toEqual([first.premiseNumber])
    expect(await found(second.billingAccountNumber.toLowerCase())).toEqual([second.premiseNumber])
    expect(await found('GRANDMA')).toEqual([second.premiseNumber])
    expect(await found('%')).toEqual([])
    expect((await list(server, person, token, { search: 'nowhere' })).data).toEqual({
      premises: [],
      total_count: 0,
      all_count: 2,
    })
  })

  it('have pages', async ({ server }) => {
    const { person, token } = await addLandlord(server)
    const second = await list(server, person, token, { page_number: 2, page_size: 1 })
    expect(second.data).toMatchObject({ premises: [{ street_address: '412 Fennick Ave' }], total_count: 2 })
  })

  it('are empty for a user without any', async ({ server }) => {
    const person = await addPerson(server.database.db)
    const { data } = await list(server, person, await server.signIn(person))
    expect(data).toEqual({ premises: [], total_count: 0, all_count: 0 })
  })
})

describe('the service accounts viewed by staff', () => {
  async function addTwo(server: TestServer) {
    const { db } = server.database
    const [opened, other] = [await addPerson(db), await addPerson(db)]
    const account = await addAccount(db, opened.customerNumber)
    await addAccount(db, other.customerNumber)
    // Their own customer number would come first, but the access must be recorded for the customer that was opened.
    await db.insert(userCustomers).values({ userId: other.userId, customerNumber: opened.customerNumber })
    return { opened, other, account }
  }
  const ask = (server: TestServer, body: object, token: string) =>
    server.call(listServiceAccounts, { body: body as never }, { token })

  it('are those of the opened customer only, as is the access record', async ({ server }) => {
    const { opened, other, account } = await addTwo(server)
    const staff = await addPerson(server.database.db, { userType: 'CENTRIC' })
    const body = { user_id: other.userId, crm_customer_id: opened.customerNumber }
    expect((await ask(server, body, await server.signIn(staff))).data).toMatchObject({
      premises: [{ crm_premise_id: account.premiseNumber }],
      all_count: 1,
    })
    const records = await server.database.db.select().from(auditRecords).where(eq(auditRecords.userId, staff.userId))
    expect(records.filter(({ action }) => action === 'customer.opened')).toMatchObject([
      { customerNumber: opened.customerNumber, details: { what: 'service accounts' } },
    ])
  })

  it('do not require a user of the customer', async ({ server }) => {
    const { opened, account } = await addTwo(server)
    const token = await signInStaff(server)
    const { data } = await ask(server, { crm_customer_id: opened.customerNumber }, token)
    expect(data).toMatchObject({ premises: [{ crm_premise_id: account.premiseNumber, nickname: '' }], total_count: 1 })
    expect((await ask(server, { crm_customer_id: 'CU-00000000' }, token)).status).toBe(404)
    expect(await ask(server, {}, token)).toMatchObject({ status: 400 })
  })

  it('are not available to customers, or for another customer’s user', async ({ server }) => {
    const { opened, other } = await addTwo(server)
    const token = await server.signIn(opened)
    expect((await ask(server, {}, token)).status).toBe(400)
    expect((await ask(server, { crm_customer_id: other.customerNumber }, token)).status).toBe(404)
    const body = { user_id: opened.userId, crm_customer_id: other.customerNumber }
    expect((await ask(server, body, token)).status).toBe(404)
    expect((await ask(server, { crm_customer_id: opened.customerNumber }, token)).status).toBe(404)
  })
})

describe('the nickname of an address', () => {
  it('is visible only to its user, and can be removed', async ({ server }) => {
    const { db } = server.database
    const { person, first, token } = await addLandlord(server)
    const name = (nickname: string, as = token) =>
      server.call(updateNickname, { body: { crm_premise_id: first.premiseNumber, nickname } }, { token: as })
    expect((await name(' Shop ')).status).toBe(200)
    expect(JSON.stringify((await list(server, person, token)).data)).toContain('"nickname":"Shop"')
    expect((await name('')).status).toBe(200)
    expect(JSON.stringify((await list(server, person, token)).data)).not.toContain('Shop')
    expect(await name('x'.repeat(41))).toMatchObject({
      status: 400,
      fields: { nickname: 'Name cannot be more than 40 characters' },
    })
    const reader = await addPerson(db, { rights: ownerRights.filter((right) => right !== 'ACCOUNTS.write') })
    expect((await name('Shop', await server.signIn(reader))).status).toBe(403)
  })
})
