/** Queries staff: the users who sign in and the people who are invited. */
import { and, asc, count, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { isAdministrator } from '#shared/access/accessChangeRule'
import type { InternalStatus, InternalUser, internalUserSortColumns } from '#shared/contract/access/internalUsers'
import type { Executor } from '../../db/database'
import { limitOffsetOf } from '../../db/paging'
import { invitations } from '../../db/schema/access/access'
import { contacts, customers } from '../../db/schema/customers/accounts'
import { roles, users } from '../../db/schema/signIn/users'
import { orderOf, type SortColumns, type SortedPage } from '../../db/sorting'
import { fullName } from '../../fullName'
import { containsPattern } from '../../text/likePatterns'
import { hasRightsBeyond } from './rules'

const email = sql<string>`coalesce(${users.email}, ${invitations.email})`
const status = sql<InternalStatus>`case when ${users.id} is null then 'invited' else ${users.status} end`

const selectStaff = (db: Executor) =>
  db
    .select({
      contact: contacts,
      email,
      status,
      userId: users.id,
      lastSignInAt: users.lastSignInAt,
      totpSince: users.totpSince,
      invitedUntil: invitations.expiresAt,
      role: roles,
      providerNumber: customers.number,
    })
    .from(contacts)
    .innerJoin(customers, and(eq(customers.number, contacts.customerNumber), eq(customers.kind, 'provider')))
    .leftJoin(users, and(eq(users.contactId, contacts.id), eq(users.userType, 'CENTRIC'), ne(users.status, 'removed')))
    .leftJoin(invitations, and(eq(invitations.contactId, contacts.id), isNull(users.id)))
    // Contacts of the provider with neither a user nor an invitation are not staff.
    .innerJoin(roles, eq(roles.id, sql`coalesce(${users.roleId}, ${invitations.roleId})`))
    .$dynamic()

export type StaffRow = Awaited<ReturnType<typeof selectStaff>>[number]

interface StaffViewContext {
  viewer: { userId: string; rights: ReadonlySet<string> }
  now: Date
}

export const toInternalUser = (row: StaffRow, { viewer, now }: StaffViewContext): InternalUser => ({
  contact_id: row.contact.id,
  name: fullName(row.contact),
  email: row.email,
  user_role_id: row.role.id,
  role_name: row.role.name,
  status: row.status,
  invited_until: row.invitedUntil?.toISOString() ?? null,
  is_expired: row.invitedUntil !== null && row.invitedUntil <= now,
  last_sign_in_at: row.lastSignInAt?.toISOString() ?? null,
  has_two_step: row.totpSince !== null,
  is_self: row.userId === viewer.userId,
  is_administrator: row.status === 'active' && isAdministrator(row.role.rights),
  can_change: !hasRightsBeyond(row.role.rights, viewer.rights),
})

interface StaffFilter {
  search: string
  status: InternalStatus | undefined
}

const matchesFilter = (filter: StaffFilter): SQL | undefined =>
  and(
    isNull(contacts.removedAt),
    filter.status ? sql`${status} = ${filter.status}` : undefined,
    filter.search === ''
      ? undefined
      : sql`lower(${contacts.firstName} || ' ' || ${contacts.lastName} || ' ' || ${email}) like ${containsPattern(filter.search.toLowerCase())}`,
  )

const sortColumns: SortColumns<(typeof internalUserSortColumns)[number]> = {
  name: [contacts.lastName, contacts.firstName],
  role: [roles.name],
  status: [status],
  last: [users.lastSignInAt],
}

export async function findStaff(
  db: Executor,
  filter: StaffFilter,
  { page: { sort, ...page }, ...viewContext }: StaffViewContext & { page: SortedPage<keyof typeof sortColumns> },
) {
  const condition = matchesFilter(filter)
  const { limit, offset } = limitOffsetOf(page)
  const [rows, [counted]] = await Promise.all([
    selectStaff(db)
      .where(condition)
      .orderBy(...orderOf(sort, sortColumns, [asc(contacts.lastName), asc(contacts.firstName), asc(contacts.id)]))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(selectStaff(db).where(condition).as('staff')),
  ])
  return { users: rows.map((row) => toInternalUser(row, viewContext)), total_count: counted?.total ?? 0 }
}

export async function findStaffMember(db: Executor, contactId: string): Promise<StaffRow | null> {
  const [row] = await selectStaff(db).where(and(eq(contacts.id, contactId), isNull(contacts.removedAt)))
  return row ?? null
}

/** Returns the caller's current rights and their provider's number, or null when they can no longer sign in. */
export async function findCaller(db: Executor, userId: string) {
  const [row] = await db
    .select({ rights: roles.rights, providerNumber: contacts.customerNumber })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .where(and(eq(users.id, userId), eq(users.status, 'active'), eq(users.userType, 'CENTRIC')))
  return row ? { rights: new Set(row.rights), providerNumber: row.providerNumber } : null
}

export const findStaffRoles = (db: Executor) =>
  db.select().from(roles).where(eq(roles.isForStaff, true)).orderBy(asc(roles.name))

export async function findRole(db: Executor, roleId: string) {
  const [role] = await db.select().from(roles).where(eq(roles.id, roleId)).for('share')
  return role ?? null
}

export async function storeStatus(db: Executor, userId: string, next: 'active' | 'disabled'): Promise<void> {
  await db.update(users).set({ status: next }).where(eq(users.id, userId))
}

/** Returns whether the address has a staff invitation that has not expired. */
export async function isInvited(db: Executor, address: string, now: Date): Promise<boolean> {
  const found = await db
    .select({ id: invitations.id })
    .from(invitations)
    .innerJoin(customers, and(eq(customers.number, invitations.customerNumber), eq(customers.kind, 'provider')))
    .where(and(eq(sql`lower(${invitations.email})`, address.toLowerCase()), gt(invitations.expiresAt, now)))
    .limit(1)
  return found.length > 0
}
