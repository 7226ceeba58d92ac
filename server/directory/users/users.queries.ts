/** Finds, creates and changes users who can sign in, and their roles. */
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { isStaff } from '#shared/access/access'
import { markDeliverable } from '../../adapters/notifier/undeliverableEmails.queries'
import type { Executor } from '../../db/database'
import { contacts } from '../../db/schema/customers/accounts'
import { roles, userCustomers, users } from '../../db/schema/signIn/users'
import { fullName } from '../../fullName'

/** A role that may manage contacts makes its user an account holder. */
export const isHolder = sql`coalesce(${roles.rights} @> array['MANAGECONTACT.write'], false)`

/** Selects a user's role for a customer: the granted role, or their own when none was granted. */
export const isEffectiveRole = eq(roles.id, sql`coalesce(${userCustomers.roleId}, ${users.roleId})`)

/**
 * Finds the users who sign in for a customer: its own people before people with granted access, and account holders
 * first in each group.
 */
export const findSignInsFor = (db: Executor, customerNumber: string) => findSignInsOfAll(db, [customerNumber])

function findSignInsOfAll(db: Executor, customerNumbers: readonly string[]) {
  const isOwn = sql<boolean>`${contacts.customerNumber} = ${userCustomers.customerNumber}`
  // A granted role narrows the user's own role and never widens it.
  const isHolderHere = sql<boolean>`${isHolder} and exists (select 1 from ${roles} own
    where own.id = ${users.roleId} and own.rights @> array['MANAGECONTACT.write'])`
  return db
    .select({
      customerNumber: userCustomers.customerNumber,
      userId: users.id,
      userType: users.userType,
      email: users.email,
      lastSignInAt: users.lastSignInAt,
      contactId: contacts.id,
      firstName: contacts.firstName,
      lastName: contacts.lastName,
      phone: contacts.phone,
      isOwn,
      isHolder: isHolderHere,
    })
    .from(userCustomers)
    .innerJoin(users, and(eq(users.id, userCustomers.userId), eq(users.status, 'active')))
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .innerJoin(roles, isEffectiveRole)
    .where(inArray(userCustomers.customerNumber, [...customerNumbers]))
    .orderBy(desc(isOwn), desc(isHolderHere), asc(users.createdAt), asc(users.id))
}

/** Returns only the account holders. */
export const findHolders = (db: Executor, customerNumber: string) => findHoldersOfAll(db, [customerNumber])

export async function findHoldersOfAll(db: Executor, customerNumbers: readonly string[]) {
  return (await findSignInsOfAll(db, customerNumbers)).filter((person) => person.isHolder)
}

export async function findRoleId(db: Executor, name: string): Promise<string> {
  const [role] = await db.select({ id: roles.id }).from(roles).where(eq(roles.name, name))
  if (!role) throw new Error(`There is no role ${name}`)
  return role.id
}

/** Returns the current rights of a user; none when the user is no longer active. */
export async function findRights(db: Executor, userId: string): Promise<ReadonlySet<string>> {
  const [found] = await db
    .select({ rights: roles.rights })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(and(eq(users.id, userId), eq(users.status, 'active')))
  return new Set(found?.rights)
}

/** Finds the user with this sign-in email in any status. */
export async function findUserByEmail(db: Executor, email: string) {
  const [user] = await db
    .select({ id: users.id, status: users.status })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return user ?? null
}

export interface RoleChange {
  to: string
  /** When set, the role changes only if this is still the current one. */
  from?: string
}

export async function changeRole(db: Executor, userId: string, { to, from }: RoleChange): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ roleId: to })
    .where(and(eq(users.id, userId), from === undefined ? undefined : eq(users.roleId, from)))
    .returning({ id: users.id })
  return changed.length === 1
}

type NewUser = Pick<
  typeof users.$inferInsert,
  'email' | 'passwordHash' | 'mustChangePassword' | 'userType' | 'contactId' | 'roleId'
>

/** Creates a user, or restores one who was removed. Returns null when the email is taken. */
export async function createOrRestoreUser(
  db: Executor,
  user: NewUser,
  { number, emailVerifiedAt }: { number: string; emailVerifiedAt: Date | null },
) {
  const hasSameEmail = eq(sql`lower(${users.email})`, user.email.toLowerCase())
  const [restored] = await db
    .update(users)
    .set({ mustChangePassword: false, ...user, status: 'active' })
    .where(and(hasSameEmail, eq(users.status, 'removed')))
    .returning({ id: users.id })
  const [saved] = restored
    ? [restored]
    : await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id })
  if (!saved) return null
  await db.insert(userCustomers).values({ userId: saved.id, customerNumber: number }).onConflictDoNothing()
  if (emailVerifiedAt) {
    await db.update(contacts).set({ emailVerifiedAt }).where(eq(contacts.id, user.contactId))
    await markDeliverable(db, user.email)
  }
  return saved.id
}

export const findNameOf = async (db: Executor, userId: string): Promise<string> => (await findInviter(db, userId)).name

export async function findInviter(db: Executor, userId: string): Promise<{ name: string; isStaff: boolean }> {
  const [row] = await db
    .select({ firstName: contacts.firstName, lastName: contacts.lastName, userType: users.userType })
    .from(users)
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .where(eq(users.id, userId))
  return row ? { name: fullName(row), isStaff: isStaff(row.userType) } : { name: '', isStaff: false }
}
