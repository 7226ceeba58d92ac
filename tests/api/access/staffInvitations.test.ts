import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import {
  cancelInternalInvitation,
  changeInternalRole,
  inviteInternalUser,
  resendInternalInvitation,
} from '#shared/contract/access/internalUsers'
import { deleteRole } from '#shared/contract/access/roles'
import { acceptInvitation, getInvitation } from '#shared/contract/customers/people'
import { validateUser } from '#shared/contract/signIn/session'
import * as internalUserTexts from '#shared/texts/access/internalUsers'
import * as roleTexts from '#shared/texts/access/roles'
import * as commonTexts from '#shared/texts/common'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { roles, users } from '../../../server/db/schema/signIn/users'
import { deleteInvitation } from '../../../server/directory/users/invitations.queries'
import { readSentTo } from '../../support/data/customers/sentMessages'
import { addPerson, type Person } from '../../support/data/people'
import { countLockWaits } from '../../support/server/lockOrder'
import { readNewestMail } from '../../support/server/outbox'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let token: string
let roleId: string
it.beforeAll(async ({ server }) => {
  const name = { first: 'Imani', last: 'Admin' }
  await signInAs(server, await addPerson(server.database.db, { userType: 'CENTRIC', name }))
  const [role] = await server.database.db
    .insert(roles)
    .values({ name: 'Desk', rights: ['QUEUE.read'], isForStaff: true })
    .returning()
  roleId = role?.id ?? ''
})
it.afterEach(({ server }) => server.setNow(testNow))

const next = 'Quill#2026'
let inviter: Person
async function signInAs(server: TestServer, person: Person) {
  inviter = person
  token = await server.signIn(person)
}

let made = 0
const newEmail = () => `desk-${(made += 1)}@example.com`
const invite = (server: TestServer, email: string, changes: object = {}) =>
  server.call(
    inviteInternalUser,
    { body: { first_name: 'Jonas', last_name: 'Desk', email, user_role_id: roleId, ...changes } },
    { token },
  )
const linkIn = async (server: TestServer, email: string) =>
  /\/invitation\?token=([\w-]+)/.exec((await readNewestMail(server, email)).body)?.[1] ?? ''
const accept = (server: TestServer, link: string) =>
  server.call(acceptInvitation, { body: { token: link, new_password: next } })
const idOf = (data: unknown) => inviteInternalUser.response.parse(data).user?.contact_id ?? ''

describe('an invitation of staff', () => {
  it('is recorded without its link, which signs someone in', async ({ server }) => {
    const email = newEmail()
    await invite(server, email)
    expect(await linkIn(server, email)).not.toBe('')
    expect(await readSentTo(server, email)).toMatchObject([{ body: '', status: 'sent' }])
  })

  it('makes the recipient staff with the role, once', async ({ server }) => {
    const email = newEmail()
    const answer = await invite(server, email)
    expect([answer.status, answer.messages]).toEqual([200, [commonTexts.invitationSent]])
    expect(answer.data).toMatchObject({
      user: { name: 'Jonas Desk', status: 'invited', role_name: 'Desk', is_expired: false },
      waiting: null,
    })
    const link = await linkIn(server, email)
    expect((await server.call(getInvitation, { body: { token: link } })).data).toEqual({
      first_name: 'Jonas',
      email,
      invited_by: 'Imani Admin',
      level: 'staff',
      role_name: 'Desk',
      expires_at: '2026-03-20T15:00:00.000Z',
    })
    expect((await accept(server, link)).status).toBe(200)
    const signedIn = await server.call(validateUser, { body: { email, password: next } })
    expect(signedIn.data).toMatchObject({
      user_details: { userTypeCode: 'CENTRIC' },
      app_features: [{ name: 'QUEUE', read: true, write: false, approve: false }],
    })
    expect((await accept(server, link)).status).toBe(404)
    const [user] = await server.database.db.select().from(users).where(eq(users.email, email))
    const records = await server.database.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.userId, user?.id ?? ''))
    expect(records.map(({ action }) => action)).toContain('staff.joined')
  })

  it('is recorded', async ({ server }) => {
    const email = newEmail()
    await invite(server, email)
    const records = await server.database.db.select().from(auditRecords).where(eq(auditRecords.userId, inviter.userId))
    expect(records).toContainEqual(
      expect.objectContaining({ action: 'staff.invited', details: expect.objectContaining({ email, role: 'Desk' }) }),
    )
  })

  it('expires after seven days', async ({ server }) => {
    const email = newEmail()
    await invite(server, email)
    const link = await linkIn(server, email)
    server.setNow('2026-03-20T15:00:01.000Z')
    expect((await accept(server, link)).status).toBe(404)
  })

  it('works only with the newer link after it is sent again', async ({ server }) => {
    const email = newEmail()
    const contact_id = idOf((await invite(server, email)).data)
    const earlier = await linkIn(server, email)
    await server.call(resendInternalInvitation, { body: { contact_id } }, { token })
    const later = await linkIn(server, email)
    expect((await accept(server, earlier)).status).toBe(404)
    expect((await accept(server, later)).status).toBe(200)
  })

  it('does not work after it is canceled', async ({ server }) => {
    const email = newEmail()
    const contact_id = idOf((await invite(server, email)).data)
    await server.call(cancelInternalInvitation, { body: { contact_id } }, { token })
    expect((await accept(server, await linkIn(server, email))).status).toBe(404)
    expect((await server.call(resendInternalInvitation, { body: { contact_id } }, { token })).status).toBe(404)
  })

  it('can have its role changed before it is accepted', async ({ server }) => {
    const email = newEmail()
    const contact_id = idOf((await invite(server, email)).data)
    const [other] = await server.database.db
      .insert(roles)
      .values({ name: 'Counter', rights: [], isForStaff: true })
      .returning()
    const body = { contact_id, user_role_id: other?.id ?? '', seen_user_role_id: roleId }
    await server.call(changeInternalRole, { body }, { token })
    expect((await server.call(getInvitation, { body: { token: await linkIn(server, email) } })).data).toMatchObject({
      role_name: 'Counter',
    })
  })

  it('reports if it was accepted while its role was being changed, and leaves no record of a change', async ({
    server,
  }) => {
    const { db } = server.database
    const contact_id = idOf((await invite(server, newEmail())).data)
    const [other] = await db.insert(roles).values({ name: 'Late', rights: [], isForStaff: true }).returning()
    const body = { contact_id, user_role_id: other?.id ?? '', seen_user_role_id: roleId }
    const change = await db.transaction(async (tx) => {
      // Accepting an invitation does the same just before it commits.
      await deleteInvitation(tx, contact_id)
      const started = server.call(changeInternalRole, { body }, { token })
      await expect.poll(() => countLockWaits(db)).toBe(1)
      return { started }
    })
    const answer = await change.started
    expect([answer.status, answer.messages]).toEqual([409, [internalUserTexts.editConflict]])
    const records = await db.select().from(auditRecords).where(eq(auditRecords.action, 'staff.roleChanged'))
    expect(records.filter(({ details }) => details['contact'] === contact_id)).toEqual([])
  })

  it('is not sent to an address that has a user, or twice to the same address', async ({ server }) => {
    const customer = await addPerson(server.database.db)
    const taken = await invite(server, customer.email)
    expect([taken.status, taken.fields]).toEqual([409, { email: internalUserTexts.signsInAlready }])
    const email = newEmail()
    const answers = await Promise.all([invite(server, email), invite(server, email)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('requires a name, an address and a staff role', async ({ server }) => {
    const answer = await invite(server, 'nobody', { first_name: ' ' })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.fields).toSorted()).toEqual(['email', 'first_name'])
  })

  it('prevents the deletion of its role', async ({ server }) => {
    const [role] = await server.database.db
      .insert(roles)
      .values({ name: 'Promised', rights: [], isForStaff: true })
      .returning()
    await invite(server, newEmail(), { user_role_id: role?.id })
    const answer = await server.call(deleteRole, { body: { user_role_id: role?.id ?? '', version: 1 } }, { token })
    expect([answer.status, answer.messages]).toEqual([409, [roleTexts.hasMembers]])
  })
})
