/** Finds the staff to whom cases can be assigned. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Right } from '#shared/access/access'
import type { Colleague } from '#shared/contract/cases/queue'
import type { Executor } from '../../db/database'
import { contacts } from '../../db/schema/customers/accounts'
import { roles, users } from '../../db/schema/signIn/users'
import { fullName } from '../../fullName'

interface ColleagueFilter {
  right: Right
  /** Only this user; everyone if missing. */
  userId?: string
}

/** Returns the staff with a right by name, or one of them. */
export async function findColleagues(db: Executor, { right, userId }: ColleagueFilter): Promise<Colleague[]> {
  const rows = await db
    .select({ userId: users.id, firstName: contacts.firstName, lastName: contacts.lastName })
    .from(users)
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(
      and(
        eq(users.userType, 'CENTRIC'),
        eq(users.status, 'active'),
        sql`${right} = any(${roles.rights})`,
        userId === undefined ? undefined : eq(users.id, userId),
      ),
    )
    .orderBy(asc(contacts.firstName), asc(contacts.lastName), asc(users.id))
  return rows.map((row) => ({ user_id: row.userId, name: fullName(row) }))
}

/** Returns the names of users, whether or not they still work here. */
export async function findNames(db: Executor, userIds: string[]): Promise<Colleague[]> {
  if (userIds.length === 0) return []
  const rows = await db
    .select({ userId: users.id, firstName: contacts.firstName, lastName: contacts.lastName })
    .from(users)
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .where(inArray(users.id, userIds))
    .orderBy(asc(contacts.firstName), asc(contacts.lastName), asc(users.id))
  return rows.map((row) => ({ user_id: row.userId, name: fullName(row) }))
}
