/** Finds the users who can sign in, replaces passwords, and ends sessions, codes and resets. */
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { contacts } from '../../db/schema/customers/accounts'
import { oneTimeCodes, resetTokens, sessions, throttles } from '../../db/schema/signIn/signIn'
import { roles, users } from '../../db/schema/signIn/users'
import { spacingKey } from './attempts.queries'

/** The name by which emails address the user. */
const displayName = sql<string>`coalesce(nullif(${users.preferredName}, ''), ${contacts.firstName})`

export async function findUserByEmail(db: Executor, email: string) {
  const [user] = await db
    .select({
      id: users.id,
      email: users.email,
      passwordHash: users.passwordHash,
      mustChangePassword: users.mustChangePassword,
      lastSignInAt: users.lastSignInAt,
      userType: users.userType,
      rights: roles.rights,
      firstName: displayName,
      contactId: contacts.id,
      customerNumber: contacts.customerNumber,
      totpSecret: users.totpSecret,
      totpSince: users.totpSince,
    })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .where(and(sql`lower(${users.email}) = ${email.toLowerCase()}`, eq(users.status, 'active')))
  return user ?? null
}

/** Finds the oldest active user who has verified this phone number of ten digits. */
export async function findUserByPhone(db: Executor, phone: string) {
  const [user] = await db
    .select({
      id: users.id,
      email: users.email,
      userType: users.userType,
      firstName: displayName,
      contactId: contacts.id,
      customerNumber: contacts.customerNumber,
    })
    .from(users)
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .where(and(eq(contacts.phone, phone), isNotNull(contacts.phoneVerifiedAt), eq(users.status, 'active')))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(1)
  return user ?? null
}

export async function deleteSessionsOf(db: Executor, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

export async function voidCodesAndResets(db: Executor, userId: string): Promise<void> {
  await db.delete(resetTokens).where(eq(resetTokens.userId, userId))
  await db.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, userId))
  // No valid code is left, so the next requested one must be sent immediately.
  await db.delete(throttles).where(sql`starts_with(${throttles.key}, ${spacingKey(`${userId}:`)})`)
}

/** `mustChange` marks a password that someone else set. The user must choose a new one at the next sign-in. */
export async function updatePassword(
  db: Executor,
  userId: string,
  { passwordHash, mustChange = false }: { passwordHash: string; mustChange?: boolean },
): Promise<void> {
  await db.update(users).set({ passwordHash, mustChangePassword: mustChange }).where(eq(users.id, userId))
}
