import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import {
  copyRole,
  deleteRole,
  getRolePermissions,
  listRoleMembers,
  listRoles,
  type Permission,
  postRolePermissions,
  type RolePermissions,
  renameRole,
  updateRolePermissions,
} from '#shared/contract/access/roles'
import { listOpenCases } from '#shared/contract/cases/cases'
import { getAppData } from '#shared/contract/signIn/session'
import * as roleTexts from '#shared/texts/access/roles'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { roles, users } from '../../../server/db/schema/signIn/users'
import { addAccount, addPerson, type Person } from '../../support/data/people'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

/** The only user who may change roles in this file. */
let admin: Person
let token: string
it.beforeAll(async ({ server }) => {
  admin = await addPerson(server.database.db, { userType: 'CENTRIC' })
  token = await server.signIn(admin)
})

let made = 0
async function addRole(
  server: TestServer,
  { rights = [], isForStaff = true }: { rights?: string[]; isForStaff?: boolean } = {},
) {
  made += 1
  const name = `Team ${made}`
  const [role] = await server.database.db.insert(roles).values({ name, rights, isForStaff }).returning()
  return role?.id ?? ''
}

async function addMember(
  server: TestServer,
  roleId: string,
  options: Parameters<typeof addPerson>[1] = { userType: 'CENTRIC' },
) {
  const person = await addPerson(server.database.db, options)
  await server.database.db.update(users).set({ roleId }).where(eq(users.id, person.userId))
  return person
}

const read = async (server: TestServer, user_role_id: string) =>
  (await server.call(getRolePermissions, { query: { user_role_id } }, { token })).data as RolePermissions

const permission = (name: Permission['name'], changes: Partial<Permission> = {}): Permission => ({
  name,
  read: false,
  write: false,
  approve: false,
  ...changes,
})

const save = (server: TestServer, user_role_id: string, permissions: Permission[], { version = 1, as = token } = {}) =>
  server.call(updateRolePermissions, { body: { user_role_id, version, permissions } }, { token: as })

const roleOf = async (server: TestServer, { userId }: Person): Promise<string> => {
  const [user] = await server.database.db.select().from(users).where(eq(users.id, userId))
  return user?.roleId ?? ''
}

describe('the rights of a role', () => {
  it('are listed for every feature, and staff features only for staff roles', async ({ server }) => {
    const staff = await read(server, await addRole(server, { rights: ['CREDITS.read', 'CREDITS.approve'] }))
    expect(staff.permissions).toContainEqual(permission('CREDITS', { read: true, approve: true }))
    expect(staff.permissions).toContainEqual(permission('ACCOUNTS'))
    const customers = await read(server, await addRole(server, { isForStaff: false }))
    expect(customers.permissions).toHaveLength(10)
    expect(customers.permissions).not.toContainEqual(permission('CREDITS'))
  })

  it('apply from the next request of its members', async ({ server }) => {
    const role = await addRole(server, { rights: ['QUEUE.read'] })
    const member = await server.signIn(await addMember(server, role))
    const features = async () => (await server.call(getAppData, {}, { token: member })).data
    expect(await features()).toEqual([permission('QUEUE', { read: true })])
    const answer = await save(server, role, [permission('QUEUE'), permission('NOTICES', { read: true, write: true })])
    expect([answer.status, answer.messages]).toEqual([200, [roleTexts.updated]])
    expect(await features()).toEqual([permission('NOTICES', { read: true, write: true })])
  })

  it('can be sent with POST too', async ({ server }) => {
    const role = await addRole(server, { rights: ['QUEUE.read'] })
    const body = { user_role_id: role, version: 1, permissions: [permission('CREDITS', { read: true })] }
    expect((await server.call(postRolePermissions, { body }, { token })).messages).toEqual([roleTexts.updated])
    expect((await read(server, role)).permissions).toContainEqual(permission('CREDITS', { read: true }))
  })

  it('stay the same if they are not named', async ({ server }) => {
    const role = await addRole(server, { rights: ['QUEUE.read', 'CREDITS.read'] })
    await save(server, role, [permission('QUEUE')])
    expect((await read(server, role)).permissions).toContainEqual(permission('CREDITS', { read: true }))
  })

  it('leave a record of what was granted and revoked', async ({ server }) => {
    const role = await addRole(server, { rights: ['QUEUE.read'] })
    await save(server, role, [permission('QUEUE'), permission('AUDIT', { read: true })])
    const records = await server.database.db.select().from(auditRecords).where(eq(auditRecords.userId, admin.userId))
    expect(records.filter(({ action }) => action === 'role.changed').at(-1)?.details).toMatchObject({
      granted: 'AUDIT.read',
      withdrawn: 'QUEUE.read',
    })
  })

  it('can’t be changed on the basis of an earlier version', async ({ server }) => {
    const role = await addRole(server)
    expect((await save(server, role, [permission('QUEUE', { read: true })])).status).toBe(200)
    const late = await save(server, role, [permission('CREDITS', { read: true })])
    expect([late.status, late.messages]).toEqual([409, [roleTexts.editConflict]])
    expect((await read(server, role)).permissions).toContainEqual(permission('CREDITS'))
  })

  it('rights to write require the right to read', async ({ server }) => {
    const answer = await save(server, await addRole(server), [permission('QUEUE', { write: true })])
    expect([answer.status, answer.fields]).toEqual([400, { permissions: roleTexts.readingNeeded }])
  })

  it('the rights of staff are never given to customers, and would have no effect there', async ({ server }) => {
    const role = await addRole(server, { isForStaff: false })
    const answer = await save(server, role, [permission('CREDITS', { read: true })])
    expect([answer.status, answer.fields]).toEqual([400, { permissions: roleTexts.notForCustomers }])
    const customer = await addMember(server, await addRole(server, { rights: ['ACCESSCONTROL.read'] }), {
      userType: 'CUSTOMER',
    })
    expect((await server.call(listRoles, {}, { token: await server.signIn(customer) })).status).toBe(403)
  })

  it('can’t be changed without the right to it', async ({ server }) => {
    const role = await addRole(server, { rights: ['ACCESSCONTROL.read'] })
    const reader = await server.signIn(await addMember(server, role))
    expect((await server.call(listRoles, {}, { token: reader })).status).toBe(200)
    expect((await save(server, role, [permission('CREDITS', { read: true })], { as: reader })).status).toBe(403)
  })

  it('the rights of an unknown role are not found', async ({ server }) => {
    expect((await save(server, '00000000-0000-4000-8000-000000000000', [permission('QUEUE')])).status).toBe(404)
  })

  it('apply to customers too when they are revoked', async ({ server }) => {
    const role = await addRole(server, { rights: ['SERVICETICKET.read'], isForStaff: false })
    const customer = await addMember(server, role, {})
    const account = await addAccount(server.database.db, customer.customerNumber)
    const member = await server.signIn(customer)
    const list = () =>
      server.call(listOpenCases, { body: { crm_service_account_id: [account.serviceAccountId] } }, { token: member })
    expect((await list()).status).toBe(200)
    await save(server, role, [permission('SERVICETICKET')])
    expect((await list()).status).toBe(403)
  })
})

describe('the members of a role', () => {
  it('are listed by name and email address, page by page, without disabled ones', async ({ server }) => {
    const role = await addRole(server)
    const [one, other, gone] = [
      await addMember(server, role),
      await addMember(server, role),
      await addMember(server, role),
    ]
    await server.database.db.update(users).set({ status: 'removed' }).where(eq(users.id, gone.userId))
    const list = (page_number: number) =>
      server.call(listRoleMembers, { query: { user_role_id: role, page_number, page_size: 1 } }, { token })
    const pages = [await list(1), await list(2)].map(({ data }) => listRoleMembers.response.parse(data))
    expect(pages.map(({ total_count }) => total_count)).toEqual([2, 2])
    expect(pages.flatMap(({ members }) => members)).toEqual(
      [one, other]
        .map(({ userId, email }) => ({ user_id: userId, name: 'Ada Quill', email }))
        .toSorted((a, b) => (a.email < b.email ? -1 : 1)),
    )
  })

  it('the members of an unknown role are not found, and are not visible without the right', async ({ server }) => {
    const query = { user_role_id: '00000000-0000-4000-8000-000000000000' }
    expect((await server.call(listRoleMembers, { query }, { token })).status).toBe(404)
    const customer = await server.signIn(await addPerson(server.database.db))
    expect((await server.call(listRoleMembers, { query }, { token: customer })).status).toBe(403)
  })

  it('include the user, whose own role is marked', async ({ server }) => {
    const listed = listRoles.response.parse((await server.call(listRoles, {}, { token })).data)
    expect(listed.filter(({ is_own }) => is_own).map(({ user_role_id }) => user_role_id)).toEqual([
      await roleOf(server, admin),
    ])
  })

  it('are administrators if the role can read and change roles', async ({ server }) => {
    const reading = await roleOf(
      server,
      await addPerson(server.database.db, { userType: 'CENTRIC', rights: ['ACCESSCONTROL.read'] }),
    )
    const listed = listRoles.response.parse((await server.call(listRoles, {}, { token })).data)
    const found = (id: string) => listed.find(({ user_role_id }) => user_role_id === id)?.is_administrator
    expect([found(await roleOf(server, admin)), found(reading)]).toEqual([true, false])
  })
})

describe('the last users who can change roles', () => {
  const reading = [permission('ACCESSCONTROL', { read: true })]

  it('keep that right', async ({ server }) => {
    const own = await roleOf(server, admin)
    const answer = await save(server, own, reading, { version: (await read(server, own)).role.version })
    expect([answer.status, answer.messages]).toEqual([409, [roleTexts.lastAdministrator]])
  })
})

describe('staff roles', () => {
  const body = async (server: TestServer, rights: string[] = []) => ({
    user_role_id: await addRole(server, { rights }),
    version: 1,
  })

  it('are created as a copy of another one', async ({ server }) => {
    const from = await addRole(server, { rights: ['QUEUE.read'] })
    const answer = await server.call(copyRole, { body: { user_role_id: from, name: 'Night desk' } }, { token })
    const { user_role_id } = answer.data as { user_role_id: string }
    expect((await read(server, user_role_id)).role).toMatchObject({
      name: 'Night desk',
      is_for_staff: true,
      member_count: 0,
    })
    expect((await read(server, user_role_id)).permissions).toContainEqual(permission('QUEUE', { read: true }))
    const again = await server.call(copyRole, { body: { user_role_id: from, name: 'Night desk' } }, { token })
    expect([again.status, again.fields]).toEqual([409, { name: roleTexts.nameTaken }])
  })

  it('are renamed and deleted, but not while they have members', async ({ server }) => {
    const role = await body(server)
    const renamed = await server.call(renameRole, { body: { ...role, name: 'Day desk' } }, { token })
    expect(renamed.data).toMatchObject({ name: 'Day desk', version: 2 })
    const member = await addMember(server, role.user_role_id)
    const remove = () => server.call(deleteRole, { body: { ...role, version: 2 } }, { token })
    expect((await remove()).messages).toEqual([roleTexts.hasMembers])
    await server.database.db
      .update(users)
      .set({ roleId: await addRole(server) })
      .where(eq(users.id, member.userId))
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(404)
  })

  it('do not include the roles that customers get by name', async ({ server }) => {
    const user_role_id = await addRole(server, { isForStaff: false })
    const answer = await server.call(renameRole, { body: { user_role_id, version: 1, name: 'Other' } }, { token })
    expect(answer.messages).toEqual([roleTexts.isFixed])
  })
})
