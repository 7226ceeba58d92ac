import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { invitePerson, resendInvitation } from '#shared/contract/customers/people'
import { searchUsers } from '#shared/contract/customers/portalUsers'
import { contacts } from '../../../server/db/schema/customers/accounts'
import { addAccount, addCustomerRoles, addPerson, type Person } from '../../support/data/people'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let clerk: Person
let staff: string
it.beforeAll(async ({ server }) => {
  await addCustomerRoles(server.database.db)
  clerk = await addPerson(server.database.db, { userType: 'CENTRIC' })
  staff = await server.signIn(clerk)
})

const search = async (server: TestServer, body: object) =>
  (await server.call(searchUsers, { body: body as never }, { token: staff })).data

describe('an invited user of a customer', () => {
  it('is found by email, phone and account until they accept, and can be invited again by staff', async ({
    server,
  }) => {
    const { db } = server.database
    const owner = await addPerson(db)
    const account = await addAccount(db, owner.customerNumber)
    const token = await server.signIn(owner)
    const email = 'jonas-invited@example.com'
    const person = { first_name: 'Jonas', last_name: 'Quill', relation: '', email, phone: '2105550123' }
    const invited = await server.call(invitePerson, { body: { ...person, level: 'billing' } }, { token })
    expect(invited.status).toBe(200)
    const { contact_id } = invited.data as { contact_id: string }
    const found = {
      contact_id,
      name: 'Jonas Quill',
      email,
      invited_until: '2026-03-20T15:00:00.000Z',
      is_expired: false,
    }
    expect(await search(server, { email: 'JONAS-inv' })).toMatchObject({ user_details: [], invited: [found] })
    expect(await search(server, { phone: '2105550123' })).toMatchObject({ invited: [found] })
    expect(await search(server, { phone: '2105550999' })).toMatchObject({ invited: [] })
    expect(await search(server, { account_no: account.billingAccountNumber })).toMatchObject({ invited: [found] })
    expect(await search(server, { email: 'jonas-inv', page_number: 2 })).toMatchObject({ invited: [] })
    server.setNow('2026-03-21T15:00:00.000Z')
    staff = await server.signIn(clerk)
    expect(await search(server, { email: 'jonas-inv' })).toMatchObject({ invited: [{ ...found, is_expired: true }] })
    expect((await server.call(resendInvitation, { body: { contact_id } }, { token: staff })).status).toBe(200)
    expect(await search(server, { email: 'jonas-inv' })).toMatchObject({ invited: [{ is_expired: false }] })
    server.setNow(testNow)
  })

  it('is no longer found once their address was changed, because the link went to another one', async ({ server }) => {
    const { db } = server.database
    const token = await server.signIn(await addPerson(db))
    const person = { first_name: 'Mira', last_name: 'Quill', relation: '', email: 'mira-old@example.com', phone: '' }
    const invited = await server.call(invitePerson, { body: { ...person, level: 'view' } }, { token })
    const { contact_id } = invited.data as { contact_id: string }
    expect(await search(server, { email: 'mira-old' })).toMatchObject({ invited: [{ contact_id }] })
    await db.update(contacts).set({ email: 'mira-new@example.com' }).where(eq(contacts.id, contact_id))
    expect(await search(server, { email: 'mira-old' })).toMatchObject({ invited: [] })
  })
})
