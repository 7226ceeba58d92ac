import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import {
  addAccount as beginAdding,
  confirmAddedAccount,
  listServiceAccounts,
  removeAddedAccount,
  requestAccountAccess,
} from '#shared/contract/services/serviceAccounts'
import * as serviceAccountTexts from '#shared/texts/services/serviceAccounts'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { contacts } from '../../../server/db/schema/customers/accounts'
import { outboxMessages } from '../../../server/db/schema/customers/outboxMessages'
import { roles, userCustomers, users } from '../../../server/db/schema/signIn/users'
import { addAccount, addPerson, ownerRights, type Person } from '../../support/data/people'
import { readNewestCode } from '../../support/server/outbox'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

/** Adds a customer with a service but without an active user. */
async function addCustomerWithoutUser(server: TestServer, userType: 'CUSTOMER' | 'BUILDER' = 'CUSTOMER') {
  const heldAccount = await addHeld(server, userType)
  await server.database.db.update(users).set({ status: 'removed' }).where(eq(users.id, heldAccount.person.userId))
  await server.database.db.delete(userCustomers).where(eq(userCustomers.userId, heldAccount.person.userId))
  return heldAccount
}

async function addHeld(server: TestServer, userType: 'CUSTOMER' | 'BUILDER' = 'CUSTOMER') {
  const { db } = server.database
  const person = await addPerson(db, { userType })
  const account = await addAccount(db, person.customerNumber)
  const known = { crm_billing_account_number: account.billingAccountNumber, zip_or_last_name: '00141' }
  return { person, account, known }
}

async function addSignedIn(server: TestServer) {
  const person = await addPerson(server.database.db)
  await addAccount(server.database.db, person.customerNumber)
  return { person, token: await server.signIn(person) }
}

async function mailsTo(server: TestServer, { email }: Person) {
  await server.finishJobs()
  return server.database.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, email))
}

const premisesOf = async (server: TestServer, person: Person, token: string) => {
  const { data } = await server.call(listServiceAccounts, { body: { user_id: person.userId } }, { token })
  return data
}

describe('an account without a user', () => {
  it('is added with the code sent to the address on file, and not before', async ({ server }) => {
    const { person, token } = await addSignedIn(server)
    const { person: owner, known } = await addCustomerWithoutUser(server)
    const answer = await server.call(beginAdding, { body: known }, { token })
    expect(answer.data).toEqual({ status: 'code_sent', sent_to: `p•••@example.com` })
    expect(await premisesOf(server, person, token)).toMatchObject({ total_count: 1 })

    const otp = await readNewestCode(server, owner.email)
    const wrong = otp === '000000' ? '000001' : '000000'
    const refused = await server.call(confirmAddedAccount, { body: { ...known, otp: wrong } }, { token })
    expect(refused.status).toBe(400)
    expect(await premisesOf(server, person, token)).toMatchObject({ total_count: 1 })

    expect((await server.call(confirmAddedAccount, { body: { ...known, otp } }, { token })).status).toBe(200)
    expect(await premisesOf(server, person, token)).toMatchObject({ total_count: 2 })
    expect(await mailsTo(server, owner)).toHaveLength(2)
    const records = await server.database.db.select().from(auditRecords).where(eq(auditRecords.userId, person.userId))
    expect(records).toContainEqual(
      expect.objectContaining({ action: 'account.added', customerNumber: owner.customerNumber }),
    )
  })

  it('is also found by a last name, in any case', async ({ server }) => {
    const { token } = await addSignedIn(server)
    const { known } = await addCustomerWithoutUser(server)
    const answer = await server.call(beginAdding, { body: { ...known, zip_or_last_name: 'quill' } }, { token })
    expect(answer.data).toMatchObject({ status: 'code_sent' })
  })

  it('is not found with another ZIP code, under another number, or by another type of customer', async ({ server }) => {
    const { token, person } = await addSignedIn(server)
    const { known } = await addCustomerWithoutUser(server)
    const builders = await addCustomerWithoutUser(server, 'BUILDER')
    const wrong = [
      { ...known, zip_or_last_name: '00142' },
      { ...known, crm_billing_account_number: 'BA-0000000000' },
      builders.known,
    ]
    for (const body of wrong) {
      const answer = await server.call(beginAdding, { body }, { token })
      expect(answer).toMatchObject({ status: 404, messages: [serviceAccountTexts.notFound] })
    }
    const records = await server.database.db.select().from(auditRecords).where(eq(auditRecords.userId, person.userId))
    expect(records.filter(({ action }) => action === 'account.addRefused')).toHaveLength(3)
  })

  it('cannot be guessed: after ten attempts the caller must wait', async ({ server }) => {
    const { token } = await addSignedIn(server)
    const { known } = await addCustomerWithoutUser(server)
    const guess = (zip_or_last_name: string) =>
      server.call(beginAdding, { body: { ...known, zip_or_last_name } }, { token })
    for (let zip = 200; zip < 210; zip++) expect((await guess(`00${zip}`)).status).toBe(404)
    expect((await guess('00141')).status).toBe(429)
  })
})

describe('an account whose only user may not share it', () => {
  it('is added with the code if there is no user who could be asked', async ({ server }) => {
    const { db } = server.database
    const { person, token } = await addSignedIn(server)
    const { person: helper, known } = await addHeld(server)
    const contact = { customerNumber: helper.customerNumber, firstName: 'Tom', lastName: 'Quill' }
    await db
      .insert(contacts)
      .values({ ...contact, id: `${helper.contactId}-2`, email: 'tom.quill@example.com', phone: '' })
    await db.update(contacts).set({ relation: 'Tenant' }).where(eq(contacts.id, helper.contactId))
    const rights = ownerRights.filter((right) => right !== 'MANAGECONTACT.write')
    await db
      .update(roles)
      .set({ rights })
      .where(eq(roles.name, `role ${helper.contactId}`))

    const requested = await server.call(requestAccountAccess, { body: known }, { token })
    expect(requested).toMatchObject({ status: 404, messages: [serviceAccountTexts.notFound] })
    expect((await server.call(beginAdding, { body: known }, { token })).data).toMatchObject({ status: 'code_sent' })
    const otp = await readNewestCode(server, 'tom.quill@example.com')
    expect((await server.call(confirmAddedAccount, { body: { ...known, otp } }, { token })).status).toBe(200)
    expect(await premisesOf(server, person, token)).toMatchObject({ total_count: 2 })
  })
})

describe('an account with a user', () => {
  it('stays closed, and its user is asked by email', async ({ server }) => {
    const { person, token } = await addSignedIn(server)
    const { person: holder, known } = await addHeld(server)
    expect((await server.call(beginAdding, { body: known }, { token })).data).toEqual({
      status: 'held',
      requested_at: null,
    })
    expect(await mailsTo(server, holder)).toEqual([])
    const requested = await server.call(requestAccountAccess, { body: known }, { token })
    expect(requested).toMatchObject({ status: 200, messages: [serviceAccountTexts.accessRequested] })
    expect((await mailsTo(server, holder)).map(({ body }) => body)).toEqual([expect.stringContaining(person.email)])
    expect(await premisesOf(server, person, token)).toMatchObject({ total_count: 1 })
  })

  it('is reported if it is already the caller’s own', async ({ server }) => {
    const { person, account, known } = await addHeld(server)
    const answer = await server.call(beginAdding, { body: known }, { token: await server.signIn(person) })
    expect(answer).toMatchObject({ status: 409, messages: [serviceAccountTexts.alreadyYours] })
    expect(account).toBeDefined()
  })
})

describe('removing an account from a login', () => {
  it('works for an added one, and never for the user’s own', async ({ server }) => {
    const { person, token } = await addSignedIn(server)
    const own = await addAccount(server.database.db, person.customerNumber)
    const { person: owner, account } = await addCustomerWithoutUser(server)
    await server.database.db
      .insert(userCustomers)
      .values({ userId: person.userId, customerNumber: owner.customerNumber })
    const remove = (crm_billing_account_number: string) =>
      server.call(removeAddedAccount, { body: { crm_billing_account_number } }, { token })
    expect((await remove(account.billingAccountNumber)).status).toBe(200)
    expect(await premisesOf(server, person, token)).toMatchObject({ total_count: 2 })
    expect((await remove(account.billingAccountNumber)).status).toBe(404)
    expect(await remove(own.billingAccountNumber)).toMatchObject({
      status: 409,
      messages: [serviceAccountTexts.ownStays],
    })
  })
})
