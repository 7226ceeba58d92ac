import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import {
  declineAccess,
  endAccess,
  grantAccess,
  listAccessRequests,
  listOwnAccessRequests,
} from '#shared/contract/access/accessRequests'
import { getUserDetails } from '#shared/contract/customers/customers'
import { removePerson, type SignInLevel } from '#shared/contract/customers/people'
import {
  addAccount as beginAdding,
  confirmAddedAccount,
  listServiceAccounts,
  removeAddedAccount,
  requestAccountAccess,
  updateNickname,
} from '#shared/contract/services/serviceAccounts'
import * as accessRequestTexts from '#shared/texts/access/accessRequests'
import * as accountEmailTexts from '#shared/texts/customers/accountEmails'
import { accessRequests } from '../../../server/db/schema/access/access'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { contacts } from '../../../server/db/schema/customers/accounts'
import { outboxMessages } from '../../../server/db/schema/customers/outboxMessages'
import { userCustomers, users } from '../../../server/db/schema/signIn/users'
import { addAccount, addCustomerRoles, addPerson, type Person } from '../../support/data/people'
import { readNewestCode } from '../../support/server/outbox'
import { testNow as now, type TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

const inTwoWeeks = new Date(Date.parse(now) + 14 * 24 * 60 * 60_000).toISOString()
const Listed = listAccessRequests.response
const Details = z.object({ user_accounts: z.array(z.object({ crm_billing_account_number: z.string() })) })

it.beforeAll(async ({ server }) => {
  await addCustomerRoles(server.database.db)
})

async function addSignedIn(server: TestServer) {
  const person = await addPerson(server.database.db)
  const account = await addAccount(server.database.db, person.customerNumber)
  const token = await server.signIn(person)
  return { person, account, token }
}

/** Adds a user who has asked for access to another customer's account. */
async function ask(server: TestServer) {
  const [requester, holder] = [await addSignedIn(server), await addSignedIn(server)]
  const known = { crm_billing_account_number: holder.account.billingAccountNumber, zip_or_last_name: '00141' }
  const askAgain = () => server.call(requestAccountAccess, { body: known }, { token: requester.token })
  expect((await askAgain()).status).toBe(200)
  const [request] = await waitingFor(server, holder)
  return { requester, holder, known, askAgain, request_id: request?.request_id ?? '' }
}

type SignedIn = Awaited<ReturnType<typeof addSignedIn>>

const listFor = (server: TestServer, { token }: SignedIn) => server.call(listAccessRequests, { body: {} }, { token })

const waitingFor = async (server: TestServer, holder: SignedIn) =>
  Listed.parse((await listFor(server, holder)).data).waiting

const grant = (server: TestServer, by: SignedIn, request_id: string, level: SignInLevel) =>
  server.call(grantAccess, { body: { request_id, level } }, { token: by.token })

const accountsOf = async (server: TestServer, { person, token }: SignedIn) => {
  const { data } = await server.call(getUserDetails, { query: { emailOrPhone: person.email } }, { token })
  return Details.parse(data).user_accounts.map((account) => account.crm_billing_account_number)
}

async function mailsTo(server: TestServer, { email }: Person): Promise<string[]> {
  await server.finishJobs()
  const mails = await server.database.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, email))
  return mails.map(({ body }) => body)
}

const actionsOn = async (server: TestServer, { person: { customerNumber } }: SignedIn) =>
  (await server.database.db.select().from(auditRecords).where(eq(auditRecords.customerNumber, customerNumber))).map(
    ({ action }) => action,
  )

describe('a request for access', () => {
  it('is visible only to people who manage the users of the account', async ({ server }) => {
    const { requester, holder, request_id } = await ask(server)
    const waiting = {
      request_id,
      first_name: 'Ada',
      last_name: 'Quill',
      email: requester.person.email,
      crm_billing_account_number: holder.account.billingAccountNumber,
      requested_at: now,
      expires_at: inTwoWeeks,
      granted: null,
    }
    expect((await listFor(server, holder)).data).toEqual({ waiting: [waiting], granted: [] })
    expect((await listFor(server, await addSignedIn(server))).data).toEqual({ waiting: [], granted: [] })
    expect(await actionsOn(server, holder)).toContain('account.accessRequested')
  })

  it('shows the requester their own input, and never whose account it is', async ({ server }) => {
    const { requester, holder, known } = await ask(server)
    const own = await server.call(listOwnAccessRequests, {}, { token: requester.token })
    expect(own.data).toEqual([
      {
        crm_billing_account_number: holder.account.billingAccountNumber,
        requested_at: now,
        expires_at: inTwoWeeks,
      },
    ])
    const again = await server.call(beginAdding, { body: known }, { token: requester.token })
    expect(again.data).toEqual({ status: 'held', requested_at: now })
  })

  it('is sent once while it waits, even after a double click', async ({ server }) => {
    const [requester, holder] = [await addSignedIn(server), await addSignedIn(server)]
    const known = { crm_billing_account_number: holder.account.billingAccountNumber, zip_or_last_name: '00141' }
    const send = () => server.call(requestAccountAccess, { body: known }, { token: requester.token })
    const answers = await Promise.all([send(), send()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await send()).toMatchObject({ status: 409, messages: [accessRequestTexts.alreadyRequested] })
    expect(await waitingFor(server, holder)).toHaveLength(1)
  })

  it('expires after fourteen days, can’t be decided then, and can be sent again', async ({ server }) => {
    const { requester, holder, askAgain, request_id } = await ask(server)
    server.setNow(inTwoWeeks)
    try {
      const [requesterToken, holderToken] = [await server.signIn(requester.person), await server.signIn(holder.person)]
      const late = await grant(server, { ...holder, token: holderToken }, request_id, 'view')
      expect(late).toMatchObject({ status: 409, messages: [accessRequestTexts.expired] })
      expect((await server.call(listOwnAccessRequests, {}, { token: requesterToken })).data).toEqual([])
      requester.token = requesterToken
      expect((await askAgain()).status).toBe(200)
    } finally {
      server.setNow(now)
    }
  })

  it('cannot be decided for another customer, or without the right to manage users', async ({ server }) => {
    const { requester, holder, request_id } = await ask(server)
    const stranger = await addSignedIn(server)
    expect((await grant(server, stranger, request_id, 'holder')).status).toBe(404)
    expect((await grant(server, requester, request_id, 'holder')).status).toBe(404)
    const body = { request_id }
    expect((await server.call(declineAccess, { body }, { token: stranger.token })).status).toBe(404)
    const plain = await addPerson(server.database.db, { rights: ['ACCOUNTS.read', 'MANAGECONTACT.read'] })
    expect((await server.call(declineAccess, { body }, { token: await server.signIn(plain) })).status).toBe(403)
    expect(await waitingFor(server, holder)).toHaveLength(1)
  })
})

describe('a granted request for access', () => {
  it('opens the account immediately, and informs the requester by email without a name', async ({ server }) => {
    const { requester, holder, request_id } = await ask(server)
    expect(await grant(server, holder, request_id, 'full')).toMatchObject({
      status: 200,
      messages: [accessRequestTexts.granted],
    })
    expect(await accountsOf(server, requester)).toContain(holder.account.billingAccountNumber)
    expect((await listFor(server, holder)).data).toMatchObject({
      waiting: [],
      granted: [{ request_id, granted: { level: 'full', at: now } }],
    })
    expect(await actionsOn(server, holder)).toContain('access.granted')
    const [mail, ...others] = await mailsTo(server, requester.person)
    expect(others).toEqual([])
    expect(mail).toContain(holder.account.billingAccountNumber)
    expect(mail).not.toContain(holder.person.email)
    expect(await grant(server, holder, request_id, 'holder')).toMatchObject({
      status: 409,
      messages: [accessRequestTexts.decidedAlready],
    })
  })

  it('gives the requester the granted rights there and no more, and changes none at their own account', async ({
    server,
  }) => {
    const { requester, holder, request_id } = await ask(server)
    await grant(server, holder, request_id, 'view')
    const { token } = requester
    const seen = await server.call(listServiceAccounts, { body: { user_id: requester.person.userId } }, { token })
    expect(seen.data).toMatchObject({ total_count: 2 })
    const name = (premise: string) =>
      server.call(updateNickname, { body: { crm_premise_id: premise, nickname: 'Cottage' } }, { token })
    expect((await name(holder.account.premiseNumber)).status).toBe(404)
    expect((await name(requester.account.premiseNumber)).status).toBe(200)
  })

  it('reduces an account to which the requester had full access', async ({ server }) => {
    const { requester, holder, request_id } = await ask(server)
    const { customerNumber } = holder.person
    await server.database.db.insert(userCustomers).values({ userId: requester.person.userId, customerNumber })
    await grant(server, holder, request_id, 'view')
    const body = { crm_premise_id: holder.account.premiseNumber, nickname: 'Cottage' }
    expect((await server.call(updateNickname, { body }, { token: requester.token })).status).toBe(404)
  })

  it('stays visible while the requester is disabled, and can be revoked', async ({ server }) => {
    const { requester, holder, request_id } = await ask(server)
    await grant(server, holder, request_id, 'full')
    const { db } = server.database
    await db.update(users).set({ status: 'disabled' }).where(eq(users.id, requester.person.userId))
    expect((await listFor(server, holder)).data).toMatchObject({ granted: [{ request_id }] })
    const ended = await server.call(endAccess, { body: { request_id } }, { token: holder.token })
    expect(ended.status).toBe(200)
    await db.update(users).set({ status: 'active' }).where(eq(users.id, requester.person.userId))
    expect(await accountsOf(server, requester)).not.toContain(holder.account.billingAccountNumber)
  })

  it('can be revoked immediately by the account holder', async ({ server }) => {
    const { requester, holder, request_id } = await ask(server)
    await grant(server, holder, request_id, 'full')
    const end = () => server.call(endAccess, { body: { request_id } }, { token: holder.token })
    expect((await end()).status).toBe(200)
    expect(await accountsOf(server, requester)).not.toContain(holder.account.billingAccountNumber)
    expect((await listFor(server, holder)).data).toEqual({ waiting: [], granted: [] })
    expect((await end()).status).toBe(404)
  })

  it('can be ended by the requester, even with fewer rights there than at their own account', async ({ server }) => {
    const { requester, holder, request_id } = await ask(server)
    await grant(server, holder, request_id, 'view')
    const body = { crm_billing_account_number: holder.account.billingAccountNumber }
    expect((await server.call(removeAddedAccount, { body }, { token: requester.token })).status).toBe(200)
    expect((await listFor(server, holder)).data).toEqual({ waiting: [], granted: [] })
  })
})

describe('a request that can no longer be decided', () => {
  const stateOf = async (server: TestServer, id: string) => {
    const [request] = await server.database.db.select().from(accessRequests).where(eq(accessRequests.id, id))
    return request?.state
  }

  it.for(['waiting', 'granted'])(
    'ends if the login of the requester is removed while it is %s',
    async (before, { server }) => {
      const { db } = server.database
      const { requester, holder, request_id } = await ask(server)
      if (before === 'granted') await grant(server, holder, request_id, 'view')
      // Another user who manages the users of the requester's own account.
      const partner = await addPerson(db)
      const { customerNumber } = requester.person
      await db.update(contacts).set({ customerNumber }).where(eq(contacts.id, partner.contactId))
      await db.update(userCustomers).set({ customerNumber }).where(eq(userCustomers.userId, partner.userId))
      expect(await stateOf(server, request_id)).toBe(before)
      const body = { contact_id: requester.person.contactId }
      expect((await server.call(removePerson, { body }, { token: await server.signIn(partner) })).status).toBe(200)
      expect(await stateOf(server, request_id)).toBe('ended')
    },
  )

  it('ends if the requester adds the account with a code instead', async ({ server }) => {
    const { requester, holder, known, request_id } = await ask(server)
    const { db } = server.database
    await db.update(users).set({ status: 'removed' }).where(eq(users.id, holder.person.userId))
    const email = 'on.file@example.com'
    await db.update(contacts).set({ email }).where(eq(contacts.id, holder.person.contactId))
    await server.call(beginAdding, { body: known }, { token: requester.token })
    const otp = await readNewestCode(server, email)
    const added = await server.call(confirmAddedAccount, { body: { ...known, otp } }, { token: requester.token })
    expect(added.status).toBe(200)
    expect(await stateOf(server, request_id)).toBe('ended')
  })
})

describe('a declined request for access', () => {
  it('opens nothing, and informs the requester by email', async ({ server }) => {
    const { requester, holder, request_id } = await ask(server)
    const declined = await server.call(declineAccess, { body: { request_id } }, { token: holder.token })
    expect(declined).toMatchObject({ status: 200, messages: [accessRequestTexts.declined] })
    expect(await accountsOf(server, requester)).not.toContain(holder.account.billingAccountNumber)
    expect((await listFor(server, holder)).data).toEqual({ waiting: [], granted: [] })
    expect(await actionsOn(server, holder)).toContain('access.declined')
    const [declinedText = ''] = accountEmailTexts.accessDeclined(holder.account.billingAccountNumber).paragraphs
    expect(await mailsTo(server, requester.person)).toEqual([expect.stringContaining(declinedText)])
  })
})
