/** Queries roles. */
import { and, asc, count, desc, eq } from 'drizzle-orm'
import { isAdministrator } from '#shared/access/accessChangeRule'
import type { ListedRole, Role, roleMemberSortColumns } from '#shared/contract/access/roles'
import { nextVersion } from '../../db/columns'
import type { Executor } from '../../db/database'
import { namedRecords } from '../../db/namedRecords'
import { limitOffsetOf } from '../../db/paging'
import { invitations } from '../../db/schema/access/access'
import { contacts } from '../../db/schema/customers/accounts'
import { roles, users } from '../../db/schema/signIn/users'
import { lowerCase, orderOf, type SortColumns, type SortedPage } from '../../db/sorting'
import { fullName } from '../../fullName'

const selectRoles = (db: Executor) =>
  db
    .select({ role: roles, members: count(users.id) })
    .from(roles)
    .leftJoin(users, and(eq(users.roleId, roles.id), eq(users.status, 'active')))
    .groupBy(roles.id)
    .$dynamic()

export type RoleRow = typeof roles.$inferSelect
type RoleWithMembers = Awaited<ReturnType<typeof selectRoles>>[number]

const toRole = ({ role, members }: RoleWithMembers): Role => ({
  user_role_id: role.id,
  name: role.name,
  is_for_staff: role.isForStaff,
  member_count: members,
  version: role.version,
})

/** Returns all roles and marks the caller's own. */
export async function findRoles(db: Executor, userId: string): Promise<ListedRole[]> {
  const [[user], found] = await Promise.all([
    db.select({ roleId: users.roleId }).from(users).where(eq(users.id, userId)),
    selectRoles(db).orderBy(desc(roles.isForStaff), asc(roles.name)),
  ])
  return found.map((row) => ({
    ...toRole(row),
    is_own: row.role.id === user?.roleId,
    is_administrator: isAdministrator(row.role.rights),
  }))
}

const sortColumns: SortColumns<(typeof roleMemberSortColumns)[number]> = {
  name: [contacts.lastName, contacts.firstName],
  email: [lowerCase(users.email)],
}

interface MembersPage extends SortedPage<keyof typeof sortColumns> {
  user_role_id: string
}

export async function findMembers(db: Executor, { user_role_id, sort, ...page }: MembersPage) {
  const hasRole = and(eq(users.roleId, user_role_id), eq(users.status, 'active'))
  const { limit, offset } = limitOffsetOf(page)
  const [rows, [counted]] = await Promise.all([
    db
      .select({ id: users.id, email: users.email, firstName: contacts.firstName, lastName: contacts.lastName })
      .from(users)
      .innerJoin(contacts, eq(contacts.id, users.contactId))
      .where(hasRole)
      .orderBy(...orderOf(sort, sortColumns, [asc(contacts.lastName), asc(contacts.firstName), asc(users.email)]))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(users).where(hasRole),
  ])
  return {
    members: rows.map(({ id, email, firstName, lastName }) => ({
      user_id: id,
      name: fullName({ firstName, lastName }),
      email,
    })),
    total_count: counted?.total ?? 0,
  }
}

export async function findRole(db: Executor, roleId: string): Promise<{ role: Role; rights: string[] } | null> {
  const [found] = await selectRoles(db).where(eq(roles.id, roleId))
  return found ? { role: toRole(found), rights: found.role.rights } : null
}

/** Only roles of staff are created and renamed. */
export const roleRecords = namedRecords<RoleRow, Pick<RoleRow, 'name' | 'rights'>, RoleRow>({
  table: roles,
  lock: 'roles',
  toRecord: (row) => row,
  hasNameOf: ({ name }) => eq(roles.name, name),
  select: (db, condition) => db.select().from(roles).where(condition),
  insert: (tx, input) =>
    tx
      .insert(roles)
      .values({ ...input, isForStaff: true })
      .onConflictDoNothing()
      .returning(),
  update: (tx, input, condition) =>
    tx
      .update(roles)
      .set({ ...input, version: nextVersion(roles.version) })
      .where(condition)
      .returning(),
})

export async function hasUsers(tx: Executor, roleId: string): Promise<boolean> {
  const memberRows = await tx.select({ id: users.id }).from(users).where(eq(users.roleId, roleId)).limit(1)
  const invitedRows = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(eq(invitations.roleId, roleId))
    .limit(1)
  return memberRows.length + invitedRows.length > 0
}

/** Returns null for a user that doesn't exist. */
export async function findRoleIdOf(tx: Executor, userId: string): Promise<string | null> {
  const [user] = await tx.select({ roleId: users.roleId }).from(users).where(eq(users.id, userId))
  return user?.roleId ?? null
}
