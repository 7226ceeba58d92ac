import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { countWaiting, listComments } from '#shared/contract/cases/messages'
import { getFirstView } from '#shared/contract/customers/customers'
import type { AnyEndpoint } from '#shared/http/endpoint'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { roles, userCustomers } from '../../../server/db/schema/signIn/users'
import { addCase, addComments } from '../../support/data/cases/cases'
import { addOtherCustomer, idsOf, type OtherCustomer, takesCustomerId } from '../../support/data/otherCustomer'
import { addPerson, allRights, type Person } from '../../support/data/people'
import { allCalls, isStaffOnly, sampleInput } from '../../support/server/calls'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let otherCustomer: OtherCustomer
let guest: Person
let token: string
it.beforeAll(async ({ server }) => {
  otherCustomer = await addOtherCustomer(server)
  await addComments(server, otherCustomer.request, { bodies: ['We come on Monday.'] })
  await addCase(server, otherCustomer.person, { status: 'waiting' })
  await addComments(server, otherCustomer.message, { bodies: ['We have looked into it.'] })
  guest = await letIn(server, [])
  token = await server.signIn(guest)
})

/** Adds a user with every right on their own customer, to whom the other customer granted the given rights. */
async function letIn(server: TestServer, rights: string[]): Promise<Person> {
  const { db } = server.database
  const person = await addPerson(db, { rights: allRights })
  const [role] = await db
    .insert(roles)
    .values({ name: `granted ${person.contactId}`, rights })
    .returning()
  const { customerNumber } = otherCustomer.person
  await db.insert(userCustomers).values({ userId: person.userId, customerNumber, roleId: role?.id ?? null })
  return person
}

const send = (server: TestServer, endpoint: AnyEndpoint, ids: Record<string, unknown>, options = {}) =>
  server.call(endpoint, sampleInput(endpoint, ids, options) as never, {
    token,
    ...(endpoint.takesFile ? { file: { name: 'note.txt', bytes: Buffer.from('A note.') } } : {}),
  })

/** Texts that reveal data of the other customer. */
const revealingTexts = () => {
  const { person, account, gas, tv, voip, property, request, message } = otherCustomer
  const accounts = [account, gas, tv, voip].flatMap((one) => [
    one.billingAccountNumber,
    one.billingGroupId,
    one.serviceAccountId,
    one.premiseNumber,
  ])
  return [person.customerNumber, person.contactId, person.email, ...accounts, property, request, message]
}

const open = allCalls.filter(([, endpoint]) => endpoint.access !== 'public' && !isStaffOnly(endpoint))
// These calls end or change the user's own session.
const ownSessionCalls = ['session.logout', 'security.endOtherSessions']

describe('a user without rights at a customer', () => {
  it.for(open.filter(([, endpoint]) => takesCustomerId(endpoint)))(
    'can’t access anything there with %s',
    async ([name, endpoint], { server }) => {
      const answer = await send(server, endpoint, idsOf(name, otherCustomer))
      expect([403, 404]).toContain(answer.status)
    },
  )

  it.for(open.filter(([name]) => !ownSessionCalls.includes(name)))(
    'learns nothing about the customer from %s',
    async ([name, endpoint], { server }) => {
      const ids = { ...idsOf(name, otherCustomer), user_id: guest.userId, emailOrPhone: guest.email }
      const answer = JSON.stringify((await send(server, endpoint, ids, { onlyRequired: true })).data ?? null)
      for (const mark of revealingTexts()) expect(answer).not.toContain(mark)
    },
  )

  it('has changed nothing there', async ({ server }) => {
    const { customerNumber } = otherCustomer.person
    const records = await server.database.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.userId, guest.userId), eq(auditRecords.customerNumber, customerNumber)))
    expect(records).toEqual([])
  })

  it('gets no information about what waits there', async ({ server }) => {
    expect((await server.call(countWaiting, {}, { token })).data).toEqual({ unread_messages: 0, waiting_requests: 0 })
  })
})

describe('a user with some rights at a customer', () => {
  it.for([
    ['SERVICETICKET.read', 'We come on Monday.', { unread_messages: 0, waiting_requests: 1 }],
    ['MESSAGEBOX.read', 'We have looked into it.', { unread_messages: 0, waiting_requests: 0 }],
  ] as const)(
    'reads with %s the comments that it covers, and counts no others',
    async ([right, comment, waiting], { server }) => {
      const by = { token: await server.signIn(await letIn(server, [right])) }
      const { data } = await server.call(
        listComments,
        { query: { crm_contact_id: otherCustomer.person.contactId } },
        by,
      )
      expect(data).toMatchObject({ total_count: 1, comments: [{ comments: comment }] })
      expect((await server.call(countWaiting, {}, by)).data).toEqual(waiting)
    },
  )

  it('sees in the first view neither the bills nor the balance that the rights do not cover', async ({ server }) => {
    const viewWith = async (rights: string[]) => {
      const by = { token: await server.signIn(await letIn(server, rights)) }
      const { data } = await server.call(getFirstView, { query: {} }, by)
      return data
    }
    const bill = { crm_billing_account_number: otherCustomer.account.billingAccountNumber }
    const covered = await viewWith(['SERVICETICKET.read', 'ACCOUNTS.read', 'MANAGEPAYMENT.read'])
    expect(covered).toMatchObject({
      account_details: { billing_accounts: expect.arrayContaining([expect.objectContaining(bill)]) },
    })
    expect(covered).not.toMatchObject({ balance: null })
    expect(await viewWith(['SERVICETICKET.read'])).toMatchObject({
      account_details: { billing_accounts: [] },
      balance: null,
    })
  })
})
