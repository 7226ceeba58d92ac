import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import { updateCommunicationContact } from '#shared/contract/customers/communication'
import {
  acceptInvitation,
  cancelInvitation,
  getInvitation,
  invitePerson,
  listPeople,
  removePerson,
  resendInvitation,
  type SignInLevel,
  updatePersonLevel,
} from '#shared/contract/customers/people'
import { getAppData, validateUser } from '#shared/contract/signIn/session'
import * as commonTexts from '#shared/texts/common'
import * as peopleTexts from '#shared/texts/customers/people'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { outboxMessages } from '../../../server/db/schema/customers/outboxMessages'
import { addCustomerRoles, addPerson, allRights, ownerRights } from '../../support/data/people'
import { runInLockOrder } from '../../support/server/lockOrder'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

it.beforeAll(async ({ server }) => {
  await addCustomerRoles(server.database.db)
})
it.afterEach(({ server }) => server.setNow(testNow))

const next = 'Quill#2026'
let count = 0
const someone = () => ({
  first_name: 'Jonas',
  last_name: 'Quill',
  relation: 'Partner',
  email: `jonas-${(count += 1)}@example.com`,
  phone: '',
})

async function addOwner(server: TestServer) {
  const person = await addPerson(server.database.db)
  return { person, token: await server.signIn(person) }
}

const invite = (server: TestServer, token: string, level: SignInLevel, details = someone()) =>
  server.call(invitePerson, { body: { ...details, level } }, { token })

const Invited = z.object({ contact_id: z.string(), email: z.string() })

/** Returns the token in the newest email to an address. */
async function tokenFor(server: TestServer, email: string): Promise<string> {
  await server.finishJobs()
  const { db } = server.database
  const mails = await db.select().from(outboxMessages).where(eq(outboxMessages.recipient, email))
  const bodies = mails.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  return /token=([\w-]+)/.exec(bodies.at(-1)?.body ?? '')?.[1] ?? ''
}

/** Invites a user and accepts the invitation. Returns their credentials. */
async function admit(server: TestServer, token: string, level: SignInLevel) {
  const { contact_id, email } = Invited.parse((await invite(server, token, level)).data)
  const accepted = await server.call(acceptInvitation, {
    body: { token: await tokenFor(server, email), new_password: next },
  })
  expect(accepted.messages).toEqual([peopleTexts.welcome])
  const { data } = await server.call(validateUser, { body: { email, password: next } })
  return { contact_id, email, token: z.object({ token: z.string() }).parse(data).token }
}

const people = async (server: TestServer, token: string) => {
  const { data } = await server.call(listPeople, { body: {} }, { token })
  return z.object({ people: z.array(z.looseObject({ contact_id: z.string() })) }).parse(data).people
}

describe('inviting a person', () => {
  it('sends a link with which they set a password and see what they were granted', async ({ server }) => {
    const { person, token } = await addOwner(server)
    const answer = await invite(server, token, 'billing')
    expect(answer.messages).toEqual([commonTexts.invitationSent])
    const { email, contact_id } = Invited.parse(answer.data)
    expect(answer.data).toEqual({
      contact_id,
      first_name: 'Jonas',
      last_name: 'Quill',
      relation: 'Partner',
      email,
      email_verified: false,
      phone: '',
      phone_verified: false,
      level: 'billing',
      status: 'invited',
      invited_until: '2026-03-20T15:00:00.000Z',
      is_expired: false,
      last_used_at: null,
      is_self: false,
    })
    const link = await tokenFor(server, email)
    expect((await server.call(getInvitation, { body: { token: link } })).data).toEqual({
      first_name: 'Jonas',
      email,
      invited_by: 'Ada Quill',
      level: 'billing',
      role_name: 'Authorized – billing',
      expires_at: '2026-03-20T15:00:00.000Z',
    })
    await server.call(acceptInvitation, { body: { token: link, new_password: next } })
    const signedIn = await server.call(validateUser, { body: { email, password: next } })
    expect(signedIn.data).toMatchObject({ user_details: { userTypeCode: 'CUSTOMER', crm_contact_id: contact_id } })
    expect(signedIn.data).toMatchObject({
      app_features: expect.arrayContaining([{ name: 'MANAGEPAYMENT', read: true, write: true, approve: false }]),
    })
    expect(await people(server, token)).toMatchObject([
      { contact_id: person.contactId, level: 'holder', status: 'active', is_self: true, last_used_at: testNow },
      { contact_id, level: 'billing', status: 'active', email_verified: true },
    ])
  })

  it('sends a link to the portal, whatever the request says about its host', async ({ server }) => {
    const { token } = await addOwner(server)
    const body = { ...someone(), level: 'view' as const }
    await server.call(invitePerson, { body }, { token, headers: { host: '203.0.113.7' } })
    await server.finishJobs()
    const { db } = server.database
    const [mail] = await db.select().from(outboxMessages).where(eq(outboxMessages.recipient, body.email))
    expect(mail?.body).toContain('http://localhost:4000/invitation?token=')
    expect(mail?.body).not.toContain('203.0.113.7')
  })

  it('stores no readable link, and leaves a record', async ({ server }) => {
    const { person, token } = await addOwner(server)
    const { email } = Invited.parse((await invite(server, token, 'view')).data)
    const link = await tokenFor(server, email)
    const { db } = server.database
    expect(JSON.stringify(await db.execute('select * from invitations'))).not.toContain(link)
    const records = await db.select().from(auditRecords).where(eq(auditRecords.userId, person.userId))
    expect(records.map(({ action }) => action)).toContain('person.invited')
  })

  it('is rejected for an address that has a user', async ({ server }) => {
    const [owner, other] = [await addOwner(server), await addOwner(server)]
    const answer = await invite(server, owner.token, 'view', { ...someone(), email: other.person.email.toUpperCase() })
    expect(answer).toMatchObject({ status: 409, fields: { email: peopleTexts.signsInAlready } })
    const own = await invite(server, owner.token, 'view', { ...someone(), email: owner.person.email })
    expect(own).toMatchObject({ status: 409, fields: { email: peopleTexts.isHereAlready } })
  })

  it('limits how often the caller learns whether an address has a user', async ({ server }) => {
    const [owner, other] = [await addOwner(server), await addOwner(server)]
    const ask = () => invite(server, owner.token, 'view', { ...someone(), email: other.person.email })
    const answers = await Promise.all(Array.from({ length: 21 }, ask))
    const statuses = answers.map(({ status }) => status).toSorted((one, two) => one - two)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 409), 429])
  })

  it('is accepted once, before it expires, is canceled or is sent again', async ({ server }) => {
    const { token } = await addOwner(server)
    const { email, contact_id } = Invited.parse((await invite(server, token, 'view')).data)
    const first = await tokenFor(server, email)
    const accept = (link: string) => server.call(acceptInvitation, { body: { token: link, new_password: next } })

    await server.call(resendInvitation, { body: { contact_id } }, { token })
    expect(await accept(first)).toMatchObject({ status: 404, messages: [peopleTexts.invitationInvalid] })
    const second = await tokenFor(server, email)
    server.setNow('2026-03-20T15:00:00.001Z')
    expect((await accept(second)).status).toBe(404)
    server.setNow(testNow)
    const answers = await Promise.all([accept(second), accept(second)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404])

    const other = Invited.parse((await invite(server, token, 'view')).data)
    await server.call(cancelInvitation, { body: { contact_id: other.contact_id } }, { token })
    expect((await accept(await tokenFor(server, other.email))).status).toBe(404)
  })

  it.for(['victim@example.com', ''])(
    'is invalid once the address on file has become "%s"',
    async (changed, { server }) => {
      const { token } = await addOwner(server)
      const details = someone()
      const { contact_id } = Invited.parse((await invite(server, token, 'view', details)).data)
      const link = await tokenFor(server, details.email)
      const query = { contact_id }
      await server.call(updateCommunicationContact, { query, body: { ...details, email: changed } }, { token })

      const accepted = await server.call(acceptInvitation, { body: { token: link, new_password: next } })
      expect(accepted).toMatchObject({ status: 404, messages: [peopleTexts.invitationInvalid] })
      expect((await server.call(getInvitation, { body: { token: link } })).status).toBe(404)
      expect(await people(server, token)).toContainEqual(
        expect.objectContaining({ contact_id, email: changed, email_verified: false, status: 'contact' }),
      )
    },
  )

  it('is not allowed with view access', async ({ server }) => {
    const rights = ownerRights.filter((right) => right !== 'MANAGECONTACT.write')
    const token = await server.signIn(await addPerson(server.database.db, { rights }))
    expect((await invite(server, token, 'view')).status).toBe(403)
  })

  it('can’t make anyone staff, because the provider is not a customer', async ({ server }) => {
    const staff = await addPerson(server.database.db, { userType: 'CENTRIC', rights: allRights })
    const token = await server.signIn(staff)
    const body = { ...someone(), level: 'holder' as const, crm_customer_id: staff.customerNumber }
    expect((await server.call(invitePerson, { body }, { token })).status).toBe(404)
    expect((await server.call(listPeople, { body: {} }, { token })).status).toBe(400)
  })
})

describe('accepting an invitation', () => {
  /** Adds an invited user. Returns how they accept the invitation. */
  async function addInvited(server: TestServer) {
    const { person, token } = await addOwner(server)
    const { email, contact_id } = Invited.parse((await invite(server, token, 'view')).data)
    const link = await tokenFor(server, email)
    const accept = () => server.call(acceptInvitation, { body: { token: link, new_password: next } })
    const signIn = () => server.call(validateUser, { body: { email, password: next } })
    const race = (...calls: (() => ReturnType<typeof accept>)[]) =>
      runInLockOrder(server.database.db, person.customerNumber, calls)
    return { token, email, contact_id, accept, signIn, race }
  }

  it('signs no one in while the person is being removed', async ({ server }) => {
    const { token, contact_id, accept, signIn, race } = await addInvited(server)
    const remove = () => server.call(removePerson, { body: { contact_id } }, { token })
    expect((await race(accept, remove)).map(({ status }) => status)).toEqual([200, 200])
    expect((await signIn()).status).toBe(400)
  })

  it('applies the new level while it is being changed', async ({ server }) => {
    const { token, contact_id, accept, race } = await addInvited(server)
    const raise = () => server.call(updatePersonLevel, { body: { contact_id, level: 'full' } }, { token })
    const answers = await race(accept, raise)
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[1]?.data).toMatchObject({ status: 'active', level: 'full' })
  })

  it('is rejected with the old link while a new one is being sent', async ({ server }) => {
    const { token, contact_id, accept, signIn, race } = await addInvited(server)
    const resend = () => server.call(resendInvitation, { body: { contact_id } }, { token })
    expect((await race(resend, accept)).map(({ status }) => status)).toEqual([200, 404])
    expect((await signIn()).status).toBe(400)
  })

  it('keeps the address to which the link was sent while it is being changed', async ({ server }) => {
    const { token, contact_id, email, accept, race } = await addInvited(server)
    const body = { ...someone(), email: 'victim@example.com' }
    const change = () => server.call(updateCommunicationContact, { query: { contact_id }, body }, { token })
    expect((await race(accept, change)).map(({ status }) => status)).toEqual([200, 400])
    expect(await people(server, token)).toContainEqual(
      expect.objectContaining({ contact_id, email, email_verified: true }),
    )
  })
})

describe('a person of the account', () => {
  it('gets changed permissions immediately', async ({ server }) => {
    const owner = await addOwner(server)
    const jonas = await admit(server, owner.token, 'view')
    const body = { contact_id: jonas.contact_id, level: 'full' as const }
    const changed = await server.call(updatePersonLevel, { body }, { token: owner.token })
    expect(changed.data).toMatchObject({ level: 'full' })
    const { data } = await server.call(getAppData, {}, { token: jonas.token })
    expect(data).toContainEqual({ name: 'MANAGECONTACT', read: true, write: false, approve: false })
    expect(data).toContainEqual({ name: 'ACCOUNTPREF', read: true, write: true, approve: false })
  })

  it('is signed out immediately when they are removed, and can be invited again', async ({ server }) => {
    const owner = await addOwner(server)
    const jonas = await admit(server, owner.token, 'full')
    const removed = await server.call(removePerson, { body: { contact_id: jonas.contact_id } }, { token: owner.token })
    expect(removed.messages).toEqual([peopleTexts.removed])
    expect((await server.call(getAppData, {}, { token: jonas.token })).status).toBe(401)
    expect((await server.call(validateUser, { body: { email: jonas.email, password: next } })).status).toBe(400)
    expect(await people(server, owner.token)).toHaveLength(1)

    const again = await invite(server, owner.token, 'view', { ...someone(), email: jonas.email })
    expect(again.status).toBe(200)
    const body = { token: await tokenFor(server, jonas.email), new_password: 'Other#2026' }
    expect((await server.call(acceptInvitation, { body })).status).toBe(200)
    expect((await server.call(validateUser, { body: { email: jonas.email, password: 'Other#2026' } })).status).toBe(200)
  })

  it('can’t be removed while they are the last account holder', async ({ server }) => {
    const owner = await addOwner(server)
    const contact_id = owner.person.contactId
    const refused = { status: 409, messages: [peopleTexts.lastHolder] }
    expect(await server.call(removePerson, { body: { contact_id } }, { token: owner.token })).toMatchObject(refused)
    const body = { contact_id, level: 'view' as const }
    expect(await server.call(updatePersonLevel, { body }, { token: owner.token })).toMatchObject(refused)
  })

  it('can’t be removed by a second holder who is being removed', async ({ server }) => {
    const owner = await addOwner(server)
    const second = await admit(server, owner.token, 'holder')
    const answers = await Promise.all([
      server.call(removePerson, { body: { contact_id: second.contact_id } }, { token: owner.token }),
      server.call(removePerson, { body: { contact_id: owner.person.contactId } }, { token: second.token }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is not found by other customers', async ({ server }) => {
    const [owner, stranger] = [await addOwner(server), await addOwner(server)]
    const { contact_id } = await admit(server, owner.token, 'view')
    for (const endpoint of [removePerson, resendInvitation, cancelInvitation]) {
      expect((await server.call(endpoint, { body: { contact_id } }, { token: stranger.token })).status).toBe(404)
    }
  })
})
