/**
 * A server with two administrators who have separate roles and change staff rights. Both are created anew before every
 * test, and no other staff can sign in.
 */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Right } from '#shared/access/access'
import { type AccessChangeDecision, decideAccessChange, listAccessChanges } from '#shared/contract/access/accessChanges'
import { changeInternalRole, changeInternalStatus } from '#shared/contract/access/internalUsers'
import { type Permission, updateRolePermissions } from '#shared/contract/access/roles'
import { accessChanges } from '../../../../server/db/schema/access/access'
import { auditRecords } from '../../../../server/db/schema/access/auditRecords'
import { outboxMessages } from '../../../../server/db/schema/customers/outboxMessages'
import { roles, users } from '../../../../server/db/schema/signIn/users'
import { startServer, type TestServer, testNow } from '../../server/server'
import { addPerson, type Person } from '../people'

export const administratorRights: Right[] = [
  'ACCESSCONTROL.read',
  'ACCESSCONTROL.write',
  'INTERNALUSERS.read',
  'INTERNALUSERS.write',
]

export let server: TestServer
export let imani: Person
export let vera: Person
export let tokens: { imani: string; vera: string }

/** Starts the server for the tests of a file. */
export function setUpTwoAdministrators(): void {
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.finishJobs()
    server.setNow(testNow)
    const { db } = server.database
    await db.update(users).set({ status: 'disabled' })
    await db.delete(accessChanges)
    await db.delete(outboxMessages)
    imani = await addStaff(administratorRights, { first: 'Imani', last: 'Admin' })
    vera = await addStaff(administratorRights, { first: 'Vera', last: 'Second' })
    tokens = { imani: await server.signIn(imani), vera: await server.signIn(vera) }
  })
}

export const addStaff = (rights: Right[], name = { first: 'Percy', last: 'Clerk' }) =>
  addPerson(server.database.db, { userType: 'CENTRIC', rights, name })
export const disableUser = ({ userId }: Person) =>
  server.database.db.update(users).set({ status: 'disabled' }).where(eq(users.id, userId))

export const roleIdOf = async ({ userId }: Person): Promise<string> => {
  const [user] = await server.database.db.select().from(users).where(eq(users.id, userId))
  return user?.roleId ?? ''
}
export const roleOf = async (person: Person) => {
  const [role] = await server.database.db
    .select()
    .from(roles)
    .where(eq(roles.id, await roleIdOf(person)))
  if (!role) throw new Error('The person has no role')
  return role
}
export const rightsOf = async (person: Person): Promise<string[]> => (await roleOf(person)).rights

export const permission = (name: Permission['name'], changes: Partial<Permission>): Permission => ({
  name,
  read: false,
  write: false,
  approve: false,
  ...changes,
})
export const refundReader = permission('REFUNDS', { read: true })
export const refundApprover = permission('REFUNDS', { read: true, approve: true })

export const setRights = async (
  person: Person,
  permissions: Permission[],
  { as = tokens.imani, ...confirmation }: { password?: string; as?: string } = {},
) => {
  const { id, version } = await roleOf(person)
  return server.call(
    updateRolePermissions,
    { body: { user_role_id: id, version, permissions, ...confirmation } },
    { token: as },
  )
}
export const changeRole = async (person: Person, roleId: string, as = tokens.imani) => {
  const body = { contact_id: person.contactId, user_role_id: roleId, seen_user_role_id: await roleIdOf(person) }
  return server.call(changeInternalRole, { body }, { token: as })
}
export const setStatus = (
  { contactId }: Person,
  status: 'active' | 'disabled',
  { as = tokens.imani, ...confirmation }: { password?: string; as?: string } = {},
) => server.call(changeInternalStatus, { body: { contact_id: contactId, status, ...confirmation } }, { token: as })
export const listChanges = async (as: string) =>
  listAccessChanges.response.parse((await server.call(listAccessChanges, {}, { token: as })).data)
export const decideChange = async (decision: AccessChangeDecision, as: string, id?: string) => {
  const access_change_id = id ?? (await listChanges(as))[0]?.access_change_id ?? ''
  return server.call(decideAccessChange, { body: { access_change_id, decision } }, { token: as })
}
export const readMails = async () => {
  await server.finishJobs()
  const sent = await server.database.db.select().from(outboxMessages)
  return sent.map(({ recipient, subject, body }) => ({ recipient, subject, body }))
}
export const readAuditActions = async ({ userId }: Person) => {
  const records = await server.database.db.select().from(auditRecords).where(eq(auditRecords.userId, userId))
  return records.map(({ action }) => action)
}
