import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  changeInternalRole,
  changeInternalStatus,
  endInternalSessions,
  listInternalUsers,
  listStaffRoles,
  resetInternalTwoStep,
} from '#shared/contract/internalUsers'
import { getTwoStep } from '#shared/contract/security'
import { getAppData, validateUser } from '#shared/contract/session'
import { internalUserTexts } from '#shared/internalUserTexts'
import { roleTexts } from '#shared/roleTexts'
import { buildApp } from '../../server/app'
import { roles, users } from '../../server/db/schema/people'
import { auditRecords } from '../../server/db/schema/records'
import { newestMail } from '../support/outbox'
import { addPerson, allRights, password, type Person } from '../support/people'
import { startServer, testNow, type TestServer } from '../support/server'
import { turnOnTwoStep } from '../support/twoStep'

let server: TestServer
let admin: Person
let token: string
beforeAll(async () => {
  server = await startServer()
  admin = await addPerson(server.database.db, { userType: 'CENTRIC', name: { first: 'Imani', last: 'Admin' } })
  token = await server.signIn(admin)
})
afterAll(() => server.stop())

const modest = ['QUEUE.read', 'INTERNALUSERS.read', 'INTERNALUSERS.write']
const addStaff = (rights: string[] = ['QUEUE.read'], name = { first: 'Percy', last: 'Clerk' }) =>
  addPerson(server.database.db, { userType: 'CENTRIC', rights, name })
const roleOf = async ({ userId }: Person): Promise<string> => {
  const [user] = await server.database.db.select().from(users).where(eq(users.id, userId))
  return user?.roleId ?? ''
}
const list = async (query: object, as = token) => (await server.call(listInternalUsers, { query }, { token: as })).data
const isIn = async (as: string) => (await server.call(getAppData, {}, { token: as })).status === 200
const setStatus = ({ contactId }: Person, status: 'active' | 'disabled', as = token) =>
  server.call(changeInternalStatus, { body: { contact_id: contactId, status } }, { token: as })
const actionsOf = async ({ userId }: Person) =>
  (await server.database.db.select().from(auditRecords).where(eq(auditRecords.userId, userId))).map(
    ({ action }) => action,
  )

describe('the people of staff', () => {
  it('are listed with their role, state, last sign-in and second step', async () => {
    const percy = await addStaff(['QUEUE.read'], { first: 'Percy', last: 'Lonely' })
    const roleId = await roleOf(percy)
    expect(await list({ search: 'y lonel' })).toEqual({
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
          may_change: true,
        },
      ],
      total_count: 1,
    })
  })

  it('are found by email and state, page by page, and never among customers', async () => {
    const customer = await addPerson(server.database.db)
    expect(await list({ search: customer.email })).toMatchObject({ total_count: 0 })
    const away = await addStaff(['QUEUE.read'], { first: 'Una', last: 'Paged' })
    await addStaff(['QUEUE.read'], { first: 'Vera', last: 'Paged' })
    await setStatus(away, 'disabled')
    expect(await list({ search: 'paged', status: 'disabled' })).toMatchObject({
      users: [{ email: away.email }],
      total_count: 1,
    })
    expect(await list({ search: 'paged', page_number: '2', page_size: '1' })).toMatchObject({
      users: [{ name: 'Vera Paged' }],
      total_count: 2,
    })
  })

  it('are looked at on record', async () => {
    const looker = await addStaff(['INTERNALUSERS.read'])
    await list({}, await server.signIn(looker))
    expect(await actionsOf(looker)).toContain('customer.opened')
  })
})

describe('somebody of staff who is disabled', () => {
  it('is out at once, cannot sign in, and can again when enabled', async () => {
    const percy = await addStaff()
    const theirs = await server.signIn(percy)
    const answer = await setStatus(percy, 'disabled')
    expect([answer.status, answer.messages]).toEqual([200, [internalUserTexts.disabled]])
    expect(await isIn(theirs)).toBe(false)
    const signIn = () => server.call(validateUser, { body: { email: percy.email, password } })
    expect((await signIn()).status).toBe(400)
    expect((await setStatus(percy, 'active')).messages).toEqual([internalUserTexts.enabled])
    expect(await isIn(theirs)).toBe(false)
    expect((await signIn()).status).toBe(200)
    expect(await actionsOf(admin)).toEqual(expect.arrayContaining(['staff.disabled', 'staff.enabled']))
  })

  it('is never oneself', async () => {
    const answer = await setStatus(admin, 'disabled')
    expect([answer.status, answer.messages]).toEqual([409, [internalUserTexts.notYourself]])
    expect(await isIn(token)).toBe(true)
  })

  it('is never a customer', async () => {
    expect((await setStatus(await addPerson(server.database.db), 'disabled')).status).toBe(404)
  })

  it('may not do more than whoever disables them', async () => {
    const answer = await setStatus(admin, 'disabled', await server.signIn(await addStaff(modest)))
    expect([answer.status, answer.messages]).toEqual([409, [internalUserTexts.above]])
  })
})

describe('a role', () => {
  const giveHaving = ({ contactId }: Person, user_role_id: string, having: { seen: string; as?: string }) => {
    const body = { contact_id: contactId, user_role_id, seen_user_role_id: having.seen }
    return server.call(changeInternalRole, { body }, { token: having.as ?? token })
  }
  const give = async (person: Person, roleId: string, as = token) =>
    giveHaving(person, roleId, { seen: await roleOf(person), as })

  it('that is given holds from the next request, and leaves a record', async () => {
    const percy = await addStaff()
    const theirs = await server.signIn(percy)
    const answer = await give(percy, await roleOf(await addStaff(['CREDITS.read'])))
    expect(answer.messages).toEqual([internalUserTexts.roleChanged])
    expect((await server.call(getAppData, {}, { token: theirs })).data).toEqual([
      { name: 'CREDITS', read: true, write: false, approve: false },
    ])
    expect(await actionsOf(admin)).toContain('staff.roleChanged')
  })

  it('is not given over one that somebody else gave meanwhile', async () => {
    const percy = await addStaff()
    const seen = await roleOf(percy)
    const [theirs, ours] = [await roleOf(await addStaff()), await roleOf(await addStaff())]
    await giveHaving(percy, theirs, { seen })
    const late = await giveHaving(percy, ours, { seen })
    expect([late.status, late.messages]).toEqual([409, [internalUserTexts.changedMeanwhile]])
    expect(await roleOf(percy)).toBe(theirs)
    expect((await giveHaving(percy, theirs, { seen })).status).toBe(200)
  })

  it('of customers is not for staff', async () => {
    const answer = await give(await addStaff(), await roleOf(await addPerson(server.database.db)))
    expect([answer.status, answer.fields]).toEqual([400, { user_role_id: internalUserTexts.roleOfCustomers }])
  })

  it('that may do more than oneself cannot be given, to nobody', async () => {
    const lead = await addStaff(modest)
    const as = await server.signIn(lead)
    const high = await roleOf(admin)
    for (const person of [lead, await addStaff()]) {
      const answer = await give(person, high, as)
      expect([answer.status, answer.fields]).toEqual([400, { user_role_id: internalUserTexts.roleAbove }])
    }
    const offered = (await server.call(listStaffRoles, {}, { token: as })).data
    expect(offered).toContainEqual({ user_role_id: high, name: `role ${admin.contactId}`, may_give: false })
    expect(offered).toContainEqual(expect.objectContaining({ user_role_id: await roleOf(lead), may_give: true }))
  })

  it('without access control is not for the last administrator', async () => {
    const { db } = server.database
    const low = await roleOf(await addStaff())
    await db.update(users).set({ status: 'disabled' }).where(eq(users.status, 'active'))
    await db.update(users).set({ status: 'active' }).where(eq(users.id, admin.userId))
    const answer = await give(admin, low)
    await db.update(users).set({ status: 'active' })
    expect([answer.status, answer.messages]).toEqual([409, [roleTexts.lastAdministrator]])
    expect(
      await db
        .select()
        .from(roles)
        .where(eq(roles.id, await roleOf(admin))),
    ).toMatchObject([{ rights: allRights }])
  })
})

describe('signing a colleague out', () => {
  it('ends all of their sessions at once', async () => {
    const percy = await addStaff()
    const theirs = [await server.signIn(percy), await server.signIn(percy)]
    const answer = await server.call(endInternalSessions, { body: { contact_id: percy.contactId } }, { token })
    expect(answer.messages).toEqual([internalUserTexts.signedOut])
    expect([await isIn(theirs[0] ?? ''), await isIn(theirs[1] ?? '')]).toEqual([false, false])
    expect(await actionsOf(admin)).toContain('staff.signedOut')
  })
})

describe('a colleague who works on another process of the server', () => {
  it('is out there too, with the very next request', async () => {
    const other = await buildApp(server.services, null)
    const theirs = await server.signIn(await addStaff())
    const percy = await addStaff()
    const headers = { authorization: `Bearer ${await server.signIn(percy)}` }
    const ask = async () => (await other.inject({ method: 'GET', url: getAppData.path, headers })).statusCode
    expect([await ask(), await isIn(theirs)]).toEqual([200, true])
    await server.call(endInternalSessions, { body: { contact_id: percy.contactId } }, { token })
    expect([await ask(), await isIn(theirs)]).toEqual([401, true])
    await other.close()
  })
})

describe('a second step that was lost', () => {
  const reset = ({ contactId }: Person) =>
    server.call(resetInternalTwoStep, { body: { contact_id: contactId } }, { token })

  it('is reset, with their sessions, and they are told', async () => {
    const percy = await addStaff()
    const theirs = await server.signIn(percy)
    await turnOnTwoStep(server, theirs, testNow)
    expect((await reset(percy)).data).toMatchObject({ has_two_step: false })
    expect(await isIn(theirs)).toBe(false)
    const again = await server.signIn(percy)
    expect((await server.call(getTwoStep, {}, { token: again })).data).toMatchObject({ enabled: false })
    expect((await newestMail(server, percy.email)).body).toContain('turned your two-step sign-in off')
  })

  it('is not one’s own: that needs the password and a code', async () => {
    expect((await reset(admin)).messages).toEqual([internalUserTexts.notYourself])
  })
})
