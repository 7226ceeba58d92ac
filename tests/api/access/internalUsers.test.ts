import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import {
  changeInternalRole,
  changeInternalStatus,
  endInternalSessions,
  listInternalUsers,
  listStaffRoles,
  resetInternalTwoStep,
} from '#shared/contract/access/internalUsers'
import { getTwoStep } from '#shared/contract/signIn/security'
import { getAppData, validateUser } from '#shared/contract/signIn/session'
import * as internalUserTexts from '#shared/texts/access/internalUsers'
import * as roleTexts from '#shared/texts/access/roles'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import { buildApp } from '../../../server/app'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { roles, users } from '../../../server/db/schema/signIn/users'
import { addPerson, allRights, type Person, password } from '../../support/data/people'
import { turnOnTwoStep } from '../../support/data/signIn/twoStep'
import { readNewestMail } from '../../support/server/outbox'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let admin: Person
let token: string
it.beforeAll(async ({ server }) => {
  admin = await addPerson(server.database.db, { userType: 'CENTRIC', name: { first: 'Imani', last: 'Admin' } })
  token = await server.signIn(admin)
})

const modest = ['QUEUE.read', 'INTERNALUSERS.read', 'INTERNALUSERS.write']
const addStaff = (server: TestServer, rights: string[] = ['QUEUE.read'], name = { first: 'Percy', last: 'Clerk' }) =>
  addPerson(server.database.db, { userType: 'CENTRIC', rights, name })
const roleOf = async (server: TestServer, { userId }: Person): Promise<string> => {
  const [user] = await server.database.db.select().from(users).where(eq(users.id, userId))
  return user?.roleId ?? ''
}
const list = async (server: TestServer, query: object, as = token) =>
  (await server.call(listInternalUsers, { query }, { token: as })).data
const isIn = async (server: TestServer, as: string) => (await server.call(getAppData, {}, { token: as })).status === 200
const setStatus = (server: TestServer, { contactId }: Person, status: 'active' | 'disabled', as = token) =>
  server.call(changeInternalStatus, { body: { contact_id: contactId, status } }, { token: as })
const actionsOf = async (server: TestServer, { userId }: Person) =>
  (await server.database.db.select().from(auditRecords).where(eq(auditRecords.userId, userId))).map(
    ({ action }) => action,
  )

describe('the internal users', () => {
  it('are listed with their role, status, last sign-in and two-step sign-in', async ({ server }) => {
    const percy = await addStaff(server, ['QUEUE.read'], { first: 'Percy', last: 'Lonely' })
    const roleId = await roleOf(server, percy)
    expect(await list(server, { search: 'y lonel' })).toEqual({
      users: [
        {
          contact_id: percy.contactId,
          name: 'Percy Lonely',
          email: percy.email,
          user_role_id: roleId,
          role_name: `role ${percy.contactId}`,
          status: 'active',
          invited_until: null,
          is_expired: false,
          last_sign_in_at: null,
          has_two_step: false,
          is_self: false,
          is_administrator: false,
          can_change: true,
        },
      ],
      total_count: 1,
    })
  })

  it('are found by email and status, page by page, and include no customers', async ({ server }) => {
    const customer = await addPerson(server.database.db)
    expect(await list(server, { search: customer.email })).toMatchObject({ total_count: 0 })
    const away = await addStaff(server, ['QUEUE.read'], { first: 'Una', last: 'Paged' })
    await addStaff(server, ['QUEUE.read'], { first: 'Vera', last: 'Paged' })
    await setStatus(server, away, 'disabled')
    expect(await list(server, { search: 'paged', status: 'disabled' })).toMatchObject({
      users: [{ email: away.email }],
      total_count: 1,
    })
    expect(await list(server, { search: 'paged', page_number: '2', page_size: '1' })).toMatchObject({
      users: [{ name: 'Vera Paged' }],
      total_count: 2,
    })
  })

  it('are viewed with an access record', async ({ server }) => {
    const looker = await addStaff(server, ['INTERNALUSERS.read'])
    await list(server, {}, await server.signIn(looker))
    expect(await actionsOf(server, looker)).toContain('customer.opened')
  })
})

describe('disabling an internal user', () => {
  it('signs them out immediately and blocks sign-in, until they are enabled', async ({ server }) => {
    const percy = await addStaff(server)
    const theirs = await server.signIn(percy)
    const answer = await setStatus(server, percy, 'disabled')
    expect([answer.status, answer.messages]).toEqual([200, [internalUserTexts.disabled]])
    expect(await isIn(server, theirs)).toBe(false)
    const signIn = () => server.call(validateUser, { body: { email: percy.email, password } })
    expect((await signIn()).status).toBe(400)
    expect((await setStatus(server, percy, 'active')).messages).toEqual([internalUserTexts.enabled])
    expect(await isIn(server, theirs)).toBe(false)
    expect((await signIn()).status).toBe(200)
    expect(await actionsOf(server, admin)).toEqual(expect.arrayContaining(['staff.disabled', 'staff.enabled']))
  })

  it('is not allowed for the user’s own login', async ({ server }) => {
    const answer = await setStatus(server, admin, 'disabled')
    expect([answer.status, answer.messages]).toEqual([409, [internalUserTexts.notYourself]])
    expect(await isIn(server, token)).toBe(true)
  })

  it('is not allowed for a customer', async ({ server }) => {
    expect((await setStatus(server, await addPerson(server.database.db), 'disabled')).status).toBe(404)
  })

  it('is not allowed for a user with more rights', async ({ server }) => {
    const answer = await setStatus(server, admin, 'disabled', await server.signIn(await addStaff(server, modest)))
    expect([answer.status, answer.messages]).toEqual([409, [internalUserTexts.above]])
  })
})

describe('the role of an internal user', () => {
  const giveHaving = (
    server: TestServer,
    { contactId }: Person,
    user_role_id: string,
    having: { seen: string; as?: string },
  ) => {
    const body = { contact_id: contactId, user_role_id, seen_user_role_id: having.seen }
    return server.call(changeInternalRole, { body }, { token: having.as ?? token })
  }
  const give = async (server: TestServer, person: Person, roleId: string, as = token) =>
    giveHaving(server, person, roleId, { seen: await roleOf(server, person), as })

  it('applies from the next request, and a change leaves a record', async ({ server }) => {
    const percy = await addStaff(server)
    const theirs = await server.signIn(percy)
    const answer = await give(server, percy, await roleOf(server, await addStaff(server, ['CREDITS.read'])))
    expect(answer.messages).toEqual([internalUserTexts.roleChanged])
    expect((await server.call(getAppData, {}, { token: theirs })).data).toEqual([
      { name: 'CREDITS', read: true, write: false, approve: false },
    ])
    expect(await actionsOf(server, admin)).toContain('staff.roleChanged')
  })

  it('can’t be changed if someone else has changed it meanwhile', async ({ server }) => {
    const percy = await addStaff(server)
    const seen = await roleOf(server, percy)
    const [theirs, ours] = [await roleOf(server, await addStaff(server)), await roleOf(server, await addStaff(server))]
    await giveHaving(server, percy, theirs, { seen })
    const late = await giveHaving(server, percy, ours, { seen })
    expect([late.status, late.messages]).toEqual([409, [internalUserTexts.editConflict]])
    expect(await roleOf(server, percy)).toBe(theirs)
    expect((await giveHaving(server, percy, theirs, { seen })).status).toBe(200)
  })

  it('can’t be a customer role', async ({ server }) => {
    const answer = await give(server, await addStaff(server), await roleOf(server, await addPerson(server.database.db)))
    expect([answer.status, answer.fields]).toEqual([400, { user_role_id: internalUserTexts.roleOfCustomers }])
  })

  it('can’t have more rights than the user who gives it', async ({ server }) => {
    const lead = await addStaff(server, modest)
    const as = await server.signIn(lead)
    const high = await roleOf(server, admin)
    for (const person of [lead, await addStaff(server)]) {
      const answer = await give(server, person, high, as)
      expect([answer.status, answer.fields]).toEqual([400, { user_role_id: internalUserTexts.roleAbove }])
    }
    const offered = (await server.call(listStaffRoles, {}, { token: as })).data
    expect(offered).toContainEqual({ user_role_id: high, name: `role ${admin.contactId}`, can_issue: false })
    expect(offered).toContainEqual(
      expect.objectContaining({ user_role_id: await roleOf(server, lead), can_issue: true }),
    )
  })

  it('can’t lose access control if it belongs to the last administrator', async ({ server }) => {
    const { db } = server.database
    const low = await roleOf(server, await addStaff(server))
    await db.update(users).set({ status: 'disabled' }).where(eq(users.status, 'active'))
    await db.update(users).set({ status: 'active' }).where(eq(users.id, admin.userId))
    const answer = await give(server, admin, low)
    await db.update(users).set({ status: 'active' })
    expect([answer.status, answer.messages]).toEqual([409, [roleTexts.lastAdministrator]])
    expect(
      await db
        .select()
        .from(roles)
        .where(eq(roles.id, await roleOf(server, admin))),
    ).toMatchObject([{ rights: allRights }])
  })
})

describe('signing a colleague out', () => {
  it('ends all of their sessions immediately', async ({ server }) => {
    const percy = await addStaff(server)
    const theirs = [await server.signIn(percy), await server.signIn(percy)]
    const answer = await server.call(endInternalSessions, { body: { contact_id: percy.contactId } }, { token })
    expect(answer.messages).toEqual([internalUserTexts.signedOut])
    expect([await isIn(server, theirs[0] ?? ''), await isIn(server, theirs[1] ?? '')]).toEqual([false, false])
    expect(await actionsOf(server, admin)).toContain('staff.signedOut')
  })
})

describe('a colleague who works on another process of the server', () => {
  it('is signed out there too, with the next request', async ({ server }) => {
    const other = await buildApp(server.services, null)
    const theirs = await server.signIn(await addStaff(server))
    const percy = await addStaff(server)
    const headers = { authorization: `Bearer ${await server.signIn(percy)}` }
    const ask = async () => (await other.inject({ method: 'GET', url: getAppData.path, headers })).statusCode
    expect([await ask(), await isIn(server, theirs)]).toEqual([200, true])
    await server.call(endInternalSessions, { body: { contact_id: percy.contactId } }, { token })
    expect([await ask(), await isIn(server, theirs)]).toEqual([401, true])
    await other.close()
  })
})

describe('a lost second step', () => {
  const reset = (server: TestServer, { contactId }: Person) =>
    server.call(resetInternalTwoStep, { body: { contact_id: contactId } }, { token })

  it('is reset, their sessions end, and they are notified', async ({ server }) => {
    const percy = await addStaff(server)
    const theirs = await server.signIn(percy)
    await turnOnTwoStep(server, theirs, testNow)
    await server.finishJobs()
    expect((await reset(server, percy)).data).toMatchObject({ has_two_step: false })
    expect(await isIn(server, theirs)).toBe(false)
    const again = await server.signIn(percy)
    expect((await server.call(getTwoStep, {}, { token: again })).data).toMatchObject({ enabled: false })
    expect((await readNewestMail(server, percy.email)).body).toContain(loginEmailTexts.twoStepReset.paragraphs[0])
  })

  it('can’t be the user’s own: that requires the password and a code', async ({ server }) => {
    expect((await reset(server, admin)).messages).toEqual([internalUserTexts.notYourself])
  })
})
