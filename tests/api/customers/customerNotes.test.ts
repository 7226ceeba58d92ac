import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { CustomerOverview, getCustomerOverview, writeCustomerNote } from '#shared/contract/customers/customers'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { addPerson, type Person } from '../../support/data/people'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let staff: Person
let token: string
let maya: Person
it.beforeAll(async ({ server }) => {
  staff = await addPerson(server.database.db, { userType: 'CENTRIC', name: { first: 'Imani', last: 'Penhallow' } })
  token = await server.signIn(staff)
  maya = await addPerson(server.database.db)
})

const write = (server: TestServer, note: string, options: { as?: string; key?: string; number?: string } = {}) =>
  server.call(
    writeCustomerNote,
    { body: { crm_customer_id: options.number ?? maya.customerNumber, note } },
    { token: options.as ?? token, ...(options.key && { idempotencyKey: options.key }) },
  )

async function notesOf(server: TestServer, number: string) {
  const { data } = await server.call(getCustomerOverview, { query: { crm_customer_id: number } }, { token })
  return CustomerOverview.parse(data).timeline.filter(({ kind }) => kind === 'note')
}

describe('a note about a customer', () => {
  it('is in the timeline with its author’s name', async ({ server }) => {
    const person = await addPerson(server.database.db)
    expect((await write(server, 'Calls back on Monday.', { number: person.customerNumber })).status).toBe(200)
    expect(await notesOf(server, person.customerNumber)).toMatchObject([
      { kind: 'note', note: 'Calls back on Monday.', author: 'Imani Penhallow' },
    ])
  })

  it('is stored once per key, however often it is sent', async ({ server }) => {
    const before = (await notesOf(server, maya.customerNumber)).length
    const first = await write(server, 'Once only.', { key: 'note-key-1' })
    const again = await write(server, 'Once only.', { key: 'note-key-1' })
    expect(again.data).toEqual(first.data)
    expect(await notesOf(server, maya.customerNumber)).toHaveLength(before + 1)
    expect((await write(server, 'Another text.', { key: 'note-key-1' })).code).toBe('key_reused')
  })

  it('leaves a record of author and customer', async ({ server }) => {
    const person = await addPerson(server.database.db)
    await write(server, 'Recorded.', { number: person.customerNumber })
    const records = await server.database.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.action, 'customer.noted'), eq(auditRecords.customerNumber, person.customerNumber)))
    expect(records).toMatchObject([{ userId: staff.userId }])
  })

  it('is rejected from customers and from staff with read-only access, if it is empty, and for an unknown customer', async ({
    server,
  }) => {
    const reader = await addPerson(server.database.db, { userType: 'CENTRIC', rights: ['ACCOUNTS.read'] })
    expect((await write(server, 'No', { as: await server.signIn(maya) })).status).toBe(403)
    expect((await write(server, 'No', { as: await server.signIn(reader) })).status).toBe(403)
    expect((await write(server, ' ')).fields).toHaveProperty('note')
    expect((await write(server, 'No', { number: 'CU-00000000' })).status).toBe(404)
    expect((await write(server, 'No', { number: staff.customerNumber })).status).toBe(404)
  })
})
